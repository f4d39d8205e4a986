import { pointer } from "../../yaml/json-pointer.ts";
import { childSchema, matchingOption, resolveRef, type ScopedSchema } from "./resolve-refs.ts";
import { refTargetId, type Schema, type Schemas } from "./schemas.ts";

/** A value of a content file with its schema node. */
export interface Visit {
  /** JSON Pointer to the value. */
  path: string;
  value: unknown;
  schema: Schema;
}

/** A child of an object or a list, with its key or index. */
interface ChildValue {
  key: string;
  value: unknown;
  place: ScopedSchema;
}

/** Traverses values along their schema. A walker caches each `$ref` that it resolves. */
export interface Walker {
  /** Calls `visit` for a value and all descendants that its schema describes, parents first. */
  walk(schemaId: string, value: unknown, visit: (node: Visit) => void): void;
  /**
   * Returns a copy of a value. Replaces each part that the schema describes with the result of
   * `map`. `inside()` returns the part with its children mapped.
   */
  map(
    schemaId: string,
    value: unknown,
    map: (node: Visit, inside: () => unknown) => unknown,
  ): unknown;
}

const walkerCache = new WeakMap<Schemas, Walker>();

/** Returns the cached walker for a set of schemas. Its methods throw if a `$ref` has no target. */
export function findOrCreateWalker(schemas: Schemas): Walker {
  const walker = walkerCache.get(schemas) ?? createUncachedWalker(schemas);
  walkerCache.set(schemas, walker);
  return walker;
}

function createUncachedWalker(schemas: Schemas): Walker {
  const opened = new WeakMap<Schema, ScopedSchema>();

  function open(place: ScopedSchema, value: unknown): ScopedSchema {
    const known = opened.get(place.node);
    const target = known ?? resolveRef(schemas, place) ?? throwMissingSchema(place);
    if (!known) opened.set(place.node, target);
    const option = matchingOption(target.node, value);
    return option ? open({ id: target.id, node: option }, value) : target;
  }

  function childrenOf({ id, node }: ScopedSchema, value: object): ChildValue[] {
    const children: ChildValue[] = [];
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      const schema = childSchema(node, key, isList);
      if (schema) children.push({ key, value: inner, place: open({ id, node: schema }, inner) });
    }
    return children;
  }

  function walkPlace(
    place: ScopedSchema,
    value: unknown,
    path: string,
    visit: (node: Visit) => void,
  ) {
    visit({ path, value, schema: place.node });
    if (typeof value !== "object" || value === null) return;
    for (const child of childrenOf(place, value)) {
      walkPlace(child.place, child.value, pointer(path, child.key), visit);
    }
  }

  function mapPlace(
    place: ScopedSchema,
    value: unknown,
    path: string,
    map: (node: Visit, inside: () => unknown) => unknown,
  ): unknown {
    return map({ path, value, schema: place.node }, () => {
      if (typeof value !== "object" || value === null) return value;
      const copy = Array.isArray(value) ? [...value] : { ...value };
      for (const child of childrenOf(place, value)) {
        const mapped = mapPlace(child.place, child.value, pointer(path, child.key), map);
        Reflect.set(copy, child.key, mapped);
      }
      return copy;
    });
  }

  const roots = new Map<string, ScopedSchema>();
  function root(id: string): ScopedSchema {
    const place = roots.get(id) ?? { id, node: { $ref: `/${id}` } };
    roots.set(id, place);
    return place;
  }
  return {
    walk: (id, value, visit) => walkPlace(open(root(id), value), value, "", visit),
    map: (id, value, map) => mapPlace(open(root(id), value), value, "", map),
  };
}

function throwMissingSchema({ id, node }: ScopedSchema): never {
  const target = refTargetId(id, node.$ref ?? "");
  throw new Error(`The schema ${id} names ${target}, which is missing.`);
}
