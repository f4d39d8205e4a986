import { lookAlikesIn } from "../../../text/kept-signs.ts";

// What may stand right at a number; any other letters there were meant for something else.
const signs =
  "(?:US|A|C|NZ)?\\$|£|€|%|px|hrs?|h|mins?|m|pounds?|dollars?|euros?|years?|letters?|p(?=$)";
const amount = new RegExp(`^(.*?)(?:${signs})?(-?\\d[\\d.,]*)(?:${signs})?(\\s.*)?$`, "is");
// "2 thousand" is no 2.
const multiples =
  /(?:^|\s)(?:hundred|thousand|millions?|billions?|m|mn|bn|k|grand|dozens?|half)(?:\s|$|[.,])/i;

/**
 * The number that an English text means, as YAML writes it: "£1,299.90" is 1299.90;
 * `undefined` if none is clear: a comma before other than three digits is one of somebody who writes
 * as on the continent. No digit of it is lost.
 */
export function toNumber(text: string): string | undefined {
  const [, before = "", number = "", after = ""] = amount.exec(text.trim()) ?? [];
  const isAlone = !/\d/.test(before + after) && (before === "" || /[\s$€£]$/.test(before));
  if (number === "" || !isAlone || lookAlikesIn(text).length > 0 || multiples.test(text)) return;
  const digits = number.replace(/[.,]$/, "");
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
  const plain = isGrouped ? digits.replaceAll(",", "") : digits;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** Whether a point most likely separates the thousands: never in English, where a comma does. */
export function hasThousandsPoint(_written: string): boolean {
  return false;
}
