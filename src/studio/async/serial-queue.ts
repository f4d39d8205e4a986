/**
 * Creates a queue that runs actions one at a time, in order. After a failed action, the next one
 * runs as usual.
 */
export function createSerialQueue(): <Value>(action: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const own = last.then(action, action);
    last = own.catch(() => undefined);
    return own;
  };
}
