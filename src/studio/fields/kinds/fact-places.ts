import { findTokens } from "../../../model/facts.ts";
import { pointer } from "../../../yaml/pointer.ts";

/** The names of the facts in a text, each once. */
export function factNames(text: string): string[] {
  const names = findTokens(text)
    .filter(({ open }) => !open)
    .map(({ name }) => name);
  return [...new Set(names)];
}

/**
 * Where a fact is written: "firm.phone" in the settings, "services.payroll.title" in the file of its collection.
 * Items of lists are named by their id, as in the fact: whoever holds the file knows their numbers.
 */
export function factPlace(name: string): { file: string; path: string } {
  const [first = "", ...rest] = name.split(".");
  const isSetting = first === "firm" || first === "claims";
  return {
    file: isSetting ? "site.yaml" : `${first}.yaml`,
    path: (isSetting ? [first, ...rest] : rest).reduce<string>(pointer, ""),
  };
}
