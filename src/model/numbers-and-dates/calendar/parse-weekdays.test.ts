import { expect, test } from "vitest";
import { parseWeekdayPhrase } from "./parse-weekdays.ts";

test.each([
  ["fr", "samedi", [6]],
  ["fr", "du mardi au vendredi", [2, 3, 4, 5]],
  ["fr", "lundi, mercredi et vendredi", [1, 3, 5]],
  ["fr", "le samedi", [6]],
  ["es-AR", "lunes a viernes", [1, 2, 3, 4, 5]],
  ["es", "de lunes a viernes y los sábados", [1, 2, 3, 4, 5, 6]],
  ["de", "Montag bis Freitag", [1, 2, 3, 4, 5]],
  ["de", "Mo-Fr", [1, 2, 3, 4, 5]],
  ["de", "Sonnabend", [6]],
  ["pt-BR", "segunda-feira a sexta-feira", [1, 2, 3, 4, 5]],
  ["pt-BR", "seg - sex", [1, 2, 3, 4, 5]],
  ["fr", "samedi au lundi", [1, 6, 0]],
  ["en-GB", "Monday to Friday", [1, 2, 3, 4, 5]],
])("parses weekdays in %s: %s", (language, text, days) => {
  expect(parseWeekdayPhrase(text, language)).toEqual(days);
});

test.each([
  ["fr", ""],
  ["fr", "sauf le lundi"],
  ["fr", "lunes a viernes"],
  ["fr", "lundi au mardi au jeudi"],
  ["fr", "lundi matin"],
  ["es", "lunes a viernes de 9 a 13"],
])("returns undefined in %s for %j", (language, text) => {
  expect(parseWeekdayPhrase(text, language)).toBeUndefined();
});
