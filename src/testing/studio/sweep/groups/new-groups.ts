import { emptyValue } from "../../../../studio/fields/kinds/empty-value.ts";
import { childPlace, type FieldPlace } from "../../../../studio/fields/kinds/field-place.ts";
import { pointer, valueAt } from "../../../../yaml/json-pointer.ts";
import { type DiskFile, withValueAt } from "../content-disk.ts";
import { fieldLeavesOf, type SchemaFile } from "../field-leaves.ts";

/** A group, list or map that a file lacks, in the state right after adding it. */
export interface NewGroup {
  place: FieldPlace;
  /** `pages/sobre.yaml#/blocks/2/total`. */
  name: string;
  /** For a map: the name of its first entry. */
  entry?: string;
  /** The path of its first item or entry; for a group its own path. */
  inner: string;
  /** Its value before anything is filled in. */
  bare: unknown;
}

const mostNames = 4;

/**
 * The forms in which a missing group may be added: for a map, one per possible name of its first
 * entry.
 */
export function groupFormsOf(file: DiskFile, place: FieldPlace): NewGroup[] {
  const own = { place, name: `${file.path}#${place.path}` };
  if (place.kind !== "map") return [{ ...own, ...emptyGroup(file, place) }];
  return entryNames(file, place).map((entry) => {
    return { ...own, entry, inner: pointer(place.path, entry), bare: { [entry]: "" } };
  });
}

function emptyGroup({ schemas }: SchemaFile, place: FieldPlace): Pick<NewGroup, "inner" | "bare"> {
  if (place.kind !== "list") return { inner: place.path, bare: emptyValue(schemas, place) };
  const item = childPlace(schemas, place, "0", undefined);
  return { inner: pointer(place.path, 0), bare: item ? [emptyValue(schemas, item)] : [] };
}

/** The file with its value after some groups have been added. */
export function withGroups(file: DiskFile, groups: readonly NewGroup[]): DiskFile {
  const value = groups.reduce(
    (before, { place, bare }) => withValueAt(before, place.path, bare),
    file.value,
  );
  return { ...file, value };
}

/** The places with a control in an added group, including those without a value. */
export function leavesIn(file: SchemaFile, { inner }: NewGroup): FieldPlace[] {
  return fieldLeavesOf(file).filter(({ path }) => `${path}/`.startsWith(`${inner}/`));
}

/**
 * Possible names of a map's entry: names in similar maps of the file, then ids in the surroundings.
 */
function entryNames({ value }: DiskFile, { path, node }: FieldPlace): string[] {
  const patterns = Object.keys(node.patternProperties ?? {}).map((own) => new RegExp(own, "u"));
  const part = /^\/[^/]+\/\d+/.exec(path)?.[0] ?? "";
  const around = valueAt(value, part);
  const last = path.slice(path.lastIndexOf("/") + 1);
  const names = [...keysUnder(around, last), ...idsIn(around), ...keysUnder(value, last)];
  const fits = (name: string) => patterns.some((pattern) => pattern.test(name));
  return [...new Set(names)].filter(fits).slice(0, mostNames);
}

function keysUnder(value: unknown, name: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isMap = key === name && typeof inner === "object" && inner !== null;
    return isMap ? Object.keys(inner) : keysUnder(inner, name);
  });
}

function idsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" && typeof inner === "string" ? [inner] : idsIn(inner),
  );
}
