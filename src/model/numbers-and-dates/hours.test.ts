import { describe, expect, test } from "vitest";
import { formatOpeningHours, parseTimeRanges, parseWeekdays, saysClosed } from "./hours.pt-br.ts";

const portuguese = { language: "pt-BR" };
const week = ["monday", "tuesday", "wednesday", "thursday", "friday"];

describe("formatting opening hours", () => {
  test.each([
    [{ opens: "08:00", closes: "18:00" }, "8h às 18h"],
    [{ opens: "08:30", closes: "12:05" }, "8h30 às 12h05"],
    [{ opens: "22:00", closes: "01:00" }, "22h à 1h"],
    [{ days: ["sunday"] }, "fechado"],
    [{}, undefined],
  ])("%j", (hours, words) => {
    expect(formatOpeningHours(hours, portuguese)).toBe(words);
  });

  test("uses figures in English, and returns undefined for closed days and unknown languages", () => {
    const english = { language: "en" };
    expect(formatOpeningHours({ opens: "08:00", closes: "18:00" }, english)).toBe("8am–6pm");
    expect(formatOpeningHours({ days: ["sunday"] }, english)).toBeUndefined();
    expect(
      formatOpeningHours({ opens: "08:00", closes: "18:00" }, { language: "xx" }),
    ).toBeUndefined();
  });
});

describe("parsing the hours in a Portuguese text", () => {
  test.each([
    ["8h às 18h", [[480, 1080]]],
    ["das 8 às 18h", [[480, 1080]]],
    ["8h30 – 17:45", [[510, 1065]]],
    [
      "8:00-12:00 e 14:00-18:00",
      [
        [480, 720],
        [840, 1080],
      ],
    ],
    ["8 horas ao meio-dia", []],
    ["8h ao meio-dia e 14h até as 18h30", [[840, 1110]]],
    ["Segunda a sexta, 8h às 18h", [[480, 1080]]],
    ["2ª a 6ª", []],
    ["24h", []],
    ["(38) 90000-0000", []],
    ["de 10/12 a 12/01", []],
  ])("%s", (text, ranges) => {
    expect(parseTimeRanges(text).map(({ from, to }) => [from, to])).toEqual(ranges);
  });

  test("recognises words that mean closed", () => {
    expect(["Fechado", "fechada aos domingos", "não abre"].map(saysClosed)).toEqual([
      true,
      true,
      true,
    ]);
    expect(["8h às 18h", "fechadura 24h"].map(saysClosed)).toEqual([false, false]);
  });
});

describe("parsing the weekdays of a label", () => {
  test.each([
    ["Segunda a sexta", week],
    ["De segunda-feira a sexta-feira", week],
    ["Segunda-feira", ["monday"]],
    ["Sábado e domingo", ["saturday", "sunday"]],
    ["Sábados, domingos", ["saturday", "sunday"]],
    ["Terça, quinta e sábado", ["tuesday", "thursday", "saturday"]],
    ["Sexta a segunda", ["monday", "friday", "saturday", "sunday"]],
    ["Sábado (exceto feriados)", undefined],
    ["Feriados", undefined],
    ["Monday to Friday", undefined],
    ["Segunda da semana", undefined],
  ])("%s", (label, days) => {
    expect(parseWeekdays(label)).toEqual(days);
  });
});
