import { findFactTokens } from "../../../model/facts.ts";
import { pointer } from "../../../yaml/json-pointer.ts";

/** Returns the names of the facts in a text, each once. */
export function extractFactNames(text: string): string[] {
  const names = findFactTokens(text)
    .filter(({ open }) => !open)
    .map(({ name }) => name);
  return [...new Set(names)];
}

/**
 * Returns where a fact is defined: "firm.phone" in the settings, "services.payroll.title" in the
 * file of its collection. In the path, list items are identified by id, as in the fact; the host
 * resolves ids to indexes.
 */
export function factNameToLocation(name: string): { file: string; path: string } {
  const [first = "", ...rest] = name.split(".");
  const isSetting = first === "firm" || first === "claims";
  return {
    file: isSetting ? "site.yaml" : `${first}.yaml`,
    path: (isSetting ? [first, ...rest] : rest).reduce<string>(pointer, ""),
  };
}
