import { lookAlikesIn } from "../../../text/kept-signs.ts";

// What may stand right at a number; any other letters there were meant for something else.
const signs = "R\\$|US\\$|\\$|€|%|px|h|min|m|reais|anos|letras?";
const amount = new RegExp(`^(.*?)(?:${signs})?(-?\\d[\\d.,]*)(?:${signs})?(\\s.*)?$`, "is");
// "2 mil" is no 2.
const multiples =
  /(?:^|\s)(?:mil|milh(?:ão|ões|ao|oes)|mi|bi|k|dúzias?|centos?|meia)(?:\s|$|[.,])/i;

/**
 * The number that a Brazilian text means, as YAML writes it: "R$ 1.299,90" is 1299.90;
 * `undefined` if none is clear. No digit of it is lost.
 */
export function toNumber(text: string): string | undefined {
  const [, before = "", number = "", after = ""] = amount.exec(text.trim()) ?? [];
  const isAlone = !/\d/.test(before + after) && (before === "" || /[\s$€]$/.test(before));
  if (number === "" || !isAlone || lookAlikesIn(text).length > 0 || multiples.test(text)) return;
  const digits = number.replace(/[.,]$/, "");
  const isGrouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits);
  // Three digits behind a comma may be thousands of somebody who writes like the English.
  if (!isGrouped && /,\d{3}$/.test(digits)) return;
  const plain = (isGrouped ? digits.replaceAll(".", "") : digits).replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** True when a point most likely separates the thousands: "1.299". */
export function hasThousandsPoint(written: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(written);
}
