import { describe, expect, test } from "vitest";
import { loadRules } from "../../load/load-folder.ts";
import { formatDiagnostics } from "../../testing/content/format-diagnostics.ts";
import { extractProse, pageWithProse } from "../../testing/content/markdown-arbitraries.ts";
import { applyEdits } from "../../yaml/edits.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { suppressCascades } from "../diagnostics/suppress-cascades.ts";

const { validate } = await loadRules();

function found(text: string) {
  const parsed = parseYaml("page.yaml", text);
  return suppressCascades(parsed, validate(parsed, "page.json"));
}

function repaired(text: string): string {
  return applyEdits(text, found(text)[0]?.fix?.edits ?? []);
}

const table = "| Mês | Valor |\n|---|---|\n| Janeiro | 10 |\n| Março | 30 |";

describe("reports a broken table", () => {
  test.each([
    ["a row with tabs", table.replace("| Janeiro | 10 |", "Janeiro\t10"), table],
    ["a row with semicolons", table.replace("| Janeiro | 10 |", "Janeiro;10"), table],
    ["a blank line", table.replace("| Março", "\n| Março"), table],
    ["no line of dashes", table.replace("|---|---|\n", ""), table],
    ["dashes of a word processor", table.replace("|---|---|", "|—|—|"), table],
  ])("with %s, and repairs it", (_, lines, meant) => {
    const text = pageWithProse(`Antes.\n\n${lines}\n\nDepois.`);
    expect(found(text).map(({ code }) => code)).toEqual(["table-rows"]);
    expect(extractProse(repaired(text))).toBe(`Antes.\n\n${meant}\n\nDepois.`);
    expect(found(repaired(text))).toEqual([]);
  });

  test("with too few or too many columns in a row", () => {
    for (const row of ["| Janeiro", "| Janeiro | 10 | 11 |"]) {
      const text = pageWithProse(table.replace("| Janeiro | 10 |", row));
      expect(found(text).map(({ code }) => code)).toEqual(["table-rows"]);
    }
  });
});

test("reports and repairs a folded or plain scalar whose text needs its line breaks", () => {
  for (const sign of [">-", ">", ""]) {
    for (const lines of ["Um.\n\n- Dois\n- Três", "Um.\n\nDois.", table, "Um\\\nDois"]) {
      // In a plain scalar a dash may also begin a misplaced item, and a bar may be the indicator of
      // a block scalar.
      if (sign === "" && /- |\|/.test(lines)) continue;
      const text = pageWithProse(lines, `body: ${sign}`.trimEnd());
      expect([sign, lines, found(text).map(({ code }) => code)]).toEqual([
        sign,
        lines,
        ["folded-text"],
      ]);
      expect(found(repaired(text))).toEqual([]);
      expect(extractProse(repaired(text))).toBe(lines);
    }
  }
});

test("reports and removes the time and the name of a pasted chat message", () => {
  for (const head of [
    "[22/11/2026 10:31] Rui:",
    "[10:31, 22/11/2026] Rui Prado:",
    "22/11/2026 10:31 - Rui:",
  ]) {
    const text = pageWithProse(`${head} Sim, até o dia 5.`, "body: >-");
    expect(found(text).map(({ code }) => code)).toEqual(["pasted-chat"]);
    expect(extractProse(repaired(text))).toBe("Sim, até o dia 5.");
    const plain = `title: ${head} Sim\nroute: /a\ndescription: A.\nblocks:\n  - type: prose\n    body: A.\n`;
    expect(found(plain).map(({ code }) => code)).toEqual(["pasted-chat"]);
    expect(repaired(plain)).toContain("title: Sim\n");
  }
});

test("reports a list in a field that takes no lists", () => {
  const answer = (sign: string) =>
    `route: /a\ntitle: A\ndescription: ${sign}\n  Trazer:\n  - RG\n  - CPF\nblocks:\n  - type: prose\n    body: A.\n`;
  for (const sign of [">-", "|-"]) {
    expect(found(answer(sign)).map(({ code }) => code)).toEqual(["pasted-bullet"]);
  }
});

describe("accepts", () => {
  test.each([
    ["a table, and words right below it", `${table}\nFonte: nossa conta.`],
    ["two tables", `${table}\n\n${table}`],
    ["a bar between words", "Entrada | saída, e nada mais.\n\nPão | queijo."],
    ["numbers with a parenthesis and a tab", "1)\tUm\n2)\tDois"],
    ["an hour in brackets", "[10:31] é a hora do café: já."],
  ])("%s", (_, lines) => {
    expect(found(pageWithProse(lines))).toEqual([]);
  });

  test("a folded paragraph", () => {
    expect(found(pageWithProse("Um texto\nem duas linhas.", "body: >-"))).toEqual([]);
    expect(found(pageWithProse("Um texto\nem duas linhas.", "body:"))).toEqual([]);
  });
});

test("formats the messages", () => {
  const texts = [
    pageWithProse(table.replace("| Janeiro | 10 |", "Janeiro\t10")),
    pageWithProse(table.replace("| Março", "\n| Março")),
    pageWithProse(table.replace("|---|---|\n", "")),
    pageWithProse(table.replace("| Janeiro | 10 |", "| Janeiro")),
    pageWithProse("Um.\n\nDois.", "body: >-"),
    pageWithProse("[22/11/2026 10:31] Rui: Sim."),
  ];
  expect(
    texts.map((text) => formatDiagnostics(text, found(text))).join("\n"),
  ).toMatchInlineSnapshot(`
    "table-rows 10:7 «Janeiro	10»
      Esta linha está na tabela, mas sem "|" entre as colunas: sairia como texto. Ponha os sinais.
      →       | Janeiro | 10 |
    table-rows 12:7 «| Março | 30 |»
      A linha vazia acima parte a tabela em duas, e esta parte sairia com os sinais. Apague a linha vazia.
      →       | Março | 30 |
    table-rows 8:7 «| Mês | Valor |»
      Falta a linha |---|---|, embaixo da primeira da tabela: sem ela, o site mostraria os sinais.
      →       | Mês | Valor |
      → |---|---|
    table-rows 10:7 «| Janeiro»
      Esta linha da tabela tem 1 coluna, e a primeira tem 2. Cada coluna fica entre dois sinais "|", também a vazia.
    folded-text 7:5 «body»: >-
      O sinal ">-" junta as linhas em uma só: parágrafos, listas e tabelas se perdem. Troque ">" por "|".
      →     body: |-
    pasted-chat 8:7 «[22/11/2026 10:31] Rui: »Sim.
      "[22/11/2026 10:31] Rui:" veio da conversa de onde se copiou, e o site o mostraria. Apague este começo.
      →       Sim."
  `);
});
