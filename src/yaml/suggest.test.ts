import { describe, expect, test } from "vitest";
import { editDistance, suggest } from "./suggest.ts";

const fields = [
  { word: "title", title: "Título" },
  { word: "subtitle", title: "Segunda frase" },
  { word: "description", title: "Descrição" },
  { word: "features", title: "O que inclui" },
];

describe("the word that was meant", () => {
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
  ])("for %s is %s", (written, word) => {
    expect(suggest(written, fields)).toBe(word);
  });

  test.each(["cor", "x", "", "preço", "label"])("for %j is unknown", (written) => {
    expect(suggest(written, fields)).toBeUndefined();
  });

  test("is the nearest of several", () => {
    expect(suggest("/servico", ["/servicos", "/sobre", "/contato"])).toBe("/servicos");
  });

  test("is never the word itself", () => {
    expect(suggest("title", ["title"])).toBeUndefined();
  });

  test("costs little, however long the word is", () => {
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

  test("is not guessed at", () => {
    expect(suggest("codepostel", named.slice(0, 3))).toBeUndefined();
  });
});

describe("the distance of two words", () => {
  test.each([
    ["", "abc", 3],
    ["abc", "abc", 0],
    ["abc", "acb", 1],
    ["abc", "abd", 1],
    ["abc", "ab", 1],
    ["abc", "abcd", 1],
    ["kitten", "sitting", 3],
  ])("%s and %s: %i", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});
