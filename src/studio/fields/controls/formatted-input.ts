import type { HTMLAttributes } from "react";
import type { FieldPlace } from "../kinds/field-place.ts";

const inputModes: Readonly<Record<string, HTMLAttributes<HTMLInputElement>["inputMode"]>> = {
  phone: "tel",
  cep: "numeric",
  cpf: "numeric",
  // A CNPJ may have letters.
  cnpj: "text",
  email: "email",
  "uri-https": "url",
};

/** How a field of a certain form is typed, on a telephone above all. */
export function formattedInput({
  node,
}: FieldPlace): HTMLAttributes<HTMLInputElement> & { type: string } {
  const inputMode = inputModes[node.format ?? ""] ?? "text";
  return { type: "text", inputMode };
}
