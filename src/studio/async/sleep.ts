/** Resolves after a time in milliseconds; by default as soon as pending events are handled. */
export function sleep(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
