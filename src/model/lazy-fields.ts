/** A place for long texts: gives what reads one again. */
export type TextStore = (text: string) => () => string;

const lazySource = Symbol("source");

interface LazyObject {
  [lazySource]?: { fields: readonly string[]; read: () => object };
}

/** By the names of fields. One for all: with functions of their own, each object would take half a kilobyte more. */
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
 * A copy of an object, some of whose fields are read whenever somebody asks for them. To whoever asks it
 * is an object like any other, also to those who send it to another thread.
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

/** A copy of an object whose body is read whenever somebody asks for it. */
export function withLazyBody<Content extends { body: string }>(
  content: Content,
  read: () => string,
): Content {
  return withLazyFields<{ body: string }, "body">(content, bodyField, () => ({
    body: read(),
  })) as Content;
}

/** The values in an object or a list, but for those on request. */
export function eagerValues(content: object): unknown[] {
  const { fields } = (content as LazyObject)[lazySource] ?? {};
  if (!fields) return Object.values(content);
  const keys = Object.keys(content).filter((key) => !fields.includes(key));
  return keys.map((key) => Reflect.get(content, key));
}

/** A copy of an object with other values; those on request are not asked for and stay so. */
export function mapEagerFields(content: object, map: (value: unknown) => unknown): object {
  const own = (content as LazyObject)[lazySource];
  const entries = Object.keys(content).map((key) => {
    return [key, own?.fields.includes(key) ? undefined : map(Reflect.get(content, key))];
  });
  const copy = Object.fromEntries(entries);
  return own ? withLazyFields<object, never>(copy, own.fields as never[], own.read as never) : copy;
}
