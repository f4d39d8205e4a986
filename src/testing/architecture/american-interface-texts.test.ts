import { afterAll, beforeAll, expect, test, vi } from "vitest";

/* Editors of a site in American English must read no British words. */

beforeAll(() => void vi.stubEnv("PRELO_ENGLISH", "US"));
afterAll(() => void vi.unstubAllEnvs());

type Module = Record<string, unknown>;

// Only texts that we write. Words that people type or search for may be British everywhere.
const words = import.meta.glob<Module>([
  "../../**/{strings,messages}.en.ts",
  "!../../studio/app/search/*",
]);

/** Stems of British words, so derived words match, too. */
const british =
  /\b(?:un)?(?:colour|grey\b|centre|cheque|tick(?:s|ed|ing)?\b|full stop|practis|spelt|postcode|fortnight|favourit|neighbour|behaviour|honour|labour|licence|catalogue|programme\b|theatre|metre|litre|travell|cancell|organis|realis|recognis|summaris|capitalis|whilst|tyre|kerb|enquir)/i;

/**
 * Returns all texts of a catalogue. Calls functions with markers as details. If a function needs
 * real details, uses its source.
 */
function catalogueTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function")
    return [renderSentence(value as (...details: unknown[]) => unknown)];
  if (typeof value !== "object" || value === null || value instanceof RegExp) return [];
  return Object.values(value).flatMap(catalogueTexts);
}

function renderSentence(sentence: (...details: unknown[]) => unknown): string {
  try {
    return String(sentence(details, details));
  } catch {
    return String(sentence).replace(/localizeSpelling\)?\([^)]*\)/g, "");
  }
}

const details = new Proxy({}, { get: () => "‹›" });

test("no English message of the interface contains a British word", async () => {
  const modules = await Promise.all(Object.values(words).map((bring) => bring()));
  const all = modules.flatMap(catalogueTexts);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((text) => british.test(text))).toEqual([]);
});

test("no description of a block or a field contains a British word", async () => {
  const { readSchemas } = await import("../../load/site-code/read-schemas.ts");
  const all = Object.values(readSchemas(undefined, undefined, "en")).flatMap(schemaTexts);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((text) => british.test(text))).toEqual([]);
});

/** Returns the texts of a schema that editors read, at any depth. */
function schemaTexts(value: unknown, name: string | number = ""): string[] {
  if (typeof value === "string")
    return ["title", "description", "what"].includes(String(name)) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => schemaTexts(each, key));
}
