// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { describe, expect, test } from "vitest";
import { loadRules } from "../../load/load-folder.ts";
import { formatDiagnostics } from "../../testing/content/format-diagnostics.ts";
import { extractProse, pageWithProse } from "../../testing/content/markdown-arbitraries.ts";
import { applyEdits } from "../../yaml/edits.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";

const { validate } = await loadRules();

function found(lines: string, field?: string) {
  const text = pageWithProse(lines, field);
  const diagnostics = validate(parseYaml("page.yaml", text), "page.json");
  return { text, diagnostics };
}

function read(lines: string, field?: string): string {
  const { text, diagnostics } = found(lines, field);
  return formatDiagnostics(text, diagnostics);
}

/** Returns the prose of the text after the fix of the first diagnostic. */
function obeyed(lines: string): string {
  const { text, diagnostics } = found(lines);
  const repaired = applyEdits(text, diagnostics[0]?.fix?.edits ?? []);
  return extractProse(repaired);
}

describe("reports in a text", () => {
  test.each([
    ["a remark in a text", "Um.\n\n# conferir com o Rui\nDois.", "remark-in-text"],
    ["a heading without its space", "##Prazos\n\nUm.", "glued-heading"],
    ["bullets", "• Um\n• Dois", "pasted-bullet"],
    ["dashes of a word processor", "– Um\n– Dois", "pasted-bullet"],
    ["rows of a spreadsheet", "Mês\tValor\nJaneiro\t10", "pasted-table"],
    ["a space inside of a link", "Veja [os planos] (/servicos#planos).", "link-marks"],
    ["a link without a bracket", "Ligue para [0800(tel:${firm.phone}).", "link-marks"],
    ["a link without a parenthesis", "Veja [os planos](/servicos agora.", "link-marks"],
    ["a link the wrong way round", "Veja (os planos)[/servicos].", "link-marks"],
    ["a picture", "Veja ![Foto](foto.jpg) aqui.", "picture-in-text"],
    ["accents around a word", "Pague o `DAS` hoje.", "code-in-text"],
    ["a pair of stars that misses one", "Isto é **bom*, e isto não.", "open-stars"],
    ["stars away from their words", "Isto é ** bom ** mesmo.", "open-stars"],
    ["a soft hyphen", "A conta\u00adbilidade.", "invisible-sign"],
    ["a sign without width", "A conta\u200bbilidade.", "invisible-sign"],
  ])("%s", (_, lines, code) => {
    expect(found(lines).diagnostics.map((each) => each.code)).toEqual([code]);
  });
});

describe("reports the same for long and short texts", () => {
  test.each([
    ["", "![", ") ![a](b.svg)", ["picture-in-text"]],
    ["", "![a](b ", "", []],
    ["", "](", "", []],
    ["", "[a](/b ", ")", []],
    ["", "`", "a`", ["code-in-text"]],
    ["", "** ", "", []],
    ["", "a", " b\u00adc", ["invisible-sign"]],
    ["", "<http://", "a>", ["angle-address"]],
    ["", "<http://", "", []],
    ["", "a", "a-\nb", ["parted-word"]],
    ["", "| a |\n\n| a | b |\n\n", "", []],
    ["| a | b |\n|---|---|\n| c | d |\na", "\u00a0", "b; c", ["table-rows"]],
  ])("%j, then %j repeated, then %j", (head, part, tail, codes) => {
    for (const count of [10, 60_000]) {
      const { diagnostics } = found(head + part.repeat(count) + tail);
      expect(diagnostics.map(({ code }) => code)).toEqual(codes);
    }
  });
});

describe("accepts", () => {
  test.each([
    ["a heading", "## Prazos\n\n### Datas\n\nUm #1 em Minas, e o lote #20."],
    ["a list", "- Um\n- Dois\n\n1. Três\n2. Quatro"],
    ["a table", "| Mês | Valor |\n|---|---|\n| Janeiro | 10 |"],
    ["bold and slanted words", "**Um**, *dois*, ***três***, **quatro *e* cinco**."],
    ["a footnote's star", "R$ 99* por mês.\n\n*Até dezembro."],
    ["a sum", "2*3*4 e 2 * 3"],
    ["links", "[Um](/a), [dois](https://a.example/b_(c)), [três](tel:${firm.phone})."],
    ["a message with spaces", "[Fale](whatsapp:Olá, quero (tudo) já)."],
    ["brackets", "Assim [sic] (ver o livro), e [número]."],
    ["one dash of a speaker", "– Bom dia, disse ela."],
    ["a figure of speech", "Um · dois • três"],
  ])("%s", (_, lines) => {
    expect(read(lines)).toBe("");
  });
});

describe("suggests a fix that gives the intended text", () => {
  test.each([
    ["##Prazos", "## Prazos"],
    ["• Um\n•Dois", "- Um\n- Dois"],
    ["Mês\tValor\nJaneiro\t10", "| Mês | Valor |\n|---|---|\n| Janeiro | 10 |"],
    ["Veja [os planos] (/servicos#planos).", "Veja [os planos](/servicos#planos)."],
    ["Ligue: [0800(tel:${firm.phone}).", "Ligue: [0800](tel:${firm.phone})."],
    ["Veja [os planos](/servicos agora.", "Veja [os planos](/servicos) agora."],
    ["Veja (os planos)[/servicos].", "Veja [os planos](/servicos)."],
    ["Pague o `DAS` hoje.", "Pague o DAS hoje."],
    ["A conta\u00adbilidade.", "A contabilidade."],
  ])("%j", (lines, meant) => {
    expect(obeyed(lines)).toBe(meant);
    expect(read(meant)).toBe("");
  });
});

test("reports markup in a field without markup", () => {
  const text =
    "title: Lei os [termos](/termos)\nroute: /a\ndescription: Um.\nblocks:\n  - type: prose\n    body: Um.\n";
  expect(
    formatDiagnostics(text, validate(parseYaml("page.yaml", text), "page.json")),
  ).toMatchInlineSnapshot(`
    "marks-in-plain 1:15 title: Lei os «[termos](/termos)»
      O campo "title" (Título da página) não tem links nem negrito: o site mostraria "[termos](/termos)" com os sinais. Escreva só o texto."
  `);
});

test("formats the messages", () => {
  expect(
    ["# conferir", "• Um\n• Dois", "Veja [os planos] (/servicos).", "Um `DAS`."]
      .map((each) => read(each))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "remark-in-text 8:7 «# conferir»
      Dentro de um texto de várias linhas, "#" não abre um comentário: o site mostraria "# conferir". Apague a linha; se é um título, comece com "## ".
    pasted-bullet 8:7 «• »Um
      O site mostraria "•" no meio do texto. Uma lista se faz com "- " no começo de cada linha.
      →       - Um
      →       - Dois
    link-marks 8:12 Veja «[os planos] (/servicos)».
      O site mostraria os sinais do link "[os planos] (/servicos)". Apague o espaço entre "]" e "(".
      →       Veja [os planos](/servicos).
    code-in-text 8:10 Um «\`DAS\`».
      O site mostraria também os acentos de "\`DAS\`". Apague-os; para destacar, escreva **assim**.
      →       Um DAS."
  `);
});
