import { expect, test } from "vitest";
import type { Labels } from "../../model/types.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { summarizeFirstHours, withHoursText } from "./hours-text.ts";

const french = {
  contact: { hour: "{h} h", hourAndMinutes: "{h} h {m}" },
  openingHours: { times: "de {opens} à {closes}", closed: "Fermé" },
} as Labels;
const saturday = { label: "Samedi", opens: "09:00", closes: "12:30" };

test("writes hours without a text in the format of the site's labels", () => {
  const site = { settings: { language: "fr" }, labels: french };
  expect(withHoursText([saturday], site)[0]?.value).toBe("de 9 h à 12 h 30");
  const own = withHoursText([{ ...saturday, value: "le matin" }], site);
  expect(own[0]?.value).toBe("le matin");
});

test("writes hours as 24-hour times if the site has no labels in its language", async () => {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en", "language: it");
  await workspace.file("labels.yaml", "{}\n");
  const hours = '{label: Sabato, days: [saturday], opens: "09:00", closes: "12:30"}';
  await workspace.edit("site.yaml", "{label: Monday to Friday, value: 9 to 6}", hours);
  const { site } = await workspace.load();
  expect(site?.settings.firm.hours[0]?.value).toBe("9:00–12:30");
});

test.each([
  ["de", "9 bis 12:30 Uhr"],
  ["de-CH", "9 bis 12.30 Uhr"],
  ["fr", "de 9 h à 12 h 30"],
  ["es", "de 9:00 a 12:30"],
  ["pt-PT", "9h às 12h30"],
])(
  "writes hours in the usual format of the language %s if the site has no labels",
  async (language, said) => {
    const workspace = await createWorkspace();
    await workspace.edit("site.yaml", "language: en", `language: ${language}`);
    await workspace.file("labels.yaml", "{}\n");
    const hours = '{label: Sat, days: [saturday], opens: "09:00", closes: "12:30"}';
    await workspace.edit("site.yaml", "{label: Monday to Friday, value: 9 to 6}", hours);
    const { site } = await workspace.load();
    expect(site?.settings.firm.hours[0]?.value?.replace(/\s/g, " ")).toBe(said);
  },
);

test.each([
  ["fr", "Du lundi", "L’après-midi", "Du lundi, 9 h\u202f; l’après-midi, 14 h"],
  ["es-AR", "Lunes", "Sábados por la tarde", "Lunes, 9 h; sábados por la tarde, 14 h"],
  ["pt-PT", "Segunda-feira", "Segunda à tarde", "Segunda-feira, 9 h; segunda à tarde, 14 h"],
  ["de", "Montag", "Montag nachmittags", "Montag, 9 h; Montag nachmittags, 14 h"],
  ["en-GB", "Monday", "Monday afternoon", "Monday, 9 h; Monday afternoon, 14 h"],
  ["fr", "Atelier", "Noël", "Atelier, 9 h\u202f; Noël, 14 h"],
  ["fr-CA", "Lundi", "SAV", "Lundi, 9 h; SAV, 14 h"],
])("in %s, joins the hours of %s and %s into one sentence", (language, first, second, line) => {
  const days = ["monday"];
  const hours = [
    { label: first, value: "9 h", days },
    { label: second, value: "14 h", days },
  ];
  expect(summarizeFirstHours(hours, language)).toBe(line);
});
