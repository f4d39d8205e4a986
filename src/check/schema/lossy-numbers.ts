/** True when the written number begins with a zero that reading it loses. */
export function hasLeadingZero(written: string): boolean {
  return /^[-+]?0\d/.test(written);
}

/** True when a number is too long to be kept exactly. */
export function losesDigits(written: string, value: number): boolean {
  return /^[-+]?\d+$/.test(written) && !Number.isSafeInteger(value);
}
