import { digitLookAlikes } from "../../../yaml/lossless-fix.ts";
import { hasPointGrouping, normalizeNumber } from "./number-format.ts";

// What may stand right at a number; any other letters there were meant for something else.
const units = "R\\$|US\\$|\\$|€|%|px|h|min|m|reais|anos|letras?";
const numberWithUnit = new RegExp(`^(.*?)(?:${units})?(-?\\d[\\d.,]*)(?:${units})?(\\s.*)?$`, "is");
// "2 mil" is no 2.
const multiplierWords =
  /(?:^|\s)(?:mil|milh(?:ão|ões|ao|oes)|mi|bi|k|dúzias?|centos?|meia)(?:\s|$|[.,])/i;

/**
 * The number that a Brazilian text means, as YAML writes it: "R$ 1.299,90" is 1299.90;
 * `undefined` if none is clear. No digit of it is lost.
 */
export function parseNumber(text: string, _country?: string): string | undefined {
  const [, before = "", number = "", after = ""] = numberWithUnit.exec(text.trim()) ?? [];
  const isAlone = !/\d/.test(before + after) && (before === "" || /[\s$€]$/.test(before));
  if (number === "" || !isAlone || digitLookAlikes(text).length > 0 || multiplierWords.test(text))
    return;
  return normalizeNumber(number, ",");
}

/** Whether a point most likely separates the thousands. */
export function hasThousandsSeparator(written: string, _country?: string): boolean {
  return hasPointGrouping(written);
}
