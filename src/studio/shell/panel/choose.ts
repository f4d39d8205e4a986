import { stepsOf, valueAt } from "../../../text/pointer.ts";

/** The file and the JSON Pointer of a place: `plans.yaml#/0/name`. */
export function placeOf(name: string): { file: string; path: string } {
  const cut = name.indexOf("#");
  return { file: name.slice(0, cut), path: name.slice(cut + 1) };
}

/**
 * The part of a file whose fields are shown together when one of them is chosen: its block, its entry, or the part
 * of the settings in which it stands.
 *
 * @param value what the file says
 */
export function partOf(value: unknown, path: string): string {
  const steps = stepsOf(path);
  const isBlock = steps[0] === "blocks" && steps.length > 1;
  if (isBlock) return `/blocks/${steps[1]}`;
  const [first] = steps;
  if (first === undefined) return "";
  const part = `/${first}`;
  return typeof valueAt(value, part) === "object" ? part : "";
}

/** Where a fact is written, by its name: `firm.phone`, `plans.basico.price`. */
export function placeOfFact(
  name: string,
  valueIn: (file: string) => unknown,
): { file: string; path: string } | undefined {
  const [first = "", ...rest] = name.split(".");
  const isSetting = first === "firm" || first === "claims";
  const file = isSetting ? "site.yaml" : `${first}.yaml`;
  let path = isSetting ? `/${first}` : "";
  for (const step of rest) {
    const value = valueAt(valueIn(file), path);
    const index = Array.isArray(value) ? value.findIndex((entry) => entry?.id === step) : -1;
    path += `/${index < 0 ? step : index}`;
  }
  const value = valueAt(valueIn(file), path);
  if (typeof value === "object" && value !== null && "value" in value) path += "/value";
  return valueAt(valueIn(file), path) === undefined ? undefined : { file, path };
}
