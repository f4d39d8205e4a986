/** The number that a Brazilian text means: "R$ 1.299,90" is 1299.9; `undefined` if none is clear. */
export function toNumber(text: string): number | undefined {
  const found = text.match(/-?\d[\d.,]*/g) ?? [];
  const [written] = found;
  if (written === undefined || found.length > 1) return undefined;
  const digits = written.replace(/[.,]$/, "");
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits))
    return Number(digits.replaceAll(".", "").replace(",", "."));
  return /^-?\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(",", ".")) : undefined;
}

/** True when the written number begins with a zero that reading it loses. */
export function hasLeadingZero(written: string): boolean {
  return /^[-+]?0\d/.test(written);
}

/** True when a number is too long to be kept exactly. */
export function losesDigits(written: string, value: number): boolean {
  return /^[-+]?\d+$/.test(written) && !Number.isSafeInteger(value);
}
