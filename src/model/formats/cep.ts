import type { Format, FormatError } from "./format.ts";

/** A Brazilian postal code. */
export const cep: Format = {
  code: "cep",
  check: checkCep,
  pattern: "^[0-9]{5}-[0-9]{3}$",
  example: "39400-000",
};

function checkCep(text: string): FormatError | undefined {
  if (/^\d{5}-\d{3}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const meant = digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : undefined;
  return { code: "cep", meant };
}
