import { digitLookAlikes } from "../../../yaml/lossless-fix.ts";
import { decimalSeparator, hasPointGrouping, normalizeNumber } from "./number-format.ts";

// What may stand right at a number; any other letters there were meant for something else.
const units =
  "(?:US|A|C|NZ)?\\$|£|€|%|px|hrs?|h|mins?|m|pounds?|dollars?|euros?|years?|letters?|p(?=$)";
const numberWithUnit = new RegExp(`^(.*?)(?:${units})?(-?\\d[\\d.,]*)(?:${units})?(\\s.*)?$`, "is");
// "2 thousand" is no 2.
const multiplierWords =
  /(?:^|\s)(?:hundred|thousand|millions?|billions?|m|mn|bn|k|grand|dozens?|half)(?:\s|$|[.,])/i;

/**
 * The number that an English text means, as YAML writes it: "£1,299.90" is 1299.90. In a country whose people write a
 * comma before the cents, "1.299,90" is. `undefined` if none is clear: elsewhere a comma before other than three digits
 * is one of somebody who writes as on the continent. No digit of it is lost.
 *
 * @param country that of the firm, two letters
 */
export function parseNumber(text: string, country = ""): string | undefined {
  // "32,-" are 32 whole ones.
  const whole = text.trim().replace(/,[-–—]{1,2}(?=\s|\p{Sc}|$)/u, "");
  const [, before = "", number = "", after = ""] = numberWithUnit.exec(whole) ?? [];
  const isAlone = !/\d/.test(before + after) && (before === "" || /[\s$€£]$/.test(before));
  if (number === "" || !isAlone || digitLookAlikes(text).length > 0 || multiplierWords.test(text))
    return;
  return normalizeNumber(number, decimalSeparator(country));
}

/** Whether a point most likely separates the thousands: never where the English write, for a comma does there. */
export function hasThousandsSeparator(written: string, country = ""): boolean {
  return decimalSeparator(country) === "," && hasPointGrouping(written);
}
