import { expect, test } from "vitest";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

const visible = (text: string) => text.replaceAll("\u00a0", "~").replaceAll("\u202f", "^");

test.each([
  ["Bonjour ! Ça va ? Oui ; non", "Bonjour^! Ça va^? Oui^; non"],
  ["Dites-nous : « oui » ou « non » !", "Dites-nous~: «~oui~» ou «~non~»^!"],
  ["À 20 % du prix, soit 12 € en tout", "À 20~% du prix, soit 12~€ en tout"],
  ["{n} résultats pour « {text} ».", "{n} résultats pour «~{text}~»."],
  ["Le 1er mars, le 15 août 2026", "Le 1er~mars, le 15~août 2026"],
  ["Quoi ?! Vraiment !!", "Quoi^?! Vraiment^!!"],
])("adds no-break spaces in French: %s", (text, bound) => {
  expect(visible(withNonBreakingSpaces(text, "fr"))).toBe(bound);
  expect(visible(withNonBreakingSpaces(text, "fr-FR"))).toBe(bound);
});

test.each([
  "Bonjour! Déjà sans espace; comme au Québec",
  "https://exemple.example/?q=1 et a:b, 12:30",
  "Une photo ![Une roue](roue.svg) dans le texte",
  "| a | b |\n| :--- | ---: |\n| ; | ! |",
  "Une photo ![Une roue](bourse 1 mai.svg) et [le plan](plan ! 2.pdf)",
  "Le 150 mars, 15 marsouins",
])("leaves other punctuation, addresses and markup unchanged in French: %s", (text) => {
  expect(withNonBreakingSpaces(text, "fr")).toBe(text);
});

test("joins day and month in other languages, also with the full stop of German", () => {
  expect(visible(withNonBreakingSpaces("Am 3. April oder 12. März", "de-AT"))).toBe(
    "Am 3.~April oder 12.~März",
  );
  expect(visible(withNonBreakingSpaces("Il 3 aprile", "it"))).toBe("Il 3~aprile");
});

test.each([
  ["Llamá al 0341 15-400-0123.", "Llamá al 0341~15-400-0123."],
  ["+54 9 341 400-0123", "+54~9~341~400-0123"],
  ["Los años 2024, 2025 y 2026", "Los años 2024, 2025 y 2026"],
  ["111111111111 222222222222 3", "111111111111 222222222222 3"],
])("joins the groups of a phone number, but not years or longer numbers: %s", (text, bound) => {
  expect(visible(withNonBreakingSpaces(text, "es-AR"))).toBe(bound);
});

test("leaves text in Portuguese, English and unknown languages unchanged", () => {
  for (const language of ["pt-BR", "pt-PT", "en-GB", "en"])
    expect(withNonBreakingSpaces("Sim ! 3 April, 20 %", language)).toBe("Sim ! 3 April, 20 %");
  expect(withNonBreakingSpaces("3 April", "xx")).toBe("3 April");
});

test("processes a megabyte of each kind of mark in less than five seconds in total", () => {
  const started = performance.now();
  for (const unit of ["](", "1 ", "1", "1-", "+", "« ", " !"])
    withNonBreakingSpaces(unit.repeat(1_000_000 / unit.length), "fr");
  expect(performance.now() - started).toBeLessThan(5_000);
});
