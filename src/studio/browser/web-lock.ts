/**
 * Acquires an exclusive Web Lock on a content. The window holds it until it closes.
 *
 * @param name of the content
 * @returns whether this window got the lock
 */
export function acquireWebLock(name: string): Promise<boolean> {
  return new Promise((done) => {
    void navigator.locks.request(`prelo-studio ${name}`, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}
