import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { createPreviewReport, formatReport } from "./report.ts";
import { formatAnnotations, formatJsonReport } from "./report-formats.ts";

const text = `route: /
blocks:
  - type: faq
    title: Atenção: novo prazo
    lede: Somos o #1
`;
const parsed = parseYaml("content/pages/inicio.yaml", text);
const [colon, comment] = parsed.diagnostics;
const files = [parsed, parseYaml("content/faq.yaml", "- id: a\n")];
const diagnostics: Diagnostic[] = [
  { ...(comment as Diagnostic), severity: "warning" },
  { ...(colon as Diagnostic), context: "bloco 1, Perguntas frequentes" },
];

describe("the report for people", () => {
  test("shows location, message, source lines and a corrected line, in the order of the file", () => {
    expect(`\n${formatReport(diagnostics, files, { color: false })}`).toMatchInlineSnapshot(`
      "
      content/pages/inicio.yaml:4:19  (bloco 1, Perguntas frequentes)
        Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
        3 |   - type: faq
        4 |     title: Atenção: novo prazo
          |                   ^
        Escreva assim:
          title: "Atenção: novo prazo"

      content/pages/inicio.yaml:5:19
        Aviso: Tudo depois de "#" seria ignorado: o site mostraria só "Somos o". Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".
        4 |     title: Atenção: novo prazo
        5 |     lede: Somos o #1
          |                   ^
        Escreva assim:
          lede: "Somos o #1"

      1 erro e 1 aviso em 1 arquivo (2 arquivos conferidos).
      Corrija, salve e confira de novo."
    `);
  });

  test("shows a file in the working directory without ./ (also as JSON and annotations)", () => {
    const here = parseYaml("./site.yaml", "name: a: b\n");
    const told = formatReport(here.diagnostics, [here], { color: false });
    expect(told).toMatch(/^site\.yaml:1:\d/);
    expect(formatJsonReport(here.diagnostics, [here])).toContain('"file": "site.yaml"');
    expect(formatAnnotations(here.diagnostics, [here])).toContain("file=site.yaml,");
  });

  test("says that there are no errors, or names the command for the next check", () => {
    const published = formatReport(diagnostics, files, {
      color: false,
      again: "npm run check -- --publish",
    });
    expect(published).toMatch(/ confira de novo: npm run check -- --publish$/);
    expect(formatReport([], files, { color: false })).toMatchInlineSnapshot(
      `"Tudo certo: 2 arquivos conferidos, nenhum erro."`,
    );
    expect(formatReport([], files.slice(0, 1), { color: false })).toMatchInlineSnapshot(
      `"Tudo certo: 1 arquivo conferido, nenhum erro."`,
    );
  });

  test("groups many warnings of one kind, with three places and the number of others; JSON lists all", () => {
    const warned = Array.from({ length: 80 }, (_, index) => {
      const file = `content/articles/a${String(index).padStart(2, "0")}.yaml`;
      const long = parseYaml(file, `title: Um título ${"muito ".repeat(12)}longo\n`);
      const details = { length: 90, most: 70 };
      const range = long.rangeAt("/title");
      const place = { file, path: "/title", range, severity: "warning" } as const;
      return { long, found: createDiagnostic("long-title", details, place) };
    });
    const report = formatReport(
      warned.map(({ found }) => found),
      warned.map(({ long }) => long),
      { color: false },
    );
    expect(`\n${report}`).toMatchInlineSnapshot(`
      "
      content/articles/a00.yaml:1:8
        Aviso: O Google corta títulos com mais de 70 letras; este, com o nome do site, tem 90. Diga o principal no começo, ou encurte.
        1 | title: Um título muito muito muito muito muito muito muito muito muito muito muito muito longo
          |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        O mesmo em content/articles/a01.yaml:1:8, content/articles/a02.yaml:1:8 e mais 77. A lista inteira vem com --json.

      80 avisos em 80 arquivos (80 arquivos conferidos).
      O site pode ser publicado assim, mas vale a pena corrigir."
    `);
    const few = warned.slice(0, 3).map(({ found }) => found);
    expect(formatReport(few, files, { color: false }).match(/Aviso/g)).toHaveLength(3);
    const all = JSON.parse(
      formatJsonReport(
        warned.map(({ found }) => found),
        files,
      ),
    );
    expect(all.diagnostics).toHaveLength(80);
  });

  test("has colours only with the colour option", () => {
    expect(formatReport(diagnostics, files, { color: true })).toContain("\u001b[31m");
    expect(formatReport(diagnostics, files, { color: false })).not.toContain("\u001b");
  });

  test("shows an error about a missing file without source lines", () => {
    const place = { file: "content/site.yaml", path: "", range: { start: 0, end: 0 } };
    const missing = createDiagnostic("missing-content", { name: "content/site.yaml" }, place);
    expect(`\n${formatReport([missing], [], { color: false })}`).toMatchInlineSnapshot(`
      "
      content/site.yaml:1:1
        Falta o arquivo content/site.yaml. Sem ele não há site: traga-o de volta.

      1 erro em 1 arquivo (0 arquivos conferidos).
      Corrija, salve e confira de novo."
    `);
  });

  test("labels a hint as an example if it is not the exact correction", () => {
    const range = { start: 9, end: 15 };
    const place = { file: parsed.file, path: "/blocks", range, hint: "title: Olá\nlede: x" };
    const missing = createDiagnostic("missing-field", { fields: [{ name: "title" }] }, place);
    expect(`\n${formatReport([missing], files, { color: false })}`).toMatchInlineSnapshot(`
      "
      content/pages/inicio.yaml:2:1
        Falta o campo obrigatório "title".
        1 | route: /
        2 | blocks:
          | ^^^^^^
        Por exemplo:  title: Olá
                      lede: x

      1 erro em 1 arquivo (2 arquivos conferidos).
      Corrija, salve e confira de novo."
    `);
  });

  test("shortens a long line, and keeps the mark below its position", () => {
    const long = parseYaml("a.yaml", `title: ${"palavra ".repeat(40)}x: y ${"fim ".repeat(40)}\n`);
    const lines = formatReport(long.diagnostics, [long], { color: false }).split("\n");
    const [shown = "", mark = ""] = lines.slice(2, 4);
    expect(shown.length).toBeLessThan(120);
    expect(shown.charAt(mark.indexOf("^"))).toBe(":");
  });

  test("keeps the mark below its position after a tab, an emoji and a combining accent", () => {
    for (const word of ["a\tb", "👍", "a\u0301"]) {
      const odd = parseYaml("a.yaml", `title: ${word} x: y\n`);
      const [shown = "", mark = ""] = formatReport(odd.diagnostics, [odd], { color: false })
        .split("\n")
        .slice(2, 4);
      const width = mark.indexOf("^") + (word === "a\u0301" ? 1 : 0);
      expect(shown.charAt(width)).toBe(":");
    }
  });

  test("contains no control characters or direction marks of the content", () => {
    const odd = parseYaml("a.yaml", "title: a\u001b[31m \u202e x: \u0007y\n");
    const report = formatReport(odd.diagnostics, [odd], { color: false });
    expect(report).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  });
});

describe("the JSON report", () => {
  test("is one object with positions that count from 1 and exclusive ends", () => {
    expect(JSON.parse(formatJsonReport(diagnostics, files))).toEqual({
      ok: false,
      files: 2,
      diagnostics: [
        {
          code: "colon-in-text",
          severity: "error",
          file: "content/pages/inicio.yaml",
          line: 4,
          column: 19,
          endLine: 4,
          endColumn: 20,
          path: "/blocks/0/title",
          message: expect.stringContaining("dois-pontos"),
          hint: '    title: "Atenção: novo prazo"',
          fix: {
            edits: [
              { start: 42, end: 42, text: '"' },
              { start: 61, end: 61, text: '"' },
            ],
          },
        },
        expect.objectContaining({ code: "comment-in-text", severity: "warning", line: 5 }),
      ],
    });
  });

  test("has ok: true if there are only warnings or no diagnostics", () => {
    expect(JSON.parse(formatJsonReport(diagnostics.slice(0, 1), files))).toMatchObject({
      ok: true,
    });
    expect(JSON.parse(formatJsonReport([], files))).toEqual({
      ok: true,
      files: 2,
      diagnostics: [],
    });
  });
});

describe("the report for continuous integration", () => {
  test("has one command for each diagnostic, with special characters escaped", () => {
    expect(`\n${formatAnnotations(diagnostics, files)}`).toMatchInlineSnapshot(`
      "
      ::error file=content/pages/inicio.yaml,line=4,col=19,endLine=4,endColumn=20,title=bloco 1%2C Perguntas frequentes::Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.%0AEscreva assim:%0A    title: "Atenção: novo prazo"
      ::warning file=content/pages/inicio.yaml,line=5,col=19,endLine=5,endColumn=20::Tudo depois de "#" seria ignorado: o site mostraria só "Somos o". Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".%0AEscreva assim:%0A    lede: "Somos o #1""
    `);
  });

  test("escapes characters that would end a property or the message", () => {
    const place = { file: "a,b:c%.yaml", path: "", range: { start: 0, end: 0 }, hint: "x\ny" };
    const odd = createDiagnostic("missing-content", { name: "100%" }, place);
    expect(formatAnnotations([odd], [])).toBe(
      "::error file=a%2Cb%3Ac%25.yaml,line=1,col=1,endLine=1,endColumn=1::Falta o arquivo 100%25. Sem ele não há site: traga-o de volta.%0APor exemplo:%0Ax%0Ay",
    );
  });
});

test("the report for the live preview has the same content in parts, and marks the faulty range", () => {
  const { entries, sum } = createPreviewReport(diagnostics, files);
  expect(sum).toBe("1 erro e 1 aviso em 1 arquivo (2 arquivos conferidos).");
  expect(entries[0]).toEqual({
    id: expect.any(String),
    severity: "error",
    file: "content/pages/inicio.yaml",
    place: "linha 4 · bloco 1, Perguntas frequentes",
    message: 'Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.',
    rows: [
      { number: 3, before: "  - type: faq", marked: "", after: "" },
      { number: 4, before: "    title: Atenção", marked: ":", after: " novo prazo" },
    ],
    hint: { word: "Escreva assim:", lines: '    title: "Atenção: novo prazo"' },
  });
  expect(entries[1]?.message).toMatch(/^Aviso: /);
});

test("all entries of the report for the live preview have different IDs", () => {
  const [twice] = diagnostics;
  if (!twice) throw new Error("no diagnostic");
  const { entries } = createPreviewReport([twice, twice, ...diagnostics], files);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});
