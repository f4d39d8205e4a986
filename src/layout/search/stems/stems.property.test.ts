import fc from "fast-check";
import { expect, test } from "vitest";
import "../../../testing/seed.ts";
import { stem as english } from "./english-stem.ts";
import { stem as french } from "./french-stem.ts";
import { stem as german } from "./german-stem.ts";
import { stem as portuguese } from "./portuguese-stem.ts";
import { stem as spanish } from "./spanish-stem.ts";

/** Generates folded words of two syllables or more with one of the endings. */
function words(...endings: string[]) {
  const begins = fc.constantFrom(..."b c ch cl d f g gr h l m n p pl qu r st t tr v".split(" "));
  const syllable = fc.tuple(begins, fc.constantFrom(..."aeiou")).map((parts) => parts.join(""));
  const beginning = fc
    .array(syllable, { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(""));
  const last = fc.tuple(begins, fc.constantFrom(...endings)).map((parts) => parts.join(""));
  return fc.tuple(beginning, last).map((parts) => parts.join(""));
}

/** A rule for words with one of these endings: `plural` replaces what `own` matches. */
type Plural = readonly [endings: readonly string[], own: RegExp, plural: string];

const languages: Record<string, readonly [(word: string) => string, readonly Plural[]]> = {
  English: [
    english,
    [
      [["an", "el", "ight", "orm", "urk", "ee", "oa", "ow", "ay"], /$/, "s"],
      [["e", "ace", "ate", "ave", "idge", "ure", "ie"], /$/, "s"],
      [["ax", "ess", "ish", "atch", "ix", "o", "us"], /$/, "es"],
      [["ity", "ary", "ry"], /y$/, "ies"],
    ],
  ],
  Portuguese: [
    portuguese,
    [
      [["a", "e", "o", "u"], /$/, "s"],
      [["ar", "or", "az", "uz"], /$/, "es"],
      [["am", "em", "im", "om"], /m$/, "ns"],
      [["al", "ol", "ul"], /l$/, "is"],
      [["el"], /el$/, "eis"],
      [["il"], /il$/, "eis"],
      [["ao"], /ao$/, "oes"],
    ],
  ],
  Spanish: [
    spanish,
    [
      [["a", "e", "o", "i", "u", "ase", "ice"], /$/, "s"],
      [["ad", "al", "an", "on", "or", "as", "es", "us", "ey"], /$/, "es"],
      [["az", "iz", "oz"], /z$/, "ces"],
    ],
  ],
  German: [
    german,
    [
      [["ang", "ein", "er", "en", "ig", "us", "eis", "und"], /$/, "e"],
      [["ang", "ein", "ind", "us"], /$/, "er"],
      [["ung", "au", "ahl"], /$/, "en"],
      [["e", "er", "el"], /$/, "n"],
      [["o", "a", "eam", "el"], /$/, "s"],
      [["erin"], /$/, "nen"],
    ],
  ],
  French: [
    french,
    [
      [["a", "e", "on", "ien", "eur", "i", "ou"], /$/, "s"],
      [["eau", "eu", "au", "ou"], /$/, "x"],
      [["al"], /al$/, "aux"],
    ],
  ],
};

test.each(Object.entries(languages))(
  "%s: a word and its regular plural share a stem",
  (_, [stem, plurals]) => {
    for (const [endings, own, plural] of plurals) {
      fc.assert(
        fc.property(words(...endings), (word) => {
          expect(stem(word.replace(own, plural))).toBe(stem(word));
        }),
      );
    }
  },
);

test("a stem keeps the first letter of any word and has an allowed length", () => {
  const stems = Object.values(languages).map(([stem]) => stem);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9ßæ]{1,12}$/), (word) => {
      for (const stem of stems) {
        const root = stem(word);
        expect(root[0]).toBe(word[0]);
        expect(root.length).toBeGreaterThanOrEqual(Math.min(word.length, 2));
        expect(root.length).toBeLessThanOrEqual(word.length + 1);
      }
    }),
  );
});
