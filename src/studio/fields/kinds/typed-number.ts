/** A typed number, or why it is none: `grouped` where a point may part thousands or decimals. */
export type TypedNumber = number | "unreadable" | "grouped";

/** Reads a number as people type it: with a decimal comma or point, with points between thousands. */
export function readTypedNumber(text: string): TypedNumber {
  const plain = text
    .replace(/[\s\u00a0]+/g, "")
    .replace(/^(?:R\$|[€$£])/, "")
    .replace("−", "-");
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain)) return "grouped";
  // No thousands begin with a nought: "0.125" is a part of one.
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(plain))
    return toNumber(plain.replaceAll(".", ""));
  return /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(plain) ? toNumber(plain) : "unreadable";
}

/** A number as people write it, with a decimal comma and nothing between thousands. */
export function writeNumber(number: number): string {
  const plain = String(number);
  return plain.includes("e") ? plain : plain.replace(".", ",");
}

function toNumber(plain: string): TypedNumber {
  const number = Number(plain.replace(",", "."));
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? number : "unreadable";
}
