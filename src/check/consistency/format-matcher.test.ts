import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { createFormatMatcher } from "./format-matcher.ts";

test.each([
  [
    "12.ABC.345/01DE-35",
    "CNPJ 12.ABC.345/01DE-35, 1.AB.34/01D-3. x.12.ABC.345/01DE-35 a12.ABC.345/01DE-35-3",
    ["12.ABC.345/01DE-35", "1.AB.34/01D-3", "12.ABC.345/01DE-35", "a12.ABC.345/01DE-35"],
  ],
  [
    "CRC/MG 012345/O-8",
    "CRC/MG012345/O-8, CRC/MG 01234/O-8; xyCRC/MG 012345/O-8",
    ["CRC/MG012345/O-8", "CRC/MG 01234/O-8"],
  ],
  [
    "(38) 90000-0000",
    "(38) 9000-0000 ou (38)90000-00001, a(38) 90000-0000",
    ["(38) 9000-0000", "(38)90000-00001"],
  ],
  ["a@b.example", "ab@b.example, a@b.example@x", ["ab@b.example"]],
  ["AB 1234-56", "AB1234-56 e AB 1234-567", ["AB1234-56", "AB 1234-567"]],
])("finds only text in the format of %s", (text, value, found) => {
  expect(createFormatMatcher(text)(value)).toEqual(found);
});

test("finds nothing for a format of thousands of characters", () => {
  const text = "%20".repeat(7000);
  expect(createFormatMatcher(text)(`Escreva a ${text}.`)).toEqual([]);
});

test("finds the same with the fast and the slow search", () => {
  const texts = ["12.A.3/4-5", "A/B 12/C-8", "(38) 90-00", "ab@c.de", "@ab.c"];
  const parts = fc.constantFrom(
    "1",
    "A",
    "é",
    "23",
    ".",
    "/",
    "-",
    " ",
    "(",
    ")",
    "@",
    "\n",
    ...texts,
  );
  const values = fc.array(parts, { maxLength: 12 }).map((all) => all.join(""));
  fc.assert(
    fc.property(fc.constantFrom(...texts.map(createFormatMatcher)), values, (shape, value) => {
      // A surrogate pair in the text forces the slow search through the whole text.
      expect(shape(value)).toEqual(shape(`${value} 🕰`));
    }),
  );
});
