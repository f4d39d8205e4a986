/**
 * Acquires an exclusive Web Lock on a content folder, so that only one window edits it. The window
 * holds the lock until it closes.
 *
 * @param name identifies the content folder
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
