import { describe, expect, test } from "vitest";
import { parseBytes, parseYaml } from "./parse.ts";

const page = `route: /sobre
title: "Sobre nós" # da firma
blocks:
  - type: hero
    lede: |
      Primeira linha.
      Segunda linha.
  - type: faq
    entries: [a, b]
    note:
`;

function sliceAt(path: string, part?: "value" | "key"): string {
  const { start, end } = parseYaml("page.yaml", page).rangeAt(path, part);
  return page.slice(start, end);
}

describe("a parsed file", () => {
  test("has the value of its text and no diagnostics", () => {
    expect(parseYaml("page.yaml", page)).toMatchObject({
      file: "page.yaml",
      text: page,
      diagnostics: [],
      value: {
        route: "/sobre",
        title: "Sobre nós",
        blocks: [
          { type: "hero", lede: "Primeira linha.\nSegunda linha.\n" },
          { type: "faq", entries: ["a", "b"], note: null },
        ],
      },
    });
  });

  test.each([
    ["/route", "/sobre"],
    ["/title", '"Sobre nós"'],
    ["/blocks/0/lede", "Primeira linha.\n      Segunda linha."],
    ["/blocks/1/entries", "[a, b]"],
    ["/blocks/1/entries/1", "b"],
    ["/blocks/1/note", ""],
    ["/blocks/1", "type: faq\n    entries: [a, b]\n    note:"],
  ])("has the range of the value at %s", (path, source) => {
    expect(sliceAt(path)).toBe(source);
  });

  test.each([
    ["/title", "title"],
    ["/blocks/1/entries", "entries"],
    ["/blocks/1/note", "note"],
  ])("has the range of the name of %s", (path, source) => {
    expect(sliceAt(path, "key")).toBe(source);
  });

  test("returns the range of the nearest parent for an unknown path", () => {
    expect(sliceAt("/blocks/1/entries/7/x")).toBe("[a, b]");
    expect(sliceAt("/nothing")).toBe(page.trimEnd());
  });

  test("places an empty value directly after its colon or dash", () => {
    const parsed = parseYaml("a.yaml", "a:\nb:\n  -\n  - x\n");
    expect(parsed.rangeAt("/a")).toEqual({ start: 2, end: 2 });
    expect(parsed.rangeAt("/b/0")).toEqual({ start: 9, end: 9 });
  });

  test.each([
    ["0123", 123],
    ["1.5", 1.5],
    ["true", true],
    ["sim", "sim"],
    ["no", "no"],
    ["2024-01-15", "2024-01-15"],
    ["08:00", "08:00"],
    ["R$ 299", "R$ 299"],
    ["01310-100", "01310-100"],
    ["~", null],
  ])("reads %s by the rules of YAML 1.2", (written, value) => {
    expect(parseYaml("a.yaml", `a: ${written}\n`).value).toEqual({ a: value });
  });

  test("accepts a number or a boolean as the name of a field", () => {
    expect(parseYaml("a.yaml", "2009: x\ntrue: y\n").value).toEqual({ 2009: "x", true: "y" });
  });
});

describe("a file from another editor", () => {
  test("may have a byte order mark", () => {
    const bytes = new TextEncoder().encode("\ufefftitle: Olá\n");
    expect(parseBytes("a.yaml", bytes)).toMatchObject({ value: { title: "Olá" }, diagnostics: [] });
    expect(parseYaml("a.yaml", "\ufefftitle: Olá\n").diagnostics).toEqual([]);
  });

  test.each([
    ["carriage return and line feed", "\r\n"],
    ["carriage return", "\r"],
  ])("may end its lines with %s", (_, end) => {
    const parsed = parseYaml("a.yaml", ["a: 1", "b:", "  - x", ""].join(end));
    expect(parsed).toMatchObject({ value: { a: 1, b: ["x"] }, diagnostics: [] });
  });

  test("may begin with ---", () => {
    expect(parseYaml("a.yaml", "---\na: 1\n")).toMatchObject({ value: { a: 1 }, diagnostics: [] });
  });
});

describe("recovery from mistakes", () => {
  const broken = `title: Atenção: novo prazo
lede: @chronos
blocks:
  - type: hero
     label: "Olá
`;

  test("reports every mistake in one run, at its position in the original text", () => {
    const { diagnostics } = parseYaml("a.yaml", broken);
    expect(
      diagnostics.map(({ code, range }) => [code, broken.slice(range.start, range.end)]),
    ).toEqual([
      ["colon-in-text", ":"],
      ["reserved-character", "@"],
      ["indentation", "     "],
      ["open-quote", '"'],
    ]);
  });

  test("returns the intended value, with its ranges in the original text", () => {
    const parsed = parseYaml("a.yaml", broken);
    expect(parsed.value).toEqual({
      title: "Atenção: novo prazo",
      lede: "@chronos",
      blocks: [{ type: "hero", label: "Olá" }],
    });
    const { start, end } = parsed.rangeAt("/lede");
    expect(broken.slice(start, end)).toBe("@chronos");
  });

  test("returns the path of the affected value with every mistake", () => {
    expect(parseYaml("a.yaml", broken).diagnostics.map(({ path }) => path)).toEqual([
      "/title",
      "/lede",
      "/blocks/0/label",
      "/blocks/0/label",
    ]);
  });

  test("offers edits that repair the original text", () => {
    const { diagnostics } = parseYaml("a.yaml", broken);
    const edits = diagnostics.flatMap(({ fix }) => fix?.edits ?? []).reverse();
    const repaired = edits.reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      broken,
    );
    expect(parseYaml("a.yaml", repaired).diagnostics).toEqual([]);
  });

  test("returns no value if a line cannot be understood", () => {
    const parsed = parseYaml("a.yaml", "- a\nb: 1\n");
    expect(parsed.value).toBeUndefined();
    expect(parsed.diagnostics.map(({ code }) => code)).toEqual(["unreadable-line"]);
  });
});

test("parseYaml drops __proto__, constructor and prototype, and changes no prototype", () => {
  const parsed = parseYaml(
    "a.yaml",
    "__proto__: {x: 1}\nconstructor: y\na: {prototype: 1, b: 2}\n",
  );
  expect(parsed.value).toEqual({ a: { b: 2 } });
  expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
  expect("x" in {}).toBe(false);
});
