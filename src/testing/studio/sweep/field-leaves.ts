import type { Schemas } from "../../../content/schema/schemas.ts";
import {
  childPlaces,
  type FieldPlace,
  filePlace,
} from "../../../studio/fields/kinds/field-place.ts";
import { valueAt } from "../../../text/pointer.ts";

const containers = ["list", "group", "picture", "schemes", "map", "block"];

/** A file as its fields are made of it. */
export interface HeldFile {
  schemas: Schemas;
  schemaId: string;
  value: unknown;
}

/** All places that a file has a value for, parents first. */
function placesOf({ schemas, schemaId, value }: HeldFile): FieldPlace[] {
  return placesIn(schemas, filePlace(schemas, schemaId, value), value);
}

function placesIn(schemas: Schemas, place: FieldPlace, value: unknown): FieldPlace[] {
  const children = childPlaces(schemas, place, valueAt(value, place.path));
  const written = children.filter(({ path }) => valueAt(value, path) !== undefined);
  return [place, ...written.flatMap((each) => placesIn(schemas, each, value))];
}

/** The places with a control of their own: all but what holds others and what nobody changes. */
export function leavesOf(file: HeldFile): FieldPlace[] {
  return placesOf(file).filter(({ kind = "", holder }) => {
    // An item of checks or entries is set by the control of its list.
    const isInControl = holder?.kind === "checks" || holder?.kind === "entries";
    return kind !== "const" && !containers.includes(kind) && !isInControl;
  });
}
