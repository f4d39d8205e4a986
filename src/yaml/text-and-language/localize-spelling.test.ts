import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

/** Loads the module for the English of a country: "US" for American English. */
function spellingIn(country: string) {
  vi.stubEnv("PRELO_ENGLISH", country);
  return import("./localize-spelling.ts");
}

const text = "Grey, two colours, an unticked box, a full stop: greyhound, ticket, sticky.";

test("keeps British spelling and the locale en-GB by default", async () => {
  const { localizeSpelling, englishLocale } = await spellingIn("");
  expect([localizeSpelling(text), englishLocale]).toEqual([text, "en-GB"]);
});

test("uses American spelling and the locale en-US if PRELO_ENGLISH is US", async () => {
  const { localizeSpelling, englishLocale } = await spellingIn("US");
  expect([localizeSpelling(text), englishLocale]).toEqual([
    "Gray, two colors, an unchecked box, a period: greyhound, ticket, sticky.",
    "en-US",
  ]);
});
