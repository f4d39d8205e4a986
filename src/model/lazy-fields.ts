/** Stores a long text outside memory and returns a function that reads it back. */
export type TextStore = (text: string) => () => string;

const lazySource = Symbol("source");

interface LazyObject {
  [lazySource]?: { fields: readonly string[]; read: () => object };
}

/** Getters by field name. All objects share them: getters of their own would take 0.5 KB each. */
const getters = new Map<string, PropertyDescriptor & ThisType<LazyObject>>();

function getterFor(field: string): PropertyDescriptor {
  const known = getters.get(field) ?? {
    enumerable: true,
    configurable: true,
    get() {
      return Reflect.get(this[lazySource]?.read() ?? {}, field);
    },
  };
  getters.set(field, known);
  return known;
}

/**
 * Copies an object and turns some of its fields into getters that call `read` on each access. The
 * getters are enumerable, so structured clone (`postMessage`) copies the values.
 */
export function withLazyFields<Content extends object, Field extends string & keyof Content>(
  content: Content,
  fields: readonly Field[],
  read: () => Pick<Content, Field>,
): Content {
  const copy: Content & LazyObject = { ...content, [lazySource]: { fields, read } };
  Object.defineProperty(copy, lazySource, { enumerable: false });
  for (const field of fields) Object.defineProperty(copy, field, getterFor(field));
  return copy;
}

const bodyField = ["body"] as const;

/** Copies an object and makes its body lazy: each access calls `read`. */
export function withLazyBody<Content extends { body: string }>(
  content: Content,
  read: () => string,
): Content {
  return withLazyFields<{ body: string }, "body">(content, bodyField, () => ({
    body: read(),
  })) as Content;
}

/** Returns the values of an object or a list, without those of lazy fields. */
export function nonLazyValues(content: object): unknown[] {
  const { fields } = (content as LazyObject)[lazySource] ?? {};
  if (!fields) return Object.values(content);
  const keys = Object.keys(content).filter((key) => !fields.includes(key));
  return keys.map((key) => Reflect.get(content, key));
}

/** Copies an object with mapped values. Lazy fields stay lazy: they are neither read nor mapped. */
export function mapEagerFields(content: object, map: (value: unknown) => unknown): object {
  const own = (content as LazyObject)[lazySource];
  const entries = Object.keys(content).map((key) => {
    return [key, own?.fields.includes(key) ? undefined : map(Reflect.get(content, key))];
  });
  const copy = Object.fromEntries(entries);
  return own ? withLazyFields<object, never>(copy, own.fields as never[], own.read as never) : copy;
}
