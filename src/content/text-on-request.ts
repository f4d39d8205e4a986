/** A place for long texts: gives what reads one again. */
export type Shelf = (text: string) => () => string;

const reader = Symbol("reader");

interface OnRequest {
  [reader]?: { field: string; read: () => string };
}

/** One for all: with a function each, thousands of objects would take half a kilobyte more each. */
const onRequest: PropertyDescriptor & ThisType<OnRequest> = {
  enumerable: true,
  configurable: true,
  get() {
    return this[reader]?.read();
  },
};

/**
 * A copy of an object, one of whose texts is read whenever somebody asks for it. To whoever asks it
 * is an object like any other, also to those who send it to another thread.
 */
export function withTextOnRequest<Content extends object>(
  content: Content,
  field: string & keyof Content,
  read: () => string,
): Content {
  const copy: Content & OnRequest = { ...content, [reader]: { field, read } };
  Object.defineProperty(copy, reader, { enumerable: false });
  return Object.defineProperty(copy, field, onRequest);
}

/** The values in an object or a list, but for a text on request. */
export function valuesAtHand(content: object): unknown[] {
  const own = (content as OnRequest)[reader];
  if (!own) return Object.values(content);
  return Object.keys(content).flatMap((key) =>
    key === own.field ? [] : [(content as Record<string, unknown>)[key]],
  );
}

/** A copy of an object with other values; a text on request is not asked for and stays one. */
export function mapFields(content: object, map: (value: unknown) => unknown): object {
  const own = (content as OnRequest)[reader];
  const entries = Object.keys(content).map((key) => {
    if (key === own?.field) return [key, ""];
    return [key, map((content as Record<string, unknown>)[key])];
  });
  const copy = Object.fromEntries(entries);
  return own ? withTextOnRequest(copy, own.field, own.read) : copy;
}
