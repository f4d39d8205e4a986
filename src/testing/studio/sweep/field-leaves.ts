import type { Schemas } from "../../../model/schema/schemas.ts";
import {
  childPlaces,
  type FieldPlace,
  filePlace,
} from "../../../studio/fields/kinds/field-place.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";

const containers: readonly string[] = ["list", "group", "picture", "schemes", "map", "block"];

/** A file as its fields are made of it. */
export interface SchemaFile {
  schemas: Schemas;
  schemaId: string;
  value: unknown;
}

/** The places with a control of their own, written or not: all but what holds others and what nobody changes. */
export function fieldLeavesOf({ schemas, schemaId, value }: SchemaFile): FieldPlace[] {
  return placesIn(schemas, filePlace(schemas, schemaId, value), value).filter(isLeaf);
}

/** Those of them that the file has a value for. */
export function writtenLeavesOf(file: SchemaFile): FieldPlace[] {
  return fieldLeavesOf(file).filter(({ path }) => valueAt(file.value, path) !== undefined);
}

/** What holds others and is not written, although its place is there: groups, lists, pictures, maps. */
export function unwrittenGroupsOf({ schemas, schemaId, value }: SchemaFile): FieldPlace[] {
  return placesIn(schemas, filePlace(schemas, schemaId, value), value).filter(
    ({ kind = "const", path }) => containers.includes(kind) && valueAt(value, path) === undefined,
  );
}

/** A place and all in it, parents first; nothing is in what is not written. */
function placesIn(schemas: Schemas, place: FieldPlace, value: unknown): FieldPlace[] {
  const own = valueAt(value, place.path);
  const children = own === undefined ? [] : childPlaces(schemas, place, own);
  return [place, ...children.flatMap((each) => placesIn(schemas, each, value))];
}

function isLeaf({ kind = "const", holder }: FieldPlace): boolean {
  // An item of checks or entries is set by the control of its list.
  const isInControl = holder?.kind === "checks" || holder?.kind === "entries";
  return kind !== "const" && !containers.includes(kind) && !isInControl;
}
