/** Readings of the same thing, of which only the newest counts. */
export interface Readings<Value> {
  /** Reads anew; gives what there is to show, which is nothing where a newer reading was begun. */
  refresh(): Promise<Value | undefined>;
  /** What the newest reading gives. */
  current(): Promise<Value>;
}

/**
 * Reads again and again, whatever time each takes: an older reading that ends after a newer one has begun
 * changes nothing any more.
 *
 * @param read reads; what it gives takes effect only when `take` is called with it
 */
export function createReadings<Read, Value>(
  read: () => Promise<Read>,
  take: (found: Read) => Value,
): Readings<Value> {
  let newest: Promise<Value> | undefined;
  let begun = 0;
  const next = () => {
    begun += 1;
    const own = begun;
    const reading = read().then((found): Value | Promise<Value> => {
      // Whoever waited for this one gets what the newer one finds.
      return own === begun ? take(found) : (newest as Promise<Value>);
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
