import { expect, test } from "vitest";
import {
  formatGeneratorTable,
  generatorBars,
  summarizeGeneratorResults,
} from "./generator-results.ts";

const line = (wall: number, more: object = {}) =>
  JSON.stringify({
    peer: "hugo",
    version: "0.111",
    n: 5000,
    cold: [{ wall, cpu: 6, rssMB: 500 }],
    ...more,
  });

test("summarises all runs of a generator on the same content as medians, in one row and one bar", () => {
  const rounds = [line(3), line(9), line(4)].join("\n");
  const edited = line(10, { peer: "astro", kind: "rich", warm: [{ wall: 2, cpu: 2, rssMB: 9 }] });
  const peers = summarizeGeneratorResults(`${rounds}\n${edited}\n`);
  expect(formatGeneratorTable(peers)[1]).toMatchInlineSnapshot(`
    "| | articles | runs | from nothing | processors | memory | one edited |
    |---|---|---|---|---|---|---|
    | hugo 0.111 | 5000 | 3 | 4.00 s | 6.00 s | 500 MB | 4.00 s |
    | astro 0.111 | 5000 rich | 1 | 10.00 s | 6.00 s | 500 MB | 2.00 s |"
  `);
  expect(
    generatorBars(peers).map(({ label, value }) => `${label}: ${value}`),
  ).toMatchInlineSnapshot(`
    [
      "hugo 0.111, 5000: 4",
      "astro 0.111, 5000 rich: 10",
      "astro 0.111, 5000 rich, one edited: 2",
    ]
  `);
});

test("returns no table without runs", () => {
  expect(formatGeneratorTable(summarizeGeneratorResults("\n"))).toEqual([]);
});
