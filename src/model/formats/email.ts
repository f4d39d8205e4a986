import type { Format, FormatError } from "./format.ts";
import { splitIfAllValid } from "./multiple-values.ts";

export const email: Format = {
  code: "email",
  check: checkEmail,
  pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
  example: "contato@aurora.example",
};

function checkEmail(text: string): FormatError | undefined {
  if (isEmail(text)) return undefined;
  const several = splitIfAllValid(text, isEmail);
  const meant = text
    .replace(/\s+/g, "")
    .replace(/,/g, ".")
    .replace(/^mailto:/i, "");
  return { code: "email", ...(several ? { several } : isEmail(meant) && { meant }) };
}

function isEmail(text: string): boolean {
  const name = "[\\w!#$%&'*+/=?^`{|}~-]+";
  const host = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
  const isRight = new RegExp(`^${name}(?:\\.${name})*@${host}(?:\\.${host})+$`, "i").test(text);
  return isRight && text.length <= 254;
}
