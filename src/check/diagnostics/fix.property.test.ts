import fc from "fast-check";
import { dump } from "js-yaml";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { readTree } from "../../yaml/parse/tree.ts";
import { repairText } from "./fix.ts";

const key = fc.stringMatching(/^[a-z]{1,8}$/);
const words = fc.constantFrom(
  "Oi",
  "Um texto",
  "12h às 18h",
  "a\nb\n",
  "Um.\n\nDois.\n",
  "R$\u00a0299",
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    words,
    fc.array(tie("value"), { minLength: 1, maxLength: 4 }),
    fc.dictionary(key, tie("value"), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  ),
}));
const content = fc.dictionary(key, value, { minKeys: 1, maxKeys: 5, noNullPrototype: true });

const spaces = [..."\u00a0\u1680\u2000\u2003\u2009\u200a\u202f\u205f\u3000\u2800"];
const unseen = [..."\u00ad\u180e\u200b\u200c\u200d\u2060"];
const others = ["\u2028", "\u2029", "\ufeff", "\u200e", "\u0085", "\t", " ", "\u000b", "\u000c"];

/**
 * Numbers that decide what happens to each character. They are reused from the start when they run
 * out.
 */
const dice = fc.array(fc.nat(99), { minLength: 40, maxLength: 40 });

function fix(text: string): string {
  return repairText("a.yaml", text, () => []).text;
}

/**
 * Replaces some spaces of the indentation with other blanks of the same width. Adds zero-width
 * characters there, and blanks to empty lines.
 */
function disguise(text: string, numbers: readonly number[]): string {
  let at = 0;
  const next = () => numbers[at++ % numbers.length] ?? 0;
  const pick = (signs: readonly string[]) => signs[next() % signs.length] ?? "";
  const space = (sign: string) => (next() < 60 ? pick(spaces) : sign);
  return text
    .split("\n")
    .map((line, index, all) => {
      const indent = line.length - line.trimStart().length;
      if (line === "" && index < all.length - 1) return next() < 50 ? pick(spaces) : "";
      const lead = [...line.slice(0, indent)].map(space).join("");
      return `${lead}${lead !== line.slice(0, indent) && next() < 20 ? pick(unseen) : ""}${line.slice(indent)}`;
    })
    .join("\n");
}

test("restores an indentation of other space characters", () => {
  fc.assert(
    fc.property(content, dice, (meant, numbers) => {
      const written = dump(meant, { lineWidth: -1 });
      const fixed = fix(disguise(written, numbers));
      expect(parseYaml("a.yaml", fixed)).toMatchObject({ diagnostics: [], value: meant });
    }),
  );
});

interface Quality {
  faults: number;
  fields: number;
  isReadable: boolean;
}

function qualityOf(text: string): Quality {
  const { diagnostics, value } = parseYaml("a.yaml", text);
  return {
    faults: diagnostics.length,
    fields: JSON.stringify(value ?? null).split(/[:,]/).length,
    isReadable: "entries" in readTree(text),
  };
}

test("never makes a text with unusual blanks worse, and changes nothing the second time", () => {
  const anySigns = fc.array(fc.constantFrom(...spaces, ...unseen, ...others), { maxLength: 4 });
  const inserted = fc.array(fc.record({ line: fc.nat(30), at: fc.nat(6), signs: anySigns }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(content, inserted, (meant, insertions) => {
      const lines = dump(meant, { lineWidth: -1 }).split("\n");
      for (const { line, at, signs } of insertions) {
        const index = line % lines.length;
        const text = lines[index] ?? "";
        lines[index] = text.slice(0, at) + signs.join("") + text.slice(at);
      }
      const text = lines.join("\n");
      const [before, after] = [qualityOf(text), qualityOf(fix(text))];
      expect(after.faults).toBeLessThanOrEqual(before.faults);
      expect(after.fields).toBeGreaterThanOrEqual(before.fields);
      if (before.isReadable) expect(after.isReadable).toBe(true);
      expect(fix(fix(text))).toBe(fix(text));
    }),
  );
});
