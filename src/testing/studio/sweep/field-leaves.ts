import type { Schemas } from "../../../model/schema/schemas.ts";
import {
  childPlaces,
  type FieldPlace,
  filePlace,
} from "../../../studio/fields/kinds/field-place.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";

const containers: readonly string[] = ["list", "group", "picture", "schemes", "map", "block"];

/** A file and its schema, from which the studio creates fields. */
export interface SchemaFile {
  schemas: Schemas;
  schemaId: string;
  value: unknown;
}

/**
 * All places with a control of their own, whether or not the file has a value: no containers, no
 * constants.
 */
export function fieldLeavesOf({ schemas, schemaId, value }: SchemaFile): FieldPlace[] {
  return placesIn(schemas, filePlace(schemas, schemaId, value), value).filter(isLeaf);
}

/** Those that have a value in the file. */
export function writtenLeavesOf(file: SchemaFile): FieldPlace[] {
  return fieldLeavesOf(file).filter(({ path }) => valueAt(file.value, path) !== undefined);
}

/** Containers that the file could have but lacks: groups, lists, pictures, maps. */
export function unwrittenGroupsOf({ schemas, schemaId, value }: SchemaFile): FieldPlace[] {
  return placesIn(schemas, filePlace(schemas, schemaId, value), value).filter(
    ({ kind = "const", path }) => containers.includes(kind) && valueAt(value, path) === undefined,
  );
}

/** A place and its descendants, parents first. Absent values have no descendants. */
function placesIn(schemas: Schemas, place: FieldPlace, value: unknown): FieldPlace[] {
  const own = valueAt(value, place.path);
  const children = own === undefined ? [] : childPlaces(schemas, place, own);
  return [place, ...children.flatMap((each) => placesIn(schemas, each, value))];
}

function isLeaf({ kind = "const", holder }: FieldPlace): boolean {
  // Items of checkbox and entry lists are set by the control of their list.
  const isInControl = holder?.kind === "checks" || holder?.kind === "entries";
  return kind !== "const" && !containers.includes(kind) && !isInControl;
}
