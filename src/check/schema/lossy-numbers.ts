/** Whether a number has a leading zero, which YAML drops. */
export function hasLeadingZero(written: string): boolean {
  return /^[-+]?0\d/.test(written);
}

/** Whether an integer is too large for an exact JavaScript number. */
export function isUnsafeInteger(written: string, value: number): boolean {
  return /^[-+]?\d+$/.test(written) && !Number.isSafeInteger(value);
}
