import { digitLookAlikes } from "../../../yaml/lossless-fix.ts";
import { hasPointGrouping, normalizeNumber } from "./number-format.ts";

// Units that may directly follow a number. Any other letters mean that the text is not a plain
// number.
const units = "R\\$|US\\$|\\$|€|%|px|h|min|m|reais|anos|letras?";
const numberWithUnit = new RegExp(`^(.*?)(?:${units})?(-?\\d[\\d.,]*)(?:${units})?(\\s.*)?$`, "is");
// "2 mil" is 2000, not 2.
const multiplierWords =
  /(?:^|\s)(?:mil|milh(?:ão|ões|ao|oes)|mi|bi|k|dúzias?|centos?|meia)(?:\s|$|[.,])/i;

/**
 * Reads a number from Brazilian text: "R$ 1.299,90" gives "1299.90". All digits are preserved.
 *
 * @returns the number as YAML writes it; `undefined` if the text is ambiguous
 */
export function parseNumber(text: string, _country?: string): string | undefined {
  const [, before = "", number = "", after = ""] = numberWithUnit.exec(text.trim()) ?? [];
  const isAlone = !/\d/.test(before + after) && (before === "" || /[\s$€]$/.test(before));
  if (number === "" || !isAlone || digitLookAlikes(text).length > 0 || multiplierWords.test(text))
    return;
  return normalizeNumber(number, ",");
}

/** Whether a point in a YAML number is most likely a thousands separator. */
export function hasThousandsPoint(written: string, _country?: string): boolean {
  return hasPointGrouping(written);
}
