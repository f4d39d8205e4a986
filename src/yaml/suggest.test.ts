import { describe, expect, test } from "vitest";
import { editDistance, suggest } from "./suggest.ts";

const fields = [
  { word: "title", title: "Título" },
  { word: "subtitle", title: "Segunda frase" },
  { word: "description", title: "Descrição" },
  { word: "features", title: "O que inclui" },
];

describe("suggest", () => {
  test.each([
    ["titel", "title"],
    ["tilte", "title"],
    ["Title", "title"],
    ["subtitel", "subtitle"],
    ["descrition", "description"],
    ["desc", "description"],
    ["título", "title"],
    ["titulo", "title"],
    ["descricao", "description"],
    ["feature", "features"],
  ])("returns for %s the word %s", (written, word) => {
    expect(suggest(written, fields)).toBe(word);
  });

  test.each(["cor", "x", "", "preço", "label"])("returns undefined for %j", (written) => {
    expect(suggest(written, fields)).toBeUndefined();
  });

  test("returns the nearest of several words", () => {
    expect(suggest("/servico", ["/servicos", "/sobre", "/contato"])).toBe("/servicos");
  });

  test("does not return the word itself", () => {
    expect(suggest("title", ["title"])).toBeUndefined();
  });

  test("returns undefined for a very long word", () => {
    expect(suggest("a".repeat(100_000), fields)).toBeUndefined();
  });
});

describe("a name in another language", () => {
  const named = [
    { word: "label", title: "Name", names: ["libelle"] },
    { word: "street", names: ["strasse"] },
    { word: "postalCode", names: ["codepostal"] },
    { word: "libels" },
  ];

  test.each([
    ["libellé", "label"],
    ["Straße", "street"],
    ["Code postal", "postalCode"],
    ["codePostal", "postalCode"],
  ])("%s means %s", (written, word) => {
    expect(suggest(written, named)).toBe(word);
  });

  test("is not matched approximately", () => {
    expect(suggest("codepostel", named.slice(0, 3))).toBeUndefined();
  });
});

describe("editDistance", () => {
  test.each([
    ["", "abc", 3],
    ["abc", "abc", 0],
    ["abc", "acb", 1],
    ["abc", "abd", 1],
    ["abc", "ab", 1],
    ["abc", "abcd", 1],
    ["kitten", "sitting", 3],
  ])("of %s and %s is %i in both directions", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});
