import { expect, test } from "vitest";
import { findLanguageTag, isSiteLanguageTag } from "./language-tag.ts";

test.each([
  ["EN-gb", "PT", "en-GB"],
  ["pt_BR", "PT", "pt-BR"],
  ["pt-br", "BR", "pt-BR"],
  ["en-UK", "GB", "en-GB"],
  ["eng", "IE", "en-IE"],
  ["english", "GB", "en-GB"],
  ["English", "PT", "en"],
  ["British English", "PT", "en-GB"],
  ["Português", "BR", "pt-BR"],
  ["português", "PT", "pt-PT"],
  ["Deutsch", "DE", "de"],
  ["français", "FR", "fr"],
  ["FR", "FR", "fr"],
  ["fr_FR", "FR", "fr-FR"],
  ["espanhol", "AR", "es-AR"],
  ["klingon", "GB", undefined],
  ["", "GB", undefined],
])("recognises %j of a firm in %s as %s", (written, country, language) => {
  expect(findLanguageTag(written, country)).toBe(language);
});

test("accepts only well-formed tags of known languages", () => {
  expect(["en", "pt-BR", "de"].every(isSiteLanguageTag)).toBe(true);
  expect(["xx", "gb", "EN", "english", "en-gb"].some(isSiteLanguageTag)).toBe(false);
});
