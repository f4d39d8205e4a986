import { describe, expect, test } from "vitest";
import { formatFileDiagnostics } from "../../testing/content/format-diagnostics.ts";
import { parseYaml } from "../parse/parse.ts";

/** Returns the diagnostics of a page with these lines, as text. */
function read(...lines: string[]): string {
  return formatFileDiagnostics(parseYaml("page.yaml", `${lines.join("\n")}\n`));
}

function codes(...lines: string[]): string[] {
  const parsed = parseYaml("page.yaml", `${lines.join("\n")}\n`);
  return parsed.diagnostics.map(({ code }) => code);
}

describe("indentation", () => {
  test("reports the one of two misaligned lines that differs from the rest of the file", () => {
    const image = ["image:", "  src: a.svg", "  alt: x"];
    expect(read(...image, "other:", "  src: a.svg", " alt: x")).toMatchInlineSnapshot(`
      "indentation 6:1 « »alt: x
        O recuo está errado: esta linha começa com 1 espaço. Use 2, para alinhar com o "src" da linha 5.
        →   src: a.svg
        →   alt: x"
    `);
    expect(read(...image, "other:", " src: a.svg", "  alt: x")).toMatchInlineSnapshot(`
      "indentation 5:1 « »src: a.svg
        O recuo está errado: esta linha começa com 1 espaço. Use 2, para alinhar com o "alt" da linha 6.
        →   src: a.svg
        →   alt: x"
    `);
  });

  test("reports an item pasted without its indentation once, for all its lines", () => {
    const item = (id: string) => [`- id: ${id}`, "  title: x", "  image:", "    src: a.svg"];
    const pasted = ["- id: b", "title: y", "image:", "src: b.svg", "lede: z"];
    expect(read(...item("a"), ...pasted, ...item("c"))).toMatchInlineSnapshot(`
      "indentation 6:1 «»title: y
        O recuo está errado: esta linha começa sem espaço. Use 2, para alinhar com o "id" da linha 5. As 3 linhas abaixo vão junto.
        → - id: b
        →   title: y
        →   image:
        →     src: b.svg
        →   lede: z"
    `);
  });

  test("reports that the line with the id of the first item is missing", () => {
    const item = (id: string) => [`- id: ${id}`, "  title: x", "  list:", "    - Um"];
    expect(read("# list", ...item("a").slice(1), ...item("b"))).toMatchInlineSnapshot(`
      "lost-start 2:3 «title»: x
        Falta a linha que começa este item: "- id: ", e o código dele. Escreva-a aqui em cima, com o código que o item tinha.
        → - id: novo-item
        →   title: x"
    `);
  });

  test("reports an indented first field if a later field is at the margin", () => {
    expect(
      read(" common:", "  home: a", "  next: b", "header:", "  menu: c"),
    ).toMatchInlineSnapshot(`
      "indentation 1:1 « »common:
        O recuo está errado: esta linha começa com 1 espaço. Use 0, para alinhar com o "header" da linha 4.
        → common:
        → header:"
    `);
  });

  test("reports a tab at the start of a line", () => {
    expect(read("image:", "  src: a.svg", "\talt: Ampulheta", "title: Olá")).toMatchInlineSnapshot(`
      "tab 3:1 «	»alt: Ampulheta
        Esta linha começa com a tecla Tab. Apague o Tab e digite espaços: 2 por nível.
        →   src: a.svg
        →   alt: Ampulheta"
    `);
  });

  test("reports several lines with tabs once", () => {
    expect(read("image:", "\tsrc: a.svg", "\talt: Ampulheta", "title: Olá")).toMatchInlineSnapshot(`
      "tab 2:1 «	»src: a.svg
        2 linhas, a partir desta, começam com a tecla Tab. Apague os Tabs e digite espaços: 2 por nível.
        → image:
        →   src: a.svg"
    `);
  });

  test("reports a tab after the dash of an item", () => {
    expect(read("items:", "  -\tlabel: Olá", "    to: /sobre")).toMatchInlineSnapshot(`
      "tab 2:4 -«	»label: Olá
        Esta linha começa com a tecla Tab. Apague o Tab e digite espaços: 2 por nível.
        → items:
        →   - label: Olá"
    `);
  });

  test("reports too much indentation", () => {
    expect(read("- id: a", "   title: Olá", "  to: /")).toMatchInlineSnapshot(`
      "indentation 2:1 «   »title: Olá
        O recuo está errado: esta linha começa com 3 espaços. Use 2, para alinhar com o "id" da linha 1.
        → - id: a
        →   title: Olá"
    `);
  });

  test("reports too little indentation", () => {
    expect(read("blocks:", "  - type: faq", "   title: Olá", "    lede: x")).toMatchInlineSnapshot(`
      "indentation 3:1 «   »title: Olá
        O recuo está errado: esta linha começa com 3 espaços. Use 4, para alinhar com o "type" da linha 2.
        →   - type: faq
        →     title: Olá"
    `);
  });

  test("reports a misaligned field below a group name that lost its indentation", () => {
    expect(
      read("firm:", "  name: Chronos", "address:", "    city: x", "  phone: y"),
    ).toMatchInlineSnapshot(`
      "indentation 4:1 «    »city: x
        O recuo está errado: esta linha começa com 4 espaços. Use 2, para alinhar com o "phone" da linha 5.
        →   city: x
        →   phone: y"
    `);
  });

  test("reports an over-indented item that continues the text of the item above", () => {
    expect(read("features:", "  - Um", "    - Dois", "  - Três")).toMatchInlineSnapshot(`
      "indentation 3:1 «    »- Dois
        O recuo está errado: esta linha começa com 4 espaços. Use 2, para alinhar com o "-" da linha 2.
        →   - Um
        →   - Dois"
    `);
  });

  test("reports a first item with less indentation than the others", () => {
    expect(read("features:", "  - Um", "   - Dois", "   - Três")).toMatchInlineSnapshot(`
      "indentation 2:1 «  »- Um
        O recuo está errado: esta linha começa com 2 espaços. Use 3, para alinhar com o "-" da linha 3.
        →    - Um
        →    - Dois"
    `);
  });

  test("reports an item below a field that already has a text", () => {
    expect(read("title: Olá", "- Um", "lede: x")).toMatchInlineSnapshot(`
      "stray-item 2:3 - «Um»
        Este item não pertence a nenhuma lista, e "title", na linha 1, já tem um texto. Se a linha com o nome da lista se perdeu, escreva-a de novo acima; se não, apague o item."
    `);
    expect(read("title: Olá", "  - Um", "lede: x")).toMatchInlineSnapshot(`
      "joined-line 2:3 «- Um»
        Do jeito que está, "- Um" continua o texto da linha 1. Se é um item ou campo novo, confira o recuo; se é texto, coloque tudo entre aspas."
    `);
  });

  test("reports a missing dash before the first field of an item", () => {
    expect(
      read("blocks:", "  - type: faq", "    title: A", "  type: cta", "    title: B"),
    ).toMatchInlineSnapshot(`
      "missing-dash 4:3 «type»: cta
        Falta o traço "- " antes de "type": aqui começa outro item da lista.
        →   - type: cta"
    `);
  });

  test("reports an invisible space in the indentation, around a colon and after a dash", () => {
    expect(read("image:", "  src: a.svg", "\u00a0 alt: Ampulheta")).toMatchInlineSnapshot(`
      "invisible-space 3:1 «  »alt: Ampulheta
        Há um espaço invisível (colado do Word ou de um site) no começo desta linha. Apague-o e digite um espaço comum.
        →   alt: Ampulheta"
    `);
    expect(read("title:\u00a0Olá", "lede: x")).toMatchInlineSnapshot(`
      "invisible-space 1:7 title:« »Olá
        Há um espaço invisível (colado do Word ou de um site) depois dos dois-pontos. Apague-o e digite um espaço comum.
        → title: Olá"
    `);
    expect(read("title\u00a0: Olá", "lede: x")).toMatchInlineSnapshot(`
      "invisible-space 1:6 title« »: Olá
        Há um espaço invisível (colado do Word ou de um site) no nome deste campo. Apague-o e digite um espaço comum.
        → title: Olá"
    `);
    expect(read("items:", "  -\u00a0label: x", "    to: y")).toMatchInlineSnapshot(`
      "invisible-space 2:4 -« »label: x
        Há um espaço invisível (colado do Word ou de um site) depois do traço "-". Apague-o e digite um espaço comum.
        →   - label: x"
    `);
  });
});

describe("colons, dashes and lines", () => {
  test("reports a colon in a text", () => {
    expect(read("title: Atenção: novo prazo", "lede: x")).toMatchInlineSnapshot(`
      "colon-in-text 1:15 title: Atenção«:» novo prazo
        Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
        → title: "Atenção: novo prazo""
    `);
  });

  test("reports a colon in an item", () => {
    expect(read("items:", "  - Prazo final: dia 20: atenção", "  - Outro")).toMatchInlineSnapshot(`
      "colon-in-text 2:24 - Prazo final: dia 20«:» atenção
        Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
        →   - "Prazo final: dia 20: atenção""
    `);
  });

  test("reports a colon in the second line of a text", () => {
    expect(
      read(
        "lede: Cuidamos da contabilidade, da folha e de tudo o que vem depois dela,",
        "  inclusive do mais difícil: os prazos",
        "title: x",
      ),
    ).toMatchInlineSnapshot(`
      "colon-in-text 2:28 inclusive do mais difícil«:» os prazos
        Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
        → lede: "Cuidamos da contabilidade, da folha e de tudo o que vem depois dela,
        →   inclusive do mais difícil: os prazos""
    `);
  });

  test("reports a colon in a text between typographic quotes", () => {
    expect(read("title: “Atenção: novo prazo”")).toMatchInlineSnapshot(`
      "colon-in-text 1:16 title: “Atenção«:» novo prazo”
        Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
        → title: "Atenção: novo prazo""
    `);
  });

  test("reports a missing space after a colon", () => {
    expect(read("route: /", "title:Olá", "lede: x")).toMatchInlineSnapshot(`
      "missing-space 2:6 title«:»Olá
        Falta um espaço depois dos dois-pontos.
        → title: Olá"
    `);
    expect(read("items:", "  - label:Olá", "    to: /")).toMatchInlineSnapshot(`
      "missing-space 2:10 - label«:»Olá
        Falta um espaço depois dos dois-pontos.
        →   - label: Olá"
    `);
    expect(read("image:", "  src:foto.webp")).toMatchInlineSnapshot(`
      "missing-space 2:6 src«:»foto.webp
        Falta um espaço depois dos dois-pontos.
        →   src: foto.webp"
    `);
  });

  test("does not report a missing space if only symbols follow a colon", () => {
    expect(read("a:", "  - x:#", "aa:", "  - x: 0")).toBe("");
    expect(read("a:", "  - x:---", "aa:", "  - x: 0")).toBe("");
  });

  test("reports a missing space after a dash", () => {
    expect(read("features:", "  - Um", "  -Dois", "  - Três")).toMatchInlineSnapshot(`
      "missing-space 3:3 «-»Dois
        Falta um espaço depois do traço "-".
        →   - Dois"
    `);
    expect(read("features:", "  -Um", "  - Dois", "  - Três")).toMatchInlineSnapshot(`
      "missing-space 2:3 «-»Um
        Falta um espaço depois do traço "-".
        →   - Um"
    `);
    expect(read("blocks:", "  -type: faq", "    title: x")).toMatchInlineSnapshot(`
      "missing-space 2:3 «-»type: faq
        Falta um espaço depois do traço "-".
        →   - type: faq"
    `);
  });

  test("reports a missing colon after a field name", () => {
    expect(read("route: /", "title Olá", "lede: x")).toMatchInlineSnapshot(`
      "missing-colon 2:1 «title» Olá
        Faltam os dois-pontos depois de "title".
        → title: Olá"
    `);
    expect(read("header:", "  bar", "    - label: x", "  links: y")).toMatchInlineSnapshot(`
      "missing-colon 2:3 «bar»
        Faltam os dois-pontos depois de "bar".
        →   bar:"
    `);
  });

  test("reports a missing field name before a colon", () => {
    expect(read("route: /", ": Olá")).toMatchInlineSnapshot(`
      "missing-name 2:1 «:» Olá
        Falta o nome do campo antes dos dois-pontos."
    `);
  });

  test("reports two fields on one line", () => {
    expect(read("title: Olá lede: Uma frase", "lede2: x")).toMatchInlineSnapshot(`
      "two-fields 1:12 title: Olá «lede:» Uma frase
        Há dois campos na mesma linha. Comece "lede" em uma linha nova.
        → title: Olá
        → lede: Uma frase"
    `);
    expect(read("image: src: a.svg", "  alt: x")).toMatchInlineSnapshot(`
      "two-fields 1:8 image: «src:» a.svg
        Há dois campos na mesma linha. Comece "src" em uma linha nova.
        → image:
        →   src: a.svg"
    `);
    expect(read("blocks: - type: faq", "    title: x", "  - type: cta")).toMatchInlineSnapshot(`
      "two-fields 1:9 blocks: «- type:» faq
        Há dois campos na mesma linha. Comece "type" em uma linha nova.
        → blocks:
        →   - type: faq"
    `);
  });

  test("reports a line of a text that lost its indentation", () => {
    expect(
      read("lede: Cuidamos da contabilidade", "da sua empresa", "title: x"),
    ).toMatchInlineSnapshot(`
      "stray-text 2:1 «da sua empresa»
        "da sua empresa" está solto. Cada linha deve ser um campo (nome: texto), um item (- texto) ou, com 2 espaços a mais, a continuação do texto de cima."
    `);
  });

  test("reports a stray sign before a field name", () => {
    expect(read("title: Olá", "*lede: x", "route: /")).toMatchInlineSnapshot(`
      "stray-sign 2:1 «*»lede: x
        Há um sinal (*) antes do nome do campo "lede". Apague o sinal.
        → lede: x"
    `);
  });

  test("reports a document separator in the middle of a file", () => {
    expect(read("title: Olá", "---", "lede: x")).toMatchInlineSnapshot(`
      "several-documents 2:1 «---»
        Há uma linha "---" no meio do arquivo. Apague essa linha."
    `);
  });

  test("reports a line that cannot be understood", () => {
    expect(read("- Um", "title: Olá")).toMatchInlineSnapshot(`
      "unreadable-line 2:1 «title: Olá»
        Não foi possível entender esta linha. Confira o recuo, os dois-pontos e as aspas dela e da linha de cima."
    `);
  });
});

describe("multi-line texts", () => {
  test("reports a missing block sign after the field name", () => {
    expect(
      read("body:", "  Primeira: um parágrafo.", "", "  **Segunda**: outro.", "title: x"),
    ).toMatchInlineSnapshot(`
      "missing-block-sign 1:1 «body:»
        O texto de "body" tem várias linhas: escreva "|" depois dos dois-pontos.
        → body: |"
    `);
  });

  test("reports a text that starts on the line of its block sign", () => {
    expect(read("body: | Primeira linha.", "  Segunda linha.", "title: x")).toMatchInlineSnapshot(`
      "block-start 1:7 body: «|» Primeira linha.
        Depois de "|", o texto deve começar na linha de baixo.
        → body: |
        →   Primeira linha."
    `);
  });

  test("reports a line with too little indentation", () => {
    expect(
      read("body: |", "  Primeira linha.", "Segunda linha.", "title: x"),
    ).toMatchInlineSnapshot(`
      "block-text 3:1 «Segunda linha.»
        Depois do "|" da linha 1, cada linha do texto deve começar com 2 espaços ou mais.
        →   Segunda linha."
    `);
    expect(read("body: |", "Primeira linha.", "title: x")).toMatchInlineSnapshot(`
      "block-text 2:1 «Primeira linha.»
        Depois do "|" da linha 1, cada linha do texto deve começar com 2 espaços ou mais.
        →   Primeira linha."
    `);
  });

  test("reports a first line with more indentation than the others", () => {
    expect(
      read("lede: >-", "    Primeira linha:", "  segunda linha:", "  terceira.", "title: x"),
    ).toMatchInlineSnapshot(`
      "indentation 2:1 «    »Primeira linha:
        O recuo está errado: esta linha começa com 4 espaços. Use 2: 2 a mais que o "lede" da linha 1.
        → lede: >-
        →   Primeira linha:"
    `);
  });

  test("reports a first line without indentation, even if it has a colon", () => {
    expect(
      read("lede: >-", "A primeira linha: no começo,", "  e a segunda.", "title: x"),
    ).toMatchInlineSnapshot(`
      "block-text 2:1 «A primeira linha: no começo,»
        Depois do ">" da linha 1, cada linha do texto deve começar com 2 espaços ou mais.
        →   A primeira linha: no começo,"
    `);
  });

  test("reports an item at the indentation of the text above it, but accepts lists inside a text", () => {
    expect(
      read("items:", "  - >-", "    Um texto", "    - >-", "    Outro texto", "  - Um terceiro"),
    ).toMatchInlineSnapshot(`
      "indentation 4:1 «    »- >-
        O recuo está errado: esta linha começa com 4 espaços. Use 2, para alinhar com o "-" da linha 2.
        →   - >-
        →   - >-"
    `);
    expect(codes("body: |", "  - um", "  - outro")).toEqual([]);
    expect(codes("body: >-", "  Veja:", "", "    - um", "    - outro")).toEqual([]);
  });

  test("reports a first item with a block text that is more indented than the next item", () => {
    expect(
      read("items:", "   - >-", "    Um texto", "  - >-", "    Outro texto", "more:", "  - a"),
    ).toMatchInlineSnapshot(`
      "indentation 2:1 «   »- >-
        O recuo está errado: esta linha começa com 3 espaços. Use 2, para alinhar com o "-" da linha 4.
        →   - >-
        →   - >-"
    `);
  });

  test("reports a heading without indentation, which YAML would read as a comment", () => {
    expect(
      read("body: |", "  Primeira linha.", "", "## Título", "", "  Segunda linha.", "title: x"),
    ).toMatchInlineSnapshot(`
      "block-text 4:1 «## Título»
        Depois do "|" da linha 1, cada linha do texto deve começar com 2 espaços ou mais.
        →   ## Título"
    `);
  });
});

describe("quotes", () => {
  test("reports quotes that are not closed", () => {
    expect(read('title: "Olá', "lede: x")).toMatchInlineSnapshot(`
      "open-quote 1:8 title: «"»Olá
        O texto abre aspas (") e não fecha. Feche as aspas no fim do texto.
        → title: "Olá""
    `);
    expect(read("items:", '  - "Um', "  - Dois")).toMatchInlineSnapshot(`
      "open-quote 2:5 - «"»Um
        O texto abre aspas (") e não fecha. Feche as aspas no fim do texto.
        →   - "Um""
    `);
    expect(read('lede: "Primeira linha', "  segunda linha", "title: x")).toMatchInlineSnapshot(`
      "open-quote 1:7 lede: «"»Primeira linha
        O texto abre aspas (") e não fecha. Feche as aspas no fim do texto.
        → lede: "Primeira linha
        →   segunda linha""
    `);
  });

  test("reports closing quotes that were not opened", () => {
    expect(read('title: Olá mundo"')).toMatchInlineSnapshot(`
      "lone-quote 1:17 title: Olá mundo«"»
        O texto termina com aspas (") que não abriram. Apague-as, ou abra as aspas no começo do texto.
        → title: Olá mundo"
    `);
  });

  test("reports quotes and apostrophes inside quotes of the same kind", () => {
    expect(read('title: "Somos "os melhores" da cidade"')).toMatchInlineSnapshot(`
      "inner-quote 1:15 title: "Somos «"»os melhores" da cidade"
        Há aspas (") dentro de um texto que já está entre aspas. Use aspas simples por fora.
        → title: 'Somos "os melhores" da cidade'"
    `);
    expect(read("title: 'Copo d'água'")).toMatchInlineSnapshot(`
      "inner-quote 1:15 title: 'Copo d«'»água'
        O apóstrofo (') fecha as aspas antes da hora. Use aspas duplas por fora.
        → title: "Copo d'água""
    `);
    expect(read(`title: "Copo d'água "grande""`)).toMatchInlineSnapshot(`
      "inner-quote 1:21 title: "Copo d'água «"»grande""
        Há aspas (") dentro de um texto que já está entre aspas. Use aspas simples por fora.
        → title: "Copo d'água \\"grande\\"""
    `);
  });

  test("reports text after the closing quotes", () => {
    expect(read('title: "Olá" mundo')).toMatchInlineSnapshot(`
      "text-after-quotes 1:14 title: "Olá" «mundo»
        Depois das aspas que fecham o texto ainda há "mundo". Coloque tudo dentro das aspas.
        → title: '"Olá" mundo'"
    `);
  });

  test("reports a backslash inside double quotes", () => {
    expect(read('title: "C:\\pasta"')).toMatchInlineSnapshot(`
      "backslash 1:11 title: "C:«\\p»asta"
        A barra "\\" tem um sentido especial dentro de aspas duplas. Use aspas simples.
        → title: 'C:\\pasta'"
    `);
  });
});

describe("reserved characters", () => {
  test("reports a reserved character at the beginning of a text", () => {
    expect(read("title: @chronos")).toMatchInlineSnapshot(`
      "reserved-character 1:8 title: «@»chronos
        Um texto não pode começar com "@" sem aspas. Coloque o texto entre aspas.
        → title: "@chronos""
    `);
  });

  test.each([
    "@chronos",
    "`código`",
    "%10 de desconto",
    "*ênfase* aqui",
    "**forte**",
    "*",
    "&nbsp; texto",
    "&texto",
    "!Atenção agora",
    "! Atenção",
    "| texto",
    "> texto",
    "[Promoção] de maio",
    "{x} y",
    "- texto",
    "? Por quê",
    ", e mais",
    "] x",
    "} x",
  ])("suggests quotes around %s and reads it as text", (text) => {
    const parsed = parseYaml("page.yaml", `title: ${text}\nlede: x\n`);
    expect(parsed.diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ["reserved-character", `title: "${text}"`],
    ]);
    expect(parsed.value).toEqual({ title: text, lede: "x" });
  });

  test("reports a question mark before an item or a field name, and brackets as a field name", () => {
    expect(read("faq:", "  - ? Quanto custa", "  - Outra")).toMatchInlineSnapshot(`
      "reserved-character 2:5 - «?» Quanto custa
        Um texto não pode começar com "?" sem aspas. Coloque o texto entre aspas.
        →   - "? Quanto custa""
    `);
    expect(read("? title: Olá", "lede: x")).toMatchInlineSnapshot(`
      "stray-sign 1:1 «?» title: Olá
        Há um sinal (?) antes do nome do campo "title". Apague o sinal.
        → title: Olá"
    `);
    expect(read("[a]: b")).toMatchInlineSnapshot(`
      "reserved-character 1:1 «[a]»: b
        Um texto não pode começar com "[" sem aspas. Coloque o texto entre aspas.
        → "[a]": b"
    `);
  });

  test("ignores signs in a block text when it reports a mistake below it", () => {
    const body = [
      "body: |",
      "  Veja os",
      "  [degraus",
      "  da abertura](/blog)",
      '  "Olá',
      "  a todos",
    ];
    expect(codes(...body, "sources:", "  - label: %Lei")).toEqual(["reserved-character"]);
    expect(codes(...body, "title: Atenção: prazo")).toEqual(["colon-in-text"]);
  });

  test("reports unbalanced brackets and braces", () => {
    expect(read("entries: [a, b", "title: x")).toMatchInlineSnapshot(`
      "open-bracket 1:10 entries: «[»a, b
        Há um "[" que abre e não fecha. Feche com "]", ou coloque o texto entre aspas.
        → entries: [a, b]"
    `);
    expect(read("entries: [a, b]]", "title: x")).toMatchInlineSnapshot(`
      "extra-bracket 1:16 entries: [a, b]«]»
        Há um "]" a mais. Apague-o, ou coloque o texto entre aspas.
        → entries: [a, b]"
    `);
    expect(read("size: {phone: 1, desktop: 2", "title: x")).toMatchInlineSnapshot(`
      "open-bracket 1:7 size: «{»phone: 1, desktop: 2
        Há um "{" que abre e não fecha. Feche com "}", ou coloque o texto entre aspas.
        → size: {phone: 1, desktop: 2}"
    `);
  });

  test("reports anchors, aliases and tags", () => {
    expect(read("a: &base", "  x: 1", "b: *base")).toMatchInlineSnapshot(`
      "shortcut 1:4 a: «&base»
        O atalho "&base" não é aceito aqui. Apague-o e escreva o conteúdo por extenso.

      shortcut 3:4 b: «*base»
        O atalho "*base" não é aceito aqui. Apague-o e escreva o conteúdo por extenso."
    `);
    expect(read("a: !!str 12")).toMatchInlineSnapshot(`
      "shortcut 1:4 a: «!!str» 12
        O atalho "!!str" não é aceito aqui. Apague-o e escreva o conteúdo por extenso."
    `);
  });

  test("reports more than 64 levels of nesting", () => {
    expect(read(`a: ${"[".repeat(80)}`)).toMatchInlineSnapshot(`
      "too-deep 1:67 a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[«[»[[[[[[[[[[[[[[[[
        Há mais de 64 níveis, um dentro do outro. Confira os recuos e os colchetes."
    `);
  });
});

describe("a comment that was meant as text", () => {
  test("is reported in the middle of a text", () => {
    expect(read("title: Somos o #1 em Minas")).toMatchInlineSnapshot(`
      "comment-in-text 1:16 title: Somos o «#»1 em Minas
        Tudo depois de "#" seria ignorado: o site mostraria só "Somos o". Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".
        → title: "Somos o #1 em Minas""
    `);
  });

  test("is reported in place of the text", () => {
    expect(read("title: #1 em Minas")).toMatchInlineSnapshot(`
      "comment-in-text 1:8 title: «#»1 em Minas
        Tudo depois de "#" seria ignorado: o campo ficaria vazio. Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".
        → title: "#1 em Minas""
    `);
    expect(read("dark: #1A1A1A")).toMatchInlineSnapshot(`
      "comment-in-text 1:7 dark: «#»1A1A1A
        Tudo depois de "#" seria ignorado: o campo ficaria vazio. Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".
        → dark: "#1A1A1A""
    `);
  });

  test("is reported in a text of two lines and in a list between brackets", () => {
    expect(read("title: Somos o #1", "  em Minas", "lede: x")).toMatchInlineSnapshot(`
      "comment-in-text 1:16 title: Somos o «#»1
        Tudo depois de "#" seria ignorado: o site mostraria só "Somos o". Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".
        → title: "Somos o #1
        →   em Minas""
    `);
    expect(read("entries: [Somos o #1, b]", "lede: x")).toMatchInlineSnapshot(`
      "comment-in-text 1:19 entries: [Somos o «#»1, b]
        Tudo depois de "#" seria ignorado: o site mostraria só "Somos o". Coloque o texto entre aspas; se é um comentário, deixe um espaço depois do "#".
        → entries: ["Somos o #1", b]"
    `);
  });

  test("is reported in a link, with advice to remove the space", () => {
    expect(read("to: /contato #formulario")).toMatchInlineSnapshot(`
      "comment-in-text 1:14 to: /contato «#»formulario
        Tudo depois de "#" seria ignorado: o site mostraria só "/contato". Apague o espaço antes do "#".
        → to: /contato#formulario"
    `);
  });

  test.each([
    "price: 299 # por mês",
    "price: 299 #por mês",
    "popular: true #sim",
    "title: Olá # o título da página",
    "title: Olá   # #1 em Minas",
    "type: hero #topo",
    "date: 2024-01-15 #publicado",
    "title: # falta escrever",
    'title: "Olá" #título',
    "title: Olá\n# lede: Somos o #1",
    "title: Olá ## separador",
    "title: Olá #---",
    "color: '#1A1A1A'",
    "title: C#",
    "to: /contato#formulario",
    "blocks: #lista de blocos\n  - type: faq",
  ])("is not reported for %s", (line) => {
    expect(codes(line)).toEqual([]);
  });
});

describe("mistakes beyond the syntax", () => {
  test("reports a duplicate field", () => {
    expect(read("title: A", "lede: x", "title: B")).toMatchInlineSnapshot(`
      "duplicate-key 3:1 «title»: B
        O campo "title" aparece duas vezes aqui (linhas 1 e 3). Apague um dos dois."
    `);
  });

  test("reports several duplicate fields once", () => {
    expect(
      read("blocks:", "  - type: faq", "    title: A", "    type: cta", "    title: B"),
    ).toMatchInlineSnapshot(`
      "duplicate-key 4:5 «type»: cta
        Os campos "type", "title" aparecem duas vezes aqui (desde as linhas 2 e 4). Apague os repetidos, ou veja se falta entre eles a linha que abre outro item ("- ") ou outro campo."
    `);
  });

  test("reports the field name constructor as forbidden", () => {
    expect(read("constructor: x")).toMatchInlineSnapshot(`
      "forbidden-key 1:1 «constructor»: x
        Um campo não pode se chamar "constructor". Apague-o ou troque o nome."
    `);
  });

  test("reports a file without content", () => {
    expect(read("# só um comentário")).toMatchInlineSnapshot(`
      "empty-file 1:1 «»# só um comentário
        O arquivo está vazio. Preencha-o ou apague-o."
    `);
    expect(read("---")).toMatchInlineSnapshot(`
      "empty-file 1:1 «»---
        O arquivo está vazio. Preencha-o ou apague-o."
    `);
  });

  test("reports a file of more than 1 MB", () => {
    expect(codes(`title: ${"a".repeat(1_000_001)}`)).toEqual(["too-big"]);
  });
});

describe("valid YAML", () => {
  test.each([
    "to: https://chronos.example",
    "to: mailto:contato@chronos.example",
    "to: tel:(38) 90000-0000",
    "time: 08:00",
    "hours: Segunda a sexta, 8h às 18h",
    'title: Tela de 15"',
    "title: “Olá”",
    "title: Copo d'água",
    "title: Preço - R$ 299,00 (mensal)",
    `title: \${firm.phone}`,
    "title: A & B, 10% e 5*2 [novo] {x} > y | z",
    "description: Atendemos empresas\n  de todos os portes\n  em Minas",
    'description: "Atendemos: empresas\n  de todos os portes"',
    "body: |\n  # Título\n\n  - item: um\n\n      código\n  fim",
    "items:\n- a\n- b",
    "items: [a, b,\n  c]",
    "title:   Olá   ",
    "title: NÃO TEM AMANHÃ, SÓ HOJE",
  ])("reports nothing for %s", (text) => {
    expect(codes(text)).toEqual([]);
  });
});

describe("fields between braces on one line", () => {
  test("reports quotes or an apostrophe inside quotes", () => {
    expect(read('item: { id: a, label: "Uma "boa" ideia", to: / }')).toMatchInlineSnapshot(`
      "inner-quote 1:28 item: { id: a, label: "Uma «"»boa" ideia", to: / }
        Há aspas (") dentro de um texto que já está entre aspas. Use aspas simples por fora.
        → item: { id: a, label: 'Uma "boa" ideia', to: / }"
    `);
    expect(read("item: { id: a, label: 'Copo d'água', to: / }")).toMatchInlineSnapshot(`
      "inner-quote 1:30 item: { id: a, label: 'Copo d«'»água', to: / }
        O apóstrofo (') fecha as aspas antes da hora. Use aspas duplas por fora.
        → item: { id: a, label: "Copo d'água", to: / }"
    `);
  });

  const row = (text: string) => read("rows:", "  - { id: um, label: Um }", `  - { ${text} }`);

  test("reports reserved characters, open quotes, text after quotes and colons in a text", () => {
    expect(row("id: dois, label: [Dois, style: input")).toMatchInlineSnapshot(`
      "reserved-character 3:24 - { id: dois, label: «[»Dois, style: input }
        Um texto não pode começar com "[" sem aspas. Coloque o texto entre aspas.
        →   - { id: dois, label: "[Dois", style: input }"
    `);
    expect(row('id: dois, label: "Dois, style: input')).toMatchInlineSnapshot(`
      "open-quote 3:24 - { id: dois, label: «"»Dois, style: input }
        O texto abre aspas (") e não fecha. Feche as aspas no fim do texto.
        →   - { id: dois, label: "Dois", style: input }"
    `);
    expect(row('id: dois, label: "Dois" vezes, style: input')).toMatchInlineSnapshot(`
      "text-after-quotes 3:31 - { id: dois, label: "Dois" «vezes», style: input }
        Depois das aspas que fecham o texto ainda há "vezes". Coloque tudo dentro das aspas.
        →   - { id: dois, label: '"Dois" vezes', style: input }"
    `);
    expect(row("id: dois, label: Dois: vezes")).toMatchInlineSnapshot(`
      "colon-in-text 3:28 - { id: dois, label: Dois«:» vezes }
        Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
        →   - { id: dois, label: "Dois: vezes" }"
    `);
  });

  test("reports a missing or invisible space after a colon", () => {
    expect(row("id: dois, label:Dois")).toMatchInlineSnapshot(`
      "missing-space 3:22 - { id: dois, label«:»Dois }
        Falta um espaço depois dos dois-pontos.
        →   - { id: dois, label: Dois }"
    `);
    expect(row("id: dois, label:\u00a0Dois")).toMatchInlineSnapshot(`
      "invisible-space 3:23 - { id: dois, label:« »Dois }
        Há um espaço invisível (colado do Word ou de um site) depois dos dois-pontos. Apague-o e digite um espaço comum.
        →   - { id: dois, label: Dois }"
    `);
  });
});

test("reports an item that lacks the name of its first field", () => {
  expect(
    read("blocks:", "  - hero", "    title: A", "  - type: faq", "    title: B"),
  ).toMatchInlineSnapshot(`
    "lost-name 2:5 - «hero»
      Antes de "hero" falta o nome do campo: os outros itens desta lista começam com "type:".
      →   - type: hero"
  `);
});
