import { expect, test } from "vitest";
import { formatDate, formatDateRange, formatDayAndMonthParts } from "./format-date.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test("formatDate writes the first of a month as an ordinal only in French", () => {
  expect(formatDate("2026-10-01", "fr")).toBe("1er octobre 2026");
  expect(formatDate("2026-10-11", "fr")).toBe("11 octobre 2026");
  expect(formatDate("2026-10-01", "es-AR")).toBe("1 de octubre de 2026");
  expect(formatDate("2026-10-01", "pt-BR")).toBe("1 de outubro de 2026");
  expect(formatDate("2026-10-01", "en-GB")).toBe("1 October 2026");
});

test("formatDateRange writes French firsts as ordinals, with a no-break space before the month", () => {
  expect(plain(formatDateRange("2027-05-01", "2027-05-02", "fr"))).toMatch(
    /^1er ?[-–] ?2 mai 2027$/,
  );
  expect(plain(formatDateRange("2027-04-30", "2027-05-01", "fr"))).toMatch(
    /^30 avril ?[-–] ?1er mai/,
  );
  expect(formatDateRange("2027-05-01", "2027-05-01", "fr")).toBe("1er\u00a0mai 2027");
});

test("formatDayAndMonthParts writes the first of a month as a plain number in French", () => {
  expect(formatDayAndMonthParts("2027-05-01", "fr").map(({ text }) => text)).toEqual(["1", "mai"]);
});
