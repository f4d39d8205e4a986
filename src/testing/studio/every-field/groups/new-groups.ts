import { createMinimalValue } from "../../../../studio/fields/schema/empty-value.ts";
import { childPlace, type FieldPlace } from "../../../../studio/fields/schema/field-place.ts";
import { pointer, valueAt } from "../../../../yaml/json-pointer.ts";
import { type DiskFile, replaceValueAt } from "../disk-content.ts";
import { type FieldSourceFile, listFieldLeaves } from "../field-leaves.ts";

/** A group, list or map that a file does not have, in its state right after the studio adds it. */
export interface NewGroup {
  place: FieldPlace;
  /** The path of the file and the JSON Pointer of the group: `pages/sobre.yaml#/blocks/2/total`. */
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
 * Returns the forms in which the studio may add a missing group. A map has one form for each
 * possible name of its first entry.
 */
export function listNewGroupVariants(file: DiskFile, place: FieldPlace): NewGroup[] {
  const own = { place, name: `${file.path}#${place.path}` };
  if (place.kind !== "map") return [{ ...own, ...createInitialGroup(file, place) }];
  return candidateEntryNames(file, place).map((entry) => {
    return { ...own, entry, inner: pointer(place.path, entry), bare: { [entry]: "" } };
  });
}

function createInitialGroup(
  { schemas }: FieldSourceFile,
  place: FieldPlace,
): Pick<NewGroup, "inner" | "bare"> {
  if (place.kind !== "list") return { inner: place.path, bare: createMinimalValue(schemas, place) };
  const item = childPlace(schemas, place, "0", undefined);
  return { inner: pointer(place.path, 0), bare: item ? [createMinimalValue(schemas, item)] : [] };
}

/** Returns the file with its value after some groups have been added. */
export function withAddedGroups(file: DiskFile, groups: readonly NewGroup[]): DiskFile {
  const value = groups.reduce(
    (before, { place, bare }) => replaceValueAt(before, place.path, bare),
    file.value,
  );
  return { ...file, value };
}

/** Returns the fields of an added group, including those without a value. */
export function listFieldsInGroup(file: FieldSourceFile, { inner }: NewGroup): FieldPlace[] {
  return listFieldLeaves(file).filter(({ path }) => `${path}/`.startsWith(`${inner}/`));
}

/**
 * Returns possible names of a map's entry: names in similar maps nearby, then nearby ids, then
 * names in similar maps of the whole file.
 */
function candidateEntryNames({ value }: DiskFile, { path, node }: FieldPlace): string[] {
  const patterns = Object.keys(node.patternProperties ?? {}).map((own) => new RegExp(own, "u"));
  const part = /^\/[^/]+\/\d+/.exec(path)?.[0] ?? "";
  const around = valueAt(value, part);
  const last = path.slice(path.lastIndexOf("/") + 1);
  const names = [
    ...collectMapKeys(around, last),
    ...collectIds(around),
    ...collectMapKeys(value, last),
  ];
  const fits = (name: string) => patterns.some((pattern) => pattern.test(name));
  return [...new Set(names)].filter(fits).slice(0, mostNames);
}

function collectMapKeys(value: unknown, name: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isMap = key === name && typeof inner === "object" && inner !== null;
    return isMap ? Object.keys(inner) : collectMapKeys(inner, name);
  });
}

function collectIds(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" && typeof inner === "string" ? [inner] : collectIds(inner),
  );
}
