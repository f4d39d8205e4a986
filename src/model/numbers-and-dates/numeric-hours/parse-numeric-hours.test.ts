import { describe, expect, test } from "vitest";
import { parseNumericHours, saysClosedIn } from "./parse-numeric-hours.ts";

/** Parses the hours of a text and formats them as in the settings. */
function told(text: string, language: string): string {
  const time = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const { ranges } = parseNumericHours(text, language);
  return ranges.map(({ from, to }) => `${time(from)}-${time(to)}`).join(" ");
}

describe("parsing numeric hours by the site's language", () => {
  test.each([
    ["fr-FR", "9h00 – 18h00", "09:00-18:00"],
    ["fr-FR", "9h00-18h00", "09:00-18:00"],
    ["fr", "9 h 00 – 18 h 00", "09:00-18:00"],
    ["fr", "9\u00a0h\u00a000\u202f–\u202f18\u00a0h", "09:00-18:00"],
    ["fr", "9h-17h", "09:00-17:00"],
    ["fr", "9 h à 17 h", "09:00-17:00"],
    ["fr", "de 9h30 à 18h", "09:30-18:00"],
    ["fr", "9h-12h et 14h-18h30", "09:00-12:00 14:00-18:30"],
    ["fr", "de 9 h à midi", "09:00-12:00"],
    ["fr", "Le samedi, 10h-18h", "10:00-18:00"],
    ["es-AR", "9 a 14 hs", "09:00-14:00"],
    ["es-AR", "9:00 a 14:00", "09:00-14:00"],
    ["es-AR", "9 a 13 y 16 a 20.30 hs", "09:00-13:00 16:00-20:30"],
    ["es-AR", "16 a 20 hs.", "16:00-20:00"],
    ["es", "desde las 9 hasta las 13", "09:00-13:00"],
    ["de", "9 bis 17 Uhr", "09:00-17:00"],
    ["de", "9.00–17.00 Uhr", "09:00-17:00"],
    ["de", "9 Uhr 30 bis 17 Uhr", "09:30-17:00"],
    ["pt-BR", "8h às 18h", "08:00-18:00"],
    ["pt-PT", "das 8h30 até às 18h", "08:30-18:00"],
    ["it", "dalle 9 alle 13", "09:00-13:00"],
    ["nl", "9.00 tot 17.30 uur", "09:00-17:30"],
    ["sv", "09:00–17:00", "09:00-17:00"],
    ["en", "09:00–17:00", "09:00-17:00"],
    ["es-MX", "9 a 6", "09:00-18:00"],
  ])("%s: %s", (language, text, ranges) => {
    expect(told(text, language)).toBe(ranges);
  });

  test.each([
    ["fr", "24h/24"],
    ["fr", "sur rendez-vous"],
    ["fr", "04-65-71-00-12"],
    ["fr", "du 9 au 13 janvier"],
    ["es-MX", "9 a.m. a 6 p.m."],
    ["es-MX", "9 am - 6 pm"],
    ["es", "de 9 a 13 de enero"],
    ["es", "10/12 a 12/01"],
    ["es", "$9 a 12"],
    ["es", "9 a 12 €"],
    ["de", "9–33 Uhr"],
    ["fr", "9h75-18h"],
  ])("finds no hours in text that may not be time ranges: %s, %s", (language, text) => {
    expect(told(text, language)).toBe("");
  });

  test("detects ranges that may use a twelve-hour clock", () => {
    const isOpen = (text: string) => parseNumericHours(text, "es-AR").usesTwelveHourClock;
    expect(["9 a 12", "2 a 5 hs"].map(isOpen)).toEqual([true, true]);
    expect(["9 a 13 hs", "09:00 a 12:00"].map(isOpen)).toEqual([false, false]);
  });

  test("recognises words that mean closed in the given language", () => {
    expect([saysClosedIn("Fermé", "fr"), saysClosedIn("Cerrado", "es-AR")]).toEqual([true, true]);
    expect([saysClosedIn("9h-18h", "fr"), saysClosedIn("Fermé", "sv")]).toEqual([false, false]);
  });
});
