/** Waits for a moment in which nothing else is to do, but no longer than `timeout` milliseconds, if told. */
export function idle(timeout?: number): Promise<unknown> {
  const later = (done: () => void, _options: object) => setTimeout(done);
  const wait = window.requestIdleCallback ?? later;
  return new Promise<unknown>((resolve) => wait(resolve, { timeout }));
}
