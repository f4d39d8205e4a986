import { digitLookAlikes } from "../../../yaml/lossless-fix.ts";
import { decimalSeparator, hasPointGrouping, normalizeNumber } from "./number-format.ts";

// Units that may directly follow a number. Any other letters mean that the text is not a plain
// number.
const units =
  "(?:US|A|C|NZ)?\\$|£|€|%|px|hrs?|h|mins?|m|pounds?|dollars?|euros?|years?|letters?|p(?=$)";
const numberWithUnit = new RegExp(`^(.*?)(?:${units})?(-?\\d[\\d.,]*)(?:${units})?(\\s.*)?$`, "is");
// "2 thousand" is 2000, not 2.
const multiplierWords =
  /(?:^|\s)(?:hundred|thousand|millions?|billions?|m|mn|bn|k|grand|dozens?|half)(?:\s|$|[.,])/i;

/**
 * Reads a number from English text: "£1,299.90" gives "1299.90". In a country with a decimal comma,
 * "1.299,90" gives the same. Elsewhere a comma without three digits after it is ambiguous. All
 * digits are preserved.
 *
 * @param country the firm's country, two letters
 * @returns the number as YAML writes it; `undefined` if the text is ambiguous
 */
export function parseNumber(text: string, country = ""): string | undefined {
  // "32,-" is 32 with no cents.
  const whole = text.trim().replace(/,[-–—]{1,2}(?=\s|\p{Sc}|$)/u, "");
  const [, before = "", number = "", after = ""] = numberWithUnit.exec(whole) ?? [];
  const isAlone = !/\d/.test(before + after) && (before === "" || /[\s$€£]$/.test(before));
  if (number === "" || !isAlone || digitLookAlikes(text).length > 0 || multiplierWords.test(text))
    return;
  return normalizeNumber(number, decimalSeparator(country));
}

/**
 * Whether a point in a YAML number is most likely a thousands separator. Always false in a country
 * with a decimal point, where a comma separates thousands.
 */
export function hasThousandsPoint(written: string, country = ""): boolean {
  return decimalSeparator(country) === "," && hasPointGrouping(written);
}
