import type { HTMLAttributes } from "react";
import type { FieldPlace } from "../schema/field-place.ts";

const inputModes: Readonly<Record<string, HTMLAttributes<HTMLInputElement>["inputMode"]>> = {
  phone: "tel",
  cep: "numeric",
  cpf: "numeric",
  // An alphanumeric CNPJ contains letters.
  cnpj: "text",
  email: "email",
  "uri-https": "url",
};

/** Returns the input attributes for the `format` of a field. They choose the on-screen keyboard. */
export function inputAttributes({
  node,
}: FieldPlace): HTMLAttributes<HTMLInputElement> & { type: string } {
  const inputMode = inputModes[node.format ?? ""] ?? "text";
  return { type: "text", inputMode };
}
