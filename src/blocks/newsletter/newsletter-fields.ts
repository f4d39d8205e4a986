import type { BlockOf } from "../../model/types.ts";
import type { ParsedField } from "../../ui/form/parsed-field.ts";

type NewsletterTexts = Pick<BlockOf<"newsletter">, "label" | "placeholder" | "consent">;

/**
 * Creates the fields of the form: a required e-mail field without format validation, and a checkbox
 * if the editor asks for consent.
 */
export function createNewsletterFields(
  { label, placeholder, consent }: NewsletterTexts,
  noAddress: string,
): ParsedField[] {
  const email: ParsedField = {
    name: "email",
    type: "email",
    label,
    placeholder,
    autocomplete: "email",
    rules: [{ type: "required", message: noAddress }],
  };
  if (!consent) return [email];
  const { label: words, message } = consent;
  const rules: ParsedField["rules"] = [{ type: "required", message }];
  return [email, { name: "consent", type: "checkbox", label: words, rules }];
}
