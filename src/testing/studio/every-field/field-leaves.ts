import type { Schemas } from "../../../model/schema/schemas.ts";
import {
  childPlaces,
  type FieldPlace,
  filePlace,
} from "../../../studio/fields/schema/field-place.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";

const containerKinds: readonly string[] = ["list", "group", "picture", "schemes", "map", "block"];

/** A file and its schema, from which the studio creates fields. */
export interface FieldSourceFile {
  schemas: Schemas;
  schemaId: string;
  value: unknown;
}

/**
 * Returns all fields that have their own control, with or without a value in the file. Containers
 * and constants have no control.
 */
export function listFieldLeaves({ schemas, schemaId, value }: FieldSourceFile): FieldPlace[] {
  return listSubtreePlaces(schemas, filePlace(schemas, schemaId, value), value).filter(isLeaf);
}

/** Returns all fields that have their own control and a value in the file. */
export function listFieldsWithValue(file: FieldSourceFile): FieldPlace[] {
  return listFieldLeaves(file).filter(({ path }) => valueAt(file.value, path) !== undefined);
}

/**
 * Returns the containers that the file may have but does not have: groups, lists, pictures, maps.
 */
export function listMissingContainers({ schemas, schemaId, value }: FieldSourceFile): FieldPlace[] {
  return listSubtreePlaces(schemas, filePlace(schemas, schemaId, value), value).filter(
    ({ kind = "const", path }) =>
      containerKinds.includes(kind) && valueAt(value, path) === undefined,
  );
}

/** Returns a field and its descendants, parents first. Absent values have no descendants. */
function listSubtreePlaces(schemas: Schemas, place: FieldPlace, value: unknown): FieldPlace[] {
  const own = valueAt(value, place.path);
  const children = own === undefined ? [] : childPlaces(schemas, place, own);
  return [place, ...children.flatMap((each) => listSubtreePlaces(schemas, each, value))];
}

function isLeaf({ kind = "const", holder }: FieldPlace): boolean {
  // Items of a checkbox list or entry list have no control of their own: the list's control sets
  // them.
  const isInControl = holder?.kind === "checks" || holder?.kind === "entries";
  return kind !== "const" && !containerKinds.includes(kind) && !isInControl;
}
