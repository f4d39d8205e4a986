/**
 * The number that a Brazilian text means, as YAML writes it: "R$ 1.299,90" is 1299.90;
 * `undefined` if none is clear.
 */
export function toNumber(text: string): string | undefined {
  const found = text.match(/-?\d[\d.,]*/g) ?? [];
  const [written = ""] = found;
  const digits = written.replace(/[.,]$/, "");
  const isGrouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits);
  const plain = (isGrouped ? digits.replaceAll(".", "") : digits).replace(",", ".");
  const isClear = found.length === 1 && /^-?\d+(?:\.\d+)?$/.test(plain);
  return isClear ? plain.replace(/\.0+$/, "") : undefined;
}

/** True when the written number begins with a zero that reading it loses. */
export function hasLeadingZero(written: string): boolean {
  return /^[-+]?0\d/.test(written);
}

/** True when a number is too long to be kept exactly. */
export function losesDigits(written: string, value: number): boolean {
  return /^[-+]?\d+$/.test(written) && !Number.isSafeInteger(value);
}

/** True when a point most likely separates the thousands: "1.299". */
export function hasThousandsPoint(written: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(written);
}
