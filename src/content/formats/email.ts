import type { Format, FormatFault } from "./format.ts";

export const email: Format = {
  code: "email",
  check: checkEmail,
  pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
  example: "contato@aurora.example",
};

function checkEmail(text: string): FormatFault | undefined {
  const name = "[\\w!#$%&'*+/=?^`{|}~-]+";
  const host = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
  const isRight = new RegExp(`^${name}(?:\\.${name})*@${host}(?:\\.${host})+$`, "i").test(text);
  return isRight && text.length <= 254 ? undefined : { code: "email" };
}
