import { expect, test } from "vitest";
import { formatClockRange } from "./clock-range.ts";

const of = (hour: string, hourAndMinutes: string) => ({ hour, hourAndMinutes });
const argentina = of("{h} hs", "{h}.{m} hs");
const germany = of("{h} Uhr", "{h}:{m} Uhr");
const france = of("{h} h", "{h} h {m}");
const brazil = of("{h}h", "{h}h{m}");
const colombia = of("{h12} {a. m.|p. m.}", "{h12}:{m} {a. m.|p. m.}");

test.each([
  ["es-AR", argentina, ["9", "13 hs"]],
  ["de", germany, ["9", "13 Uhr"]],
  ["fr", france, ["9 h", "13 h"]],
  ["pt-BR", brazil, ["9h", "13h"]],
  ["es-CO", colombia, ["9 a. m.", "1 p. m."]],
  ["es", of("{h}:{m}", "{h}:{m}"), ["9:00", "13:00"]],
] as const)(
  "formats a range of full hours, with the unit once or twice as usual in %s",
  (language, labels, said) => {
    expect(formatClockRange("09:00", "13:00", { labels, language })).toEqual(said);
  },
);

test("shares the unit of times with minutes, and keeps a unit that the other time lacks", () => {
  const range = (labels: typeof germany) =>
    formatClockRange("09:00", "13:30", { labels, language: "es-AR" });
  expect(range(argentina)).toEqual(["9", "13.30 hs"]);
  expect(range(france)).toEqual(["9 h", "13 h 30"]);
});
