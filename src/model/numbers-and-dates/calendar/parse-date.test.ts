import { expect, test } from "vitest";
import { parseMonthName, parseWeekdayName } from "./parse-calendar-name.ts";
import { parseShortDate, parseWrittenOutDate } from "./parse-date.ts";

test.each([
  ["fr", "14 juillet 2027", "2027-7-14"],
  ["fr-FR", "le 14 juillet 2027", "2027-7-14"],
  ["fr", "Mercredi 14 juillet 2027", "2027-7-14"],
  ["fr", "le mercredi 14 juillet 2027", "2027-7-14"],
  ["fr", "1er août 2027", "2027-8-1"],
  ["fr", "14 juil. 2027", "2027-7-14"],
  ["fr", "14 fevrier 2027", "2027-2-14"],
  ["es-AR", "9 de julio de 2027", "2027-7-9"],
  ["es", "25 mayo 2027", "2027-5-25"],
  ["es", "9 de setiembre de 2027", "2027-9-9"],
  ["es", "martes 25 de mayo de 2027", "2027-5-25"],
  ["es", "martes, 25 de mayo de 2027", "2027-5-25"],
  ["es", "1° de mayo de 2027", "2027-5-1"],
  ["de", "14. Juli 2027", "2027-7-14"],
  ["de", "Mittwoch, den 14. Juli 2027", "2027-7-14"],
  ["de-AT", "14. Jänner 2027", "2027-1-14"],
  ["pl", "14 lipca 2027", "2027-7-14"],
  ["pt-BR", "quarta-feira, 14 de julho de 2027", "2027-7-14"],
  ["en-US", "Wednesday, July 14, 2027", "2027-7-14"],
])("parseDate in %s reads %s as %s", (language, text, day) => {
  const read = parseWrittenOutDate(text, language);
  expect(read && [read.year, read.month, read.day].join("-")).toBe(day);
});

test.each([
  ["fr", "14 jui 2027"],
  ["fr", "14 July 2027"],
  ["fr", "lundi 14 juillet 2027"],
  ["fr", "14 juillet"],
  ["fr", "avant le 14 juillet 2027"],
  ["fr", "du 14 au 16 juillet 2027"],
  ["fr", "14 juillet août 2027"],
])("parseDate in %s returns undefined for %s", (language, text) => {
  expect(parseWrittenOutDate(text, language)).toBeUndefined();
});

test.each([
  ["fr-FR", "14/07/27", "2027-7-14"],
  ["es-AR", "25.05.27", "2027-5-25"],
  ["en-US", "7/14/27", "2027-7-14"],
])("parseShortDate in %s reads %s as %s", (language, text, day) => {
  const read = parseShortDate(text, language);
  expect(read && [read.year, read.month, read.day].join("-")).toBe(day);
});

test.each([
  ["sv-SE", "14/07/27"],
  ["en-CA", "14/07/27"],
  ["fr-FR", "14-07-27"],
  ["fr-FR", "14/07/87"],
  ["fr-FR", "14/07.27"],
])("parseShortDate in %s returns undefined for %s", (language, text) => {
  expect(parseShortDate(text, language)).toBeUndefined();
});

test("recognises the names and abbreviations of months and weekdays", () => {
  expect(parseMonthName("sept.", "es")).toBe(9);
  expect(parseWeekdayName("samedis", "fr")).toBe(6);
  expect(parseWeekdayName("miercoles", "es")).toBe(3);
  expect(parseWeekdayName("mar", "fr")).toBe(2);
  expect(parseWeekdayName("m", "fr")).toBeUndefined();
});
