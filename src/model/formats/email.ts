import type { Format, FormatFault } from "./format.ts";
import { severalIn } from "./several.ts";

export const email: Format = {
  code: "email",
  check: checkEmail,
  pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
  example: "contato@aurora.example",
};

function checkEmail(text: string): FormatFault | undefined {
  if (isEmail(text)) return undefined;
  const several = severalIn(text, isEmail);
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
