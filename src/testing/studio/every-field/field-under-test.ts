import { type FieldPlace, findFieldPlace } from "../../../studio/fields/schema/field-place.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import type { DiskContent, DiskFile } from "./disk-content.ts";
import type { StudioDriver } from "./studio-driver.ts";

/** An action that changes a field through its control, and the expected value in the file. */
export interface FieldAction {
  /** The expected value; `undefined` if the field disappears from the file. */
  value: unknown;
  /** The expected values of other fields that change with it, by JSON Pointer. */
  others?: Readonly<Record<string, unknown>>;
  /** The text to type, if the action only types a text. */
  typed?: string;
  act(hand: StudioDriver): Promise<void>;
  /** The action that removes a new value, if clearing the field is not enough. */
  back?: FieldAction;
}

/** A field of a file on disk. */
export interface FieldUnderTest {
  place: FieldPlace;
  /** The path of the file and the JSON Pointer of the field, such as `plans.yaml#/0/name`. */
  name: string;
  value: unknown;
  /** The value of the whole file. */
  inFile: unknown;
  /** Returns the ids of all entries of a collection. */
  idsOf(collection: string): readonly string[];
  /** If the value is an id, returns some ids of other entries in the same list. */
  idsBeside(value: unknown): readonly string[];
  /** Returns another field of the same file, by its path. */
  placeAt(path: string): FieldPlace | undefined;
}

/** Creates the test data for a field of a file. */
export function createFieldUnderTest(
  { path, value, schemaId }: DiskFile,
  place: FieldPlace,
  disk: DiskContent,
): FieldUnderTest {
  return {
    place,
    name: `${path}#${place.path}`,
    value: valueAt(value, place.path),
    inFile: value,
    idsOf: disk.idsOf,
    idsBeside: disk.siblingIds,
    placeAt: (other) => findFieldPlace(disk.schemas, schemaId, value, other),
  };
}
