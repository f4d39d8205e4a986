import { type FieldPlace, placeAt } from "../../../studio/fields/kinds/field-place.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import type { DiskContent, DiskFile } from "./content-disk.ts";
import type { StudioDriver } from "./studio-hand.ts";

/** A way to give a field another value: what is done in its control, and what the file must say then. */
export interface FieldAction {
  /** Nothing where the field is gone from the file afterwards. */
  value: unknown;
  /** Other places that have to change with it, and what they say then. */
  others?: Readonly<Record<string, unknown>>;
  /** What is typed, where all there is to do is typing. */
  typed?: string;
  act(hand: StudioDriver): Promise<void>;
  /** What takes away again what nobody had written, where clearing the field alone would not. */
  back?: FieldAction;
}

/** A field of a file as it stands on the disk. */
export interface SweepField {
  place: FieldPlace;
  /** `plans.yaml#/0/name`. */
  name: string;
  value: unknown;
  /** What its whole file says. */
  inFile: unknown;
  /** The ids of all entries of a collection. */
  idsOf(collection: string): readonly string[];
  /** The ids beside a value that is one. */
  idsBeside(value: unknown): readonly string[];
  /** Another place of its file. */
  placeAt(path: string): FieldPlace | undefined;
}

/** The field at a place of a file. */
export function fieldAt(
  { path, value, schemaId }: DiskFile,
  place: FieldPlace,
  disk: DiskContent,
): SweepField {
  return {
    place,
    name: `${path}#${place.path}`,
    value: valueAt(value, place.path),
    inFile: value,
    idsOf: disk.idsOf,
    idsBeside: disk.siblingIds,
    placeAt: (other) => placeAt(disk.schemas, schemaId, value, other),
  };
}
