import { expect, test } from "vitest";
import { checkContents } from "../../load/validate-content.ts";
import { applyValueChanges, listFreeTextFields } from "../../testing/content/content-changes.ts";
import { createFullContent } from "../../testing/content/full-content.ts";
import { createRandom } from "./random.ts";

// For other random fields: PRELO_SEED=7 npx vitest run long-texts
const seed = Number(process.env.PRELO_SEED ?? 2024);
const letters = 20_000;

/** Texts to repeat, as a failed paste leaves them in a field. */
const pastes: Readonly<Record<string, string>> = {
  letters: "a",
  words: "de ",
  lines: "a\n",
  quotes: '"a ',
  stars: "*",
  blanks: " ",
  "encoded signs": "%20",
  "open brackets": "[a](b ",
  facts: "${",
  hyphens: "a-",
  faces: "😀",
  hours: "8h às 18h, ",
};

const { contents, rules } = await createFullContent();
const fields = listFreeTextFields(contents, rules.schemas);

test.each(Object.entries(pastes))(
  "reports problems if a sixth of all texts consist of 20,000 characters of %s",
  (_, part) => {
    const paste = `x${part.repeat(letters / part.length)}x`;
    const chance = createRandom(seed + part.length);
    const changes = fields
      .filter(() => chance.below(6) === 0)
      .map((field) => ({ ...field, value: paste }));
    const changed = applyValueChanges(contents, changes);
    const { diagnostics } = checkContents(changed, rules, { date: "2026-01-02" });
    expect(diagnostics.length).toBeGreaterThan(0);
  },
);
