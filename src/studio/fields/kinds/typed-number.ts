import { numberMarks } from "./number-marks.pt-br.ts";

/** A typed number, or why it is none: `grouped` where a mark may part thousands or decimals. */
export type TypedNumber = number | "unreadable" | "grouped";

/**
 * Reads a number as people of the studio's language type it, with or without the mark between thousands. Where that
 * mark is typed for decimals too, one alone before three figures says nothing certain.
 */
export function readTypedNumber(text: string, marks = numberMarks): TypedNumber {
  const { decimal, thousands, isMixed, money } = marks;
  const plain = text
    .replace(/[\s\u00a0]+/g, "")
    .replace(money, "")
    .replace("−", "-");
  // No thousands begin with a nought: "0.125" is a part of one.
  const groups = `-?[1-9]\\d{0,2}(?:\\${thousands}\\d{3})`;
  if (isMixed && matches(plain, groups)) return "grouped";
  if (matches(plain, `${groups}+(?:\\${decimal}\\d*)?`)) {
    return toNumber(plain.replaceAll(thousands, ""), marks);
  }
  const point = isMixed ? "[.,]" : `\\${decimal}`;
  const isNumber = matches(plain, `-?(?:\\d+(?:${point}\\d*)?|${point}\\d+)`);
  return isNumber ? toNumber(plain, marks) : "unreadable";
}

/** A number as people of the studio's language write it, with nothing between thousands. */
export function writeNumber(number: number, { decimal } = numberMarks): string {
  const plain = String(number);
  return plain.includes("e") ? plain : plain.replace(".", decimal);
}

/** Both ways to write a number that is `grouped`: as a whole one, and with decimals. */
export function bothWays(text: string, { decimal, thousands } = numberMarks): [string, string] {
  return [text.replace(thousands, ""), text.replace(thousands, decimal)];
}

function matches(text: string, pattern: string): boolean {
  return new RegExp(`^${pattern}$`).test(text);
}

function toNumber(plain: string, { decimal }: typeof numberMarks): TypedNumber {
  const number = Number(plain.replace(decimal, "."));
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? number : "unreadable";
}
