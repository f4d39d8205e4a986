import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const days = "days: [monday, tuesday, wednesday, thursday, friday]";
const hours = "{label: Monday to Friday, value: 9 to 6}";

/** Returns the diagnostics about these hours on a site in the given language. */
async function told(
  language: string,
  entry: string,
  footer = "Monday to Friday",
): Promise<string[]> {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "language: en", `language: ${language}`);
  await workspace.edit("site.yaml", hours, entry);
  await workspace.edit("site.yaml", "  hours: Monday to Friday\n", `  hours: "${footer}"\n`);
  const found = await workspace.check();
  const aboutHours = /hours|days-differ|closed/;
  return found.flatMap(({ code, path, hint = "" }) =>
    aboutHours.test(code) ? [[code, path, hint].join(" ").trim()] : [],
  );
}

function entry(label: string, value: string, opens = "09:00", closes = "18:00"): string {
  return `{label: "${label}", value: "${value}", ${days}, opens: "${opens}", closes: "${closes}"}`;
}

describe("opening hours in other languages", () => {
  test.each([
    ["fr", entry("Atelier", "9h00 – 18h00")],
    ["fr-FR", entry("Atelier", "9h00-18h00")],
    ["fr", entry("Atelier", "9 h 00 – 18 h 00")],
    ["fr", entry("Du lundi au vendredi, l’après-midi", "sur rendez-vous")],
    ["es-AR", entry("Lunes a viernes", "9 a 13 y 16 a 18 hs")],
    ["es-MX", entry("Lunes a viernes", "9 a 6")],
    ["de", entry("Montag bis Freitag", "9.00–18.00 Uhr")],
    ["en", entry("Monday to Friday", "9 to 6")],
  ])("are accepted if they do not contradict the structured hours, %s: %s", async (...site) => {
    expect(await told(...site)).toEqual([]);
  });

  test.each([
    ["fr", "9h-17h", 'hours-differ /firm/hours/0/closes closes: "17:00"'],
    ["fr", "9h30 à 18h", 'hours-differ /firm/hours/0/opens opens: "09:30"'],
    ["fr", "fermé", "closed-but-open /firm/hours/0/value"],
    ["es-AR", "9 a 14 hs", 'hours-differ /firm/hours/0/closes closes: "14:00"'],
    ["es-AR", "9 a 13 y 16 a 20.30 hs", "hours-differ /firm/hours/0/value"],
    ["de", "9 bis 17 Uhr", 'hours-differ /firm/hours/0/closes closes: "17:00"'],
  ])(
    "are reported if they contradict the structured hours, %s: %s",
    async (language, value, message) => {
      expect(await told(language, entry("Atelier", value))).toEqual([message]);
    },
  );

  test("are reported if their days differ from those in the label", async () => {
    expect(await told("es-AR", entry("Lunes a jueves, a la mañana", "9 a 18 hs"))).toEqual([
      "days-differ /firm/hours/0/days days: [monday, tuesday, wednesday, thursday]",
    ]);
    expect(await told("fr", entry("Dimanche", "9h-18h"))).toEqual([
      "days-differ /firm/hours/0/days days: [sunday]",
    ]);
  });

  test("are reported in the footer if they differ from the hours of the firm", async () => {
    const week = entry("Du lundi au vendredi", "9h-18h");
    expect(await told("fr", week, "Du lundi au vendredi, 9h-18h")).toEqual([]);
    expect(await told("fr", week, "Du lundi au vendredi, 10h-18h")).toEqual([
      "footer-hours /footer/hours",
    ]);
  });
});
