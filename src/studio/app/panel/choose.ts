import { childValue, pointer, stepsOf, valueAt } from "../../../yaml/pointer.ts";
import { factPlace } from "../../fields/kinds/fact-places.ts";

/** The file and the JSON Pointer of a place: `plans.yaml#/0/name`. */
export function placeOf(name: string): { file: string; path: string } {
  const cut = name.indexOf("#");
  return { file: name.slice(0, cut), path: name.slice(cut + 1) };
}

/**
 * The part of a file whose fields are shown together when one of them is chosen: its block, the list in which its entry
 * stands with all others, or the part of the settings.
 *
 * @param value what the file says
 */
export function partOf(value: unknown, path: string): string {
  const steps = stepsOf(path);
  const isBlock = steps[0] === "blocks" && steps.length > 1;
  if (isBlock) return `/blocks/${steps[1]}`;
  const [first] = steps;
  if (first === undefined || Array.isArray(value)) return "";
  const part = `/${first}`;
  return typeof valueAt(value, part) === "object" ? part : "";
}

/** The same, but of a list the entry alone. */
export function entryOf(value: unknown, path: string): string {
  const [first] = stepsOf(path);
  return Array.isArray(value) && first !== undefined ? pointer("", first) : partOf(value, path);
}

/**
 * Where in a part of a file the number is written that words of the page show ("R$ 1.999,90"); nothing where there is
 * none.
 */
export function numberIn(value: unknown, part: string, words: string): string | undefined {
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
 * The pointer with the number of each item that it names by its id, as facts do: `/claims/clients` → `/claims/1`. What
 * names itself beside its value (`{id, value}`) is that value.
 *
 * @param value what the file says
 */
export function numbered(value: unknown, path: string): string {
  let [current, found] = [value, ""];
  for (const step of stepsOf(path)) {
    const index = Array.isArray(current) ? current.findIndex((item) => idOf(item) === step) : -1;
    const own = index < 0 ? step : String(index);
    current = childValue(current, own);
    found = pointer(found, own);
  }
  const isNamed = idOf(current) !== undefined && childValue(current, "value") !== undefined;
  return isNamed ? pointer(found, "value") : found;
}

function idOf(item: unknown): unknown {
  return childValue(item, "id");
}

/** Where a fact is written, by its name: `firm.phone`, `plans.basico.price`; nothing where there is none. */
export function placeOfFact(
  name: string,
  valueIn: (file: string) => unknown,
): { file: string; path: string } | undefined {
  const { file, path } = factPlace(name);
  const value = valueIn(file);
  const own = numbered(value, path);
  return valueAt(value, own) === undefined ? undefined : { file, path: own };
}
