import { pointer } from "../../yaml/json-pointer.ts";
import { childSchema, matchingOption, resolveRef, type ScopedSchema } from "./resolve-refs.ts";
import { refTargetId, type Schema, type Schemas } from "./schemas.ts";

/** A value of a content file together with what its schema says about it. */
export interface Visit {
  /** JSON Pointer to the value. */
  path: string;
  value: unknown;
  schema: Schema;
}

/** A value inside another, under its name or number. */
interface ChildValue {
  key: string;
  value: unknown;
  place: ScopedSchema;
}

/** Walks values along their schema. `$ref`s are followed once for all walks of one walker. */
export interface Walker {
  /** Calls `visit` for a value and for all that its schema knows inside it, parents first. */
  walk(schemaId: string, value: unknown, visit: (node: Visit) => void): void;
  /**
   * A copy of a value in which each value that its schema knows is what `map` returns for it.
   * `map` may use `inside`, the value with everything inside it mapped already.
   */
  map(
    schemaId: string,
    value: unknown,
    map: (node: Visit, inside: () => unknown) => unknown,
  ): unknown;
}

const walkerCache = new WeakMap<Schemas, Walker>();

/** The walker for a set of schemas; it throws where a schema names one that is missing. */
export function createWalker(schemas: Schemas): Walker {
  const walker = walkerCache.get(schemas) ?? makeWalker(schemas);
  walkerCache.set(schemas, walker);
  return walker;
}

function makeWalker(schemas: Schemas): Walker {
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
