import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One change to the content folder. All paths are relative to it. */
export type EditStep =
  | { do: "replace"; file: string; find: string; with: string }
  | { do: "create"; file: string; text: string }
  | { do: "delete"; file: string }
  | { do: "rename" | "copy"; from: string; to: string };

/**
 * An accepted position of a message: a whole file, or the line that has this text after the
 * mistake.
 */
interface AcceptedLocation {
  file: string;
  line?: string;
}

/** A mistake by a person who does not know the rules, and the expected result. */
export interface BlindCase {
  id: string;
  kind: string;
  story: string;
  steps: EditStep[];
  expect: "error" | "warning" | "either" | "nothing";
  at?: AcceptedLocation[];
  /** Steps that turn the mistake into the intended content. */
  fix?: EditStep[];
  /** Texts that no fix may drop or change. */
  kept?: string[];
  /** The message that a helpful colleague would give. */
  good: string;
}

const folder = import.meta.dirname;

/** Returns the names of all sets, in the order of their creation. */
export function blindSetNames(): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const order = ["first", "second", "third", "fourth", "fifth"];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.map((name) => name.replace(/\.json$/, "")).sort((a, b) => rank(a) - rank(b));
}

/**
 * Reads the cases of a set.
 *
 * @throws if there is no set of that name
 */
export function readBlindSet(name: string): BlindCase[] {
  if (!blindSetNames().includes(name)) throw new Error(`there is no set "${name}" in ${folder}`);
  return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}
