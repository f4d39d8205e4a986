import { expect, test } from "vitest";
import { loadRules } from "../../../load/load-folder.ts";
import { formatDiagnostics } from "../../../testing/content/format-diagnostics.ts";
import { parseYaml } from "../../../yaml/parse/parse.ts";
import { mergeSimilarFixes } from "../../diagnostics/merge-similar-fixes.ts";
import { suppressCascades } from "../../diagnostics/suppress-cascades.ts";

const { validate } = await loadRules();

/** Returns the formatted diagnostics of an event with these lines. */
function read(...lines: string[]): string {
  const text = ["- id: oficina", "  title: Oficina", ...lines, ""].join("\n");
  const parsed = parseYaml("events.yaml", text);
  const found = suppressCascades(parsed, validate(parsed, "events.json"));
  return formatDiagnostics(
    text,
    mergeSimilarFixes(() => text, found),
  );
}

test("suggests only the day for dates with a time and an offset", () => {
  expect(
    read("  date: 2024-01-05T23:30:00-03:00", '  until: "2024-01-07 10:00:00 -0300"'),
  ).toMatchInlineSnapshot(`
    "date 3:9 date: «2024-01-05T23:30:00-03:00»
      Aqui vai só o dia, sem a hora ("T23:30:00-03:00"): ano, mês e dia, AAAA-MM-DD. O mesmo vale para ""2024-01-07 10:00:00 -0300"" (linha 4).
      →   date: 2024-01-05
      →   until: "2024-01-07""
  `);
});

test("suggests hours and minutes for a time with seconds and a time with the date", () => {
  expect(
    read("  date: 2024-01-05", "  starts: 19:30:00", "  ends: 2024-01-05T22:00:00-03:00"),
  ).toMatchInlineSnapshot(`
    "clock 4:11 starts: «19:30:00»
      Aqui vão só a hora e os minutos: "19:30:00" deve ser "19:30". O mesmo vale para "2024-01-05T22:00:00-03:00" (linha 5).
      →   starts: 19:30
      →   ends: 22:00"
  `);
});

test("suggests no fix for a time with a date if the event has no other date", () => {
  expect(read("  starts: 2024-01-05T19:30:00Z")).toMatchInlineSnapshot(`
    "missing-field 1:3 - «id»: oficina
      Falta o campo obrigatório "date" (Dia).
      e.g.   date: 2026-12-12

    clock 3:11 starts: «2024-01-05T19:30:00Z»
      "2024-01-05T19:30:00Z" não é uma hora como o site as lê. Escreva "starts" (Começa às) em horas e minutos, de 00:00 a 23:59: dois algarismos, dois-pontos, dois algarismos.
      e.g. starts: 19:30"
  `);
});
