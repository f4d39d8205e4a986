import { numberFormat } from "#lang/studio/fields/schema/number-format";

/**
 * A parsed number, or why the typed text was rejected. `grouped` means that its separator may mean
 * thousands or decimals.
 */
export type NumberParseResult = number | "unreadable" | "grouped";

/**
 * Parses a number in the format of the studio's language, with or without thousands separators. In
 * some languages, people also type the thousands separator for decimals. There, a single one before
 * three digits is ambiguous.
 */
export function parseNumber(text: string, marks = numberFormat): NumberParseResult {
  const { decimal, thousands, isMixed, money } = marks;
  const plain = text
    .replace(/[\s\u00a0]+/g, "")
    .replace(money, "")
    .replace("−", "-");
  // Thousands groups do not start with zero: "0.125" is a decimal.
  const groups = `-?[1-9]\\d{0,2}(?:\\${thousands}\\d{3})`;
  if (isMixed && matchesWholly(plain, groups)) return "grouped";
  if (matchesWholly(plain, `${groups}+(?:\\${decimal}\\d*)?`)) {
    return plainTextToNumber(plain.replaceAll(thousands, ""), marks);
  }
  const point = isMixed ? "[.,]" : `\\${decimal}`;
  const isNumber = matchesWholly(plain, `-?(?:\\d+(?:${point}\\d*)?|${point}\\d+)`);
  return isNumber ? plainTextToNumber(plain, marks) : "unreadable";
}

/**
 * Formats a number in the studio's language, without thousands separators. Keeps the exponent form
 * of very large and very small numbers.
 */
export function formatNumber(number: number, { decimal } = numberFormat): string {
  const plain = String(number);
  return plain.includes("e") ? plain : plain.replace(".", decimal);
}

/** Returns both meanings of a `grouped` number: without and with decimals. */
export function interpretGroupedNumber(
  text: string,
  { decimal, thousands } = numberFormat,
): [string, string] {
  return [text.replace(thousands, ""), text.replace(thousands, decimal)];
}

function matchesWholly(text: string, pattern: string): boolean {
  return new RegExp(`^${pattern}$`).test(text);
}

function plainTextToNumber(plain: string, { decimal }: typeof numberFormat): NumberParseResult {
  const number = Number(plain.replace(decimal, "."));
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? number : "unreadable";
}
