/** Repeated reads of the same source. Only the newest one counts. */
export interface LatestRead<Value> {
  /**
   * Starts a new read. Resolves to its value; `undefined` if a newer read was started meanwhile.
   */
  refresh(): Promise<Value | undefined>;
  /** The value of the newest read. */
  current(): Promise<Value>;
}

/**
 * Serialises the results of overlapping reads: a read that ends after a newer one has started is
 * discarded.
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
