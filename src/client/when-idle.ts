/** Resolves when the browser is idle, or after `timeout` milliseconds if given. */
export function whenIdle(timeout?: number): Promise<unknown> {
  const later = (done: () => void, _options: object) => setTimeout(done);
  const wait = window.requestIdleCallback ?? later;
  return new Promise<unknown>((resolve) => wait(resolve, { timeout }));
}
