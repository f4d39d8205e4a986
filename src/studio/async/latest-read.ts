/** Repeated reads of the same source. Only the newest one counts. */
export interface LatestRead<Value> {
  /** Starts a new read. Resolves to its value; `undefined` if a newer read has been started. */
  refresh(): Promise<Value | undefined>;
  /** Returns the value of the newest read. Starts a read if there is none. */
  current(): Promise<Value>;
}

/**
 * Makes overlapping reads take effect in order: the result of a read is discarded if a newer one
 * has been started.
 *
 * @param read reads the source; its result takes effect only through `applyResult`
 * @param applyResult converts a result and applies it; called only for the newest read
 */
export function createLatestRead<Read, Value>(
  read: () => Promise<Read>,
  applyResult: (found: Read) => Value,
): LatestRead<Value> {
  let newest: Promise<Value> | undefined;
  let begun = 0;
  const next = () => {
    begun += 1;
    const own = begun;
    const reading = read().then((found): Value | Promise<Value> => {
      // Callers of an outdated read get the result of the newer one.
      return own === begun ? applyResult(found) : (newest as Promise<Value>);
    });
    newest = reading;
    return { reading, own };
  };
  return {
    async refresh() {
      const { reading, own } = next();
      const value = await reading;
      return own === begun ? value : undefined;
    },
    current: () => newest ?? next().reading,
  };
}
