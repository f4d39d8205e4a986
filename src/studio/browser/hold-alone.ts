/**
 * One window at a time has a content: it holds this as long as it is there.
 *
 * @param name of the content
 * @returns whether it is this window
 */
export function holdAlone(name: string): Promise<boolean> {
  return new Promise((done) => {
    void navigator.locks.request(`prelo-studio ${name}`, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}
