import { expect, test } from "vitest";
import { loadRules } from "../../../load/load-folder.ts";
import { parseYaml } from "../../../yaml/parse/parse.ts";

const { validate } = await loadRules();

/** Returns the diagnostics about the days of opening hours, on a site in that language. */
function told(language: string, days: string) {
  const hours = `    - label: A\n      days: ${days}\n      opens: "09:00"\n      closes: "18:00"`;
  const parsed = parseYaml("site.yaml", `language: ${language}\nfirm:\n  hours:\n${hours}\n`);
  return validate(parsed, "site.json").filter(({ path }) => path.includes("/days"));
}

const week = "monday, tuesday, wednesday, thursday, friday";

test.each([
  ["fr", "[samedi]", "[saturday]"],
  ["es-AR", "[sábado]", "[saturday]"],
  ["de", "[Samstag]", "[saturday]"],
  ["fr", "[mardi]", "[tuesday]"],
  ["fr", "samedi", "[saturday]"],
  ["es-AR", "lunes a viernes", `[${week}]`],
  ["fr", "du mardi au vendredi", "[tuesday, wednesday, thursday, friday]"],
  ["de", "Montag bis Freitag", `[${week}]`],
  ["es-AR", "[lunes a viernes]", `[${week}]`],
  ["es-AR", "[lunes a viernes, sunday]", `[${week}, sunday]`],
])("in %s, the days %s get a hint with the weekday options", (language, days, line) => {
  expect(told(language, days).map(({ hint }) => hint)).toEqual([`      days: ${line}`]);
});

test("days in a block list get a hint with a block list", () => {
  const [only] = told("es", "\n        - lunes a miércoles");
  expect(only?.hint).toBe("        - monday\n        - tuesday\n        - wednesday");
});

test("words without a weekday get a hint with a list of one item", () => {
  expect(told("fr", "tous les jours").map(({ hint }) => hint)).toEqual([
    "      days:\n        - tous les jours",
  ]);
});

test.each([
  ["es-AR", "mes", "month"],
  ["fr-FR", "mois", "month"],
  ["de-DE", "Jahr", "year"],
])("in %s, the period %s gets a hint with the option %s", (language, word, option) => {
  const parsed = parseYaml("plans.yaml", `- id: a\n  period: ${word}\n`);
  const all = validate(parsed, "plans.json", { country: "AR", language });
  expect(all.find(({ path }) => path === "/0/period")?.hint).toBe(`  period: ${option}`);
});
