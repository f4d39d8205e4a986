import { findTokens } from "../../../content/facts.ts";
import { pointer } from "../../../text/pointer.ts";
import type { Choice } from "../field-context.ts";

/** The names of the facts in a text, each once. */
export function factNames(text: string): string[] {
  const names = findTokens(text)
    .filter(({ open }) => !open)
    .map(({ name }) => name);
  return [...new Set(names)];
}

/**
 * Where a fact is written: "firm.phone" in the settings, "services.payroll.title" in the file of its
 * collection. An entry whose number nobody knows keeps its id in the pointer.
 */
export function factPlace(
  name: string,
  entries: (collection: string) => readonly Choice[],
): { file: string; path: string } {
  const [first = "", second = "", ...rest] = name.split(".");
  const isSetting = first === "firm" || first === "claims";
  const index = first === "firm" ? -1 : entries(first).findIndex(({ value }) => value === second);
  const own = index < 0 ? second : index;
  const start = isSetting ? pointer(pointer("", first), own) : pointer("", own);
  return {
    file: isSetting ? "site.yaml" : `${first}.yaml`,
    path: rest.reduce<string>(pointer, start),
  };
}
