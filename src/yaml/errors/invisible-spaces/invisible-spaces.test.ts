import { describe, expect, test } from "vitest";
import { formatFileDiagnostics } from "../../../testing/content/format-diagnostics.ts";
import { applyEdits } from "../../edits.ts";
import { parseYaml } from "../../parse/parse.ts";

/**
 * Returns the diagnostics of a file with these lines as text. ⍽ is a no-break space, ▭ is an
 * ideographic space, ◦ is a character without a width.
 */
function read(...lines: string[]): string {
  return spelled(formatFileDiagnostics(parseYaml("page.yaml", written(lines))));
}

/** Returns the lines of such a file after all fixes. */
function mended(...lines: string[]): string[] {
  const { text, diagnostics } = parseYaml("page.yaml", written(lines));
  const edits = diagnostics.flatMap(({ fix }) => fix?.edits ?? []);
  return spelled(applyEdits(text, edits)).trimEnd().split("\n");
}

function codes(...lines: string[]): string[] {
  return parseYaml("page.yaml", written(lines)).diagnostics.map(({ code }) => code);
}

const signs = { "⍽": "\u00a0", "▭": "\u3000", "◦": "\u200b" };

function written(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`.replace(/[⍽▭◦]/g, (sign) => Object(signs)[sign]);
}

function spelled(text: string): string {
  return Object.entries(signs).reduce((all, [name, sign]) => all.replaceAll(sign, name), text);
}

describe("invisible spaces in the indentation", () => {
  test("are reported once, with the other lines", () => {
    expect(
      read("address:", "⍽⍽⍽⍽street: Rua A", "⍽⍽⍽⍽district: Centro", "⍽⍽⍽⍽city: X", "other: x"),
    ).toMatchInlineSnapshot(`
      "invisible-space 2:1 «⍽⍽⍽⍽»street: Rua A
        Há um espaço invisível (colado do Word ou de um site) no começo desta linha. Apague-o e digite um espaço comum. O mesmo vale para as linhas 3 e 4.
        →     street: Rua A
        →     district: Centro
        →     city: X"
    `);
  });

  test.each([
    ["of four", ["address:", "⍽⍽⍽⍽street: A", "⍽⍽⍽⍽city: B"]],
    ["of ideographic spaces", ["address:", "▭▭▭▭street: A", "▭▭▭▭city: B"]],
    ["before common spaces", ["address:", "⍽ street: A", "⍽ city: B"]],
    ["behind common spaces", ["address:", "  ⍽⍽street: A", "  ⍽⍽city: B"]],
    ["on some of the lines", ["address:", "⍽⍽street: A", "  city: B", "⍽⍽zip: C"]],
    ["of items", ["list:", "⍽⍽- id: a", "⍽⍽⍽⍽to: /", "⍽⍽- id: b", "⍽⍽⍽⍽to: /"]],
    ["of a group in an item", ["- id: a", "⍽⍽image:", "⍽⍽⍽⍽src: a.svg", "⍽⍽title: b", "- id: b"]],
    ["of a text on several lines", ["excerpt: Um", "⍽⍽dois", "  três", "body: c"]],
    ["of a block of text", ["body: |", "⍽⍽Um.", "", "⍽⍽- Dois: três", "title: b"]],
    ["of later lines of a block of text", ["body: |", "  Um.", "⍽⍽Dois.", " ⍽Três.", "title: b"]],
    ["of more than one kind", ["a:", "▭⍽b: x", " ⍽c: y"]],
    ["of a comment", ["id: a", "⍽⍽# nota", "title: b"]],
    ["of a list between brackets", ["tags: [", "⍽⍽a,", "⍽⍽b", "  ]", "title: b"]],
  ])("are reported once and replaced by common spaces: %s", (_, lines) => {
    const spaced = lines.map((line) => line.replace(/[⍽▭]/g, " "));
    expect(codes(...lines)).toEqual(["invisible-space"]);
    expect(mended(...lines)).toEqual(spaced);
    expect(codes(...spaced)).toEqual([]);
  });

  test.each([
    ["one in front of a field at the margin goes", ["id: a", "⍽title: b"], ["id: a", "title: b"]],
    ["one in front of the first field", ["⍽id: a", "title: b"], ["id: a", "title: b"]],
    ["one in front of an item", ["- a", "⍽- b"], ["- a", "- b"]],
    ["one among common spaces", ["a:", "  b: x", " ⍽ c: y"], ["a:", "  b: x", "  c: y"]],
    ["a tab is as wide as two", ["a:", "\t⍽b: x", "⍽\tc: y"], ["a:", "   b: x", "   c: y"]],
    ["or as wide as one above", ["a:", "  b: x", "\t⍽c: y"], ["a:", "  b: x", "  c: y"]],
    ["a sign without width goes", ["◦id: a", "x:", "  ◦to: b"], ["id: a", "x:", "  to: b"]],
  ])("are reported once and repaired: %s", (_, lines, meant) => {
    expect(codes(...lines)).toEqual(["invisible-space"]);
    expect(mended(...lines)).toEqual(meant);
  });

  test("are not reported if they belong to a text", () => {
    expect(codes("body: |", "  Um.", "  ⍽⍽Dois.", "    ⍽três", "title: b")).toEqual([]);
    expect(codes("excerpt: Um", "  ⍽dois", "  10⍽km, nota:⍽x", "title: R$⍽299")).toEqual([]);
    expect(codes("title: Sala⍽# 5 e ⍽# 6", "excerpt: Somos⍽#1")).toEqual([]);
    expect(codes("- Atenção:⍽novo prazo", "- Nota:⍽x", "- ⍽um", "- Um⍽")).toEqual([]);
  });

  test("are reported separately for a line that stays misaligned with common spaces", () => {
    expect(read("a:", "⍽⍽b: x", "⍽⍽⍽c: y", "d: z")).toMatchInlineSnapshot(`
      "invisible-space 2:1 «⍽⍽»b: x
        Há um espaço invisível (colado do Word ou de um site) no começo desta linha. Apague-o e digite um espaço comum.
        →   b: x

      invisible-space 3:1 «⍽⍽⍽»c: y
        Há um espaço invisível (colado do Word ou de um site) no começo desta linha. Apague-o e digite um espaço comum.
        →    c: y

      indentation 3:1 «⍽⍽⍽»c: y
        O recuo está errado: esta linha começa com 3 espaços. Use 2, para alinhar com o "b" da linha 2.
        →   b: x
        →   c: y"
    `);
  });
});

describe("a line with only invisible spaces", () => {
  test.each([
    ["between fields", ["id: a", "⍽", "title: Oi"]],
    ["several", ["id: a", "⍽", " ⍽ ", "", "title: Oi"]],
    ["between items", ["tags:", "  - a", "⍽", "  - b"]],
    ["between paragraphs", ["body: |", "  Um.", "⍽", "  Dois.", "title: b"]],
    ["before the first field", ["⍽", "id: a"]],
    ["behind the last field", ["id: a", "⍽⍽"]],
    ["in a text without a sign", ["excerpt: Um", "  dois", "⍽", "  três", "body: c"]],
    ["a sign without width", ["id: a", "◦", "title: Oi"]],
  ])("is reported once and emptied: %s", (_, lines) => {
    expect(codes(...lines)).toEqual(["invisible-space"]);
    expect(mended(...lines)).toEqual(
      lines
        .map((line) => (/^[⍽◦ ]*$/.test(line) ? "" : line))
        .filter((line, at, all) => line !== "" || all.slice(at).some(Boolean)),
    );
  });

  test("is reported at its position, once for all such lines", () => {
    expect(read("id: a", "⍽", "title: Oi", "⍽", "body: x")).toMatchInlineSnapshot(`
      "invisible-space 2:1 «⍽»
        Esta linha parece vazia, mas tem um espaço invisível (colado do Word ou de um site). Apague-o. O mesmo vale para a linha 4."
    `);
  });

  test("is not reported between paragraphs of a block text if indented like them", () => {
    expect(codes("body: |", "  Um.", "  ⍽", "  Dois.")).toEqual([]);
  });
});

describe("invisible spaces around the signs of YAML", () => {
  test.each([
    ["behind the colon", ["title:⍽Oi", "body:⍽T"], ["title: Oi", "body: T"]],
    ["behind the colon, without width", ["title:◦Oi"], ["title: Oi"]],
    ["behind a name that no other file has", ["a: b", "zona:⍽Oi"], ["a: b", "zona: Oi"]],
    ["before the colon", ["title⍽: Oi", "body⍽:⍽T"], ["title: Oi", "body: T"]],
    ["behind a name with a group", ["x:⍽", "  y: z", "w: v"], ["x:", "  y: z", "w: v"]],
    ["behind a name with a list", ["tags:⍽", "  - Oi", "body: c"], ["tags:", "  - Oi", "body: c"]],
    [
      "behind a name with a text below",
      ["title:⍽", "  Oi", "body: c"],
      ["title:", "  Oi", "body: c"],
    ],
    ["behind the sign of a text", ["body: |⍽", "  Oi"], ["body: |", "  Oi"]],
    ["before the sign of a text", ["body:⍽|-", "  Oi"], ["body: |-", "  Oi"]],
    ["behind quotes", ['title: "Oi"⍽', "body: c"], ['title: "Oi"', "body: c"]],
    ["behind brackets", ["tags: [a, b]⍽", "body: c"], ["tags: [a, b]", "body: c"]],
    ["before quotes", ['title: ⍽"Oi"'], ['title: "Oi"']],
    ["before a comment", ["tags:⍽# x", "  - a"], ["tags: # x", "  - a"]],
    [
      "before a comment behind an id",
      ["id: a⍽# x", "price: 299 ⍽# y"],
      ["id: a # x", "price: 299 # y"],
    ],
    ["before a comment behind quotes", ["title: 'Oi'⍽# x"], ["title: 'Oi' # x"]],
    [
      "before a comment on its own line",
      ["id: a", "⍽# x", "title: b"],
      ["id: a", " # x", "title: b"],
    ],
    ["behind a dash", ["tags:", "  -⍽um", "  -⍽dois"], ["tags:", "  - um", "  - dois"]],
    ["behind a dash, without width", ["tags:", "  -◦um"], ["tags:", "  - um"]],
    ["behind a dash with a field", ["-⍽id:⍽a", "⍽⍽to:⍽/"], ["- id: a", "  to: /"]],
    ["behind a dash with unknown fields", ["-⍽zona:⍽a", "⍽⍽rua:⍽/"], ["- zona: a", "  rua: /"]],
    ["behind a dash alone", ["-⍽", "  id: a", "  to: /"], ["-", "  id: a", "  to: /"]],
    [
      "everywhere",
      ["⍽⍽", "a:⍽", "⍽⍽b:⍽c", "⍽", "⍽⍽d⍽: |⍽", "⍽⍽⍽⍽Oi"],
      ["", "a:", "  b: c", "", "  d: |", "    Oi"],
    ],
  ])("are reported once and repaired: %s", (_, lines, meant) => {
    expect(codes(...lines)).toEqual(["invisible-space"]);
    expect(mended(...lines)).toEqual(meant);
  });

  test("are reported at the first position, once for the whole file", () => {
    expect(read("title:⍽Oi", "body: |⍽", "  T")).toMatchInlineSnapshot(`
      "invisible-space 1:7 title:«⍽»Oi
        Há um espaço invisível (colado do Word ou de um site) depois dos dois-pontos. Apague-o e digite um espaço comum. O mesmo vale para a linha 2.
        → title: Oi
        → body: |"
    `);
    expect(read("body: |⍽", "  T")).toMatchInlineSnapshot(`
      "invisible-space 1:8 body: |«⍽»
        Há um espaço invisível (colado do Word ou de um site) no fim desta linha. Apague-o.
        → body: |"
    `);
    expect(read("id: a", "⍽# x", "title: b")).toMatchInlineSnapshot(`
      "invisible-space 2:1 «⍽»# x
        Há um espaço invisível (colado do Word ou de um site) no começo desta linha. Apague-o e digite um espaço comum.
        →  # x"
    `);
  });

  test("are reported for many lines with their number and the first and last line", () => {
    const lines = Array.from({ length: 40 }, (_, at) => `f${at}:⍽x`);
    expect(read(...lines)).toMatchInlineSnapshot(`
      "invisible-space 1:4 f0:«⍽»x
        Há um espaço invisível (colado do Word ou de um site) depois dos dois-pontos. Apague-o e digite um espaço comum. O mesmo vale para mais 39 linhas, da 2 à 40.
        → f0: x"
    `);
  });
});
