import { childValue, pointer, splitPointer, valueAt } from "../../../../yaml/json-pointer.ts";
import { factNameToLocation } from "../../../fields/schema/fact-locations.ts";

/** Splits a field key such as `plans.yaml#/0/name` into the file and the JSON Pointer. */
export function parseFieldKey(name: string): { file: string; path: string } {
  const cut = name.indexOf("#");
  return { file: name.slice(0, cut), path: name.slice(cut + 1) };
}

/**
 * Finds the part of a file whose fields are shown together: a block, a whole list, or a group of
 * the settings.
 *
 * @param value the content of the file
 * @returns the JSON Pointer to the part; "" for the whole file
 */
export function editedPartPointer(value: unknown, path: string): string {
  const steps = splitPointer(path);
  const isBlock = steps[0] === "blocks" && steps.length > 1;
  if (isBlock) return `/blocks/${steps[1]}`;
  const [first] = steps;
  if (first === undefined || Array.isArray(value)) return "";
  const part = `/${first}`;
  return typeof valueAt(value, part) === "object" ? part : "";
}

/** Like `editedPartPointer`, but returns the pointer of the entry if the file is a list. */
export function entryOrPartPointer(value: unknown, path: string): string {
  const [first] = splitPointer(path);
  return Array.isArray(value) && first !== undefined
    ? pointer("", first)
    : editedPartPointer(value, path);
}

/**
 * Finds the number in a part of a file that a text of the page displays ("R$ 1.999,90").
 *
 * @returns the JSON Pointer to the number; `undefined` if there is none
 */
export function findDisplayedNumberPointer(
  value: unknown,
  part: string,
  words: string,
): string | undefined {
  const shown = (words.match(/\d[\d.,]*/g) ?? []).flatMap((text) => [
    Number(text.replaceAll(".", "").replace(",", ".")),
    Number(text.replaceAll(",", "")),
  ]);
  const find = (inside: unknown, path: string): string | undefined => {
    if (typeof inside === "number" && shown.includes(inside)) return path;
    if (typeof inside !== "object" || inside === null) return undefined;
    for (const name of Object.keys(inside)) {
      const found = find(childValue(inside, name), pointer(path, name));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(valueAt(value, part), part);
}

/**
 * Replaces item IDs in a pointer with indexes: `/claims/clients` → `/claims/1`. If the item is
 * `{id, value}`, the pointer leads to the value.
 *
 * @param value the content of the file
 */
export function resolveItemOrValuePointer(value: unknown, path: string): string {
  let [current, found] = [value, ""];
  for (const step of splitPointer(path)) {
    const index = Array.isArray(current)
      ? current.findIndex((item) => getItemId(item) === step)
      : -1;
    const own = index < 0 ? step : String(index);
    current = childValue(current, own);
    found = pointer(found, own);
  }
  const isNamed = getItemId(current) !== undefined && childValue(current, "value") !== undefined;
  return isNamed ? pointer(found, "value") : found;
}

function getItemId(item: unknown): unknown {
  return childValue(item, "id");
}

/**
 * Finds the place where a fact is defined. The name of the fact is, for example, `firm.phone` or
 * `plans.basico.price`. Returns `undefined` if the fact does not exist.
 */
export function findFactPlace(
  name: string,
  valueIn: (file: string) => unknown,
): { file: string; path: string } | undefined {
  const { file, path } = factNameToLocation(name);
  const value = valueIn(file);
  const own = resolveItemOrValuePointer(value, path);
  return valueAt(value, own) === undefined ? undefined : { file, path: own };
}
