import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { applyEdits } from "../edits.ts";
import { parseYaml } from "../parse/parse.ts";
import { applyChanges } from "./apply-changes.ts";
import type { Change, EditFailureReason } from "./change.ts";
import { editFailureStrings } from "./strings.pt-br.ts";

const content = join(import.meta.dirname, "../../../content");
const shipped = (file: string) => readFileSync(join(content, file), "utf8");

function after(text: string, change: Change | readonly Change[]): string {
  const result = applyChanges(text, change);
  if ("refused" in result) return `refused: ${result.refused}`;
  expect(applyEdits(text, result.edits)).toBe(result.text);
  expect(applyEdits(result.text, result.inverse)).toBe(text);
  return result.text;
}

/** Returns the removed and added lines. The lines before and after them are the same. */
function difference(file: string, change: Change | readonly Change[]): string {
  const [old, now] = [shipped(file), after(shipped(file), change)].map((each) => each.split("\n"));
  if (!old || !now) return "";
  let start = 0;
  while (old[start] === now[start]) start += 1;
  let end = 0;
  while (old.at(-1 - end) === now.at(-1 - end) && end < Math.min(old.length, now.length) - start)
    end += 1;
  const lines = (all: string[], mark: string) =>
    all.slice(start, all.length - end).map((line) => `${mark}${line}`);
  return [...lines(old, "-"), ...lines(now, "+")].join("\n");
}

describe("in the shipped content", () => {
  test("an empty text in quotes gets a new value without quotes", () => {
    const text = 'list:\n  - id: ""\n    question: ""\n';
    const set = (name: string, value: string): Change => ({
      kind: "set",
      path: `/list/0/${name}`,
      value,
    });
    expect(after(text, set("question", "Quando?"))).toBe(
      'list:\n  - id: ""\n    question: Quando?\n',
    );
    expect(after(text, set("id", "a-b"))).toBe('list:\n  - id: a-b\n    question: ""\n');
  });

  test("a folded text keeps the lines that did not change", () => {
    const path = "/3/answer";
    const old = Object(parseYaml("", shipped("faq.yaml")).value)[3].answer;
    const value = old.replace("tamanho", "porte");
    expect(difference("faq.yaml", { kind: "set", path, value })).toMatchInlineSnapshot(`
      "-    Os planos variam conforme o tamanho da empresa e os serviços incluídos. Os preços estão em
      +    Os planos variam conforme o porte da empresa e os serviços incluídos. Os preços estão em"
    `);
  });

  test("a text gets quotes if its new value contains a colon", () => {
    const value = "Quanto custa: em média?";
    expect(
      difference("faq.yaml", { kind: "set", path: "/3/question", value }),
    ).toMatchInlineSnapshot(`
      "-  question: Quanto custa?
      +  question: "Quanto custa: em média?""
    `);
  });

  test("a new item has the same style as its neighbours", () => {
    const value = { label: "Carnaval", date: "2027-02-09", opens: "12:00", closes: "18:00" };
    const path = "/firm/specialDays/1";
    expect(difference("site.yaml", { kind: "insert", path, value })).toMatchInlineSnapshot(
      `"+    - { label: Carnaval, date: 2027-02-09, opens: "12:00", closes: "18:00" }"`,
    );
  });

  test("a colour keeps its quotes and its comment", () => {
    const change = { kind: "set", path: "/colors/light/accent", value: "#8a5e15" } as const;
    expect(difference("theme.yaml", change)).toMatchInlineSnapshot(`
      "-    accent: "#8a5e14" # latão para textos pequenos: categoria, saldo, estrelas
      +    accent: "#8a5e15" # latão para textos pequenos: categoria, saldo, estrelas"
    `);
  });

  test("a list in brackets stays in brackets", () => {
    const change = { kind: "remove", path: "/firm/hours/0/days/2" } as const;
    expect(difference("site.yaml", change)).toMatchInlineSnapshot(`
      "-      days: [monday, tuesday, wednesday, thursday, friday]
      +      days: [monday, tuesday, thursday, friday]"
    `);
  });

  test("an item moved to the front stays below the comments at the top of the file", () => {
    const text = after(shipped("categories.yaml"), { kind: "move", path: "/2", to: 0 });
    expect(text.split("\n").slice(0, 7).join("\n")).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../.vscode/schemas/categories.json
      # A ordem daqui é a ordem do filtro do blog. As quantidades são contadas pelo site.
      - id: empresarial
        label: Empresarial
        description: Abrir, mudar e organizar uma empresa, etapa por etapa.

      - id: tributario"
    `);
  });

  test("a duplicate follows the original and has the given values", () => {
    const changes = { "/id": "ouro", "/price": 1299, "/popular": true };
    expect(
      difference("plans.yaml", { kind: "duplicate", path: "/0", changes }),
    ).toMatchInlineSnapshot(`
      "+- id: ouro
      +  name: Essencial
      +  description: Para começar com tudo em ordem.
      +  price: 1299
      +  priceInWords: duzentos e noventa e nove reais
      +  period: month
      +  features:
      +    - Contabilidade básica
      +    - Demonstrações financeiras
      +    - Obrigações acessórias
      +    - Suporte por e-mail
      +    - Relatórios mensais
      +  popular: true
      +"
    `);
  });

  test("a new field is inserted in the order of the schema", () => {
    const order = ["id", "name", "description", "price"];
    const change = { kind: "insert", path: "/1/description", value: "Novo.", order } as const;
    const bare = after(shipped("plans.yaml"), { kind: "remove", path: "/1/description" });
    expect(after(bare, change).split("\n").slice(17, 22).join("\n")).toMatchInlineSnapshot(`
      "  description: Novo.
        price: 599
        priceInWords: quinhentos e noventa e nove reais
        period: month
        includes: essencial"
    `);
  });
});

const cases: readonly [string, string, Change, string][] = [
  [
    "a value of a name without one",
    "a: # c\n",
    { kind: "set", path: "/a", value: "b" },
    "a: b # c\n",
  ],
  [
    "a list for nothing",
    "a:\nb: 1\n",
    { kind: "insert", path: "/a/0", value: "x" },
    "a:\n  - x\nb: 1\n",
  ],
  ["a list for []", "a: [] # c\n", { kind: "insert", path: "/a/-", value: "x" }, "a: # c\n  - x\n"],
  ["the last item", "a:\n  - x # c\nb: 1\n", { kind: "remove", path: "/a/0" }, "a: []\nb: 1\n"],
  [
    "the first field of an item",
    "- id: a\n  b: 1\n",
    { kind: "remove", path: "/0/id" },
    "- b: 1\n",
  ],
  ["a text like a number", "a: x\n", { kind: "set", path: "/a", value: "012" }, 'a: "012"\n'],
  ["a text like no", "a: x\n", { kind: "set", path: "/a", value: "no" }, 'a: "no"\n'],
  [
    "a date stays plain",
    "a: 2024-01-01\n",
    { kind: "set", path: "/a", value: "2025-02-03" },
    "a: 2025-02-03\n",
  ],
  ["a number", 'a: "x" # c\n', { kind: "set", path: "/a", value: -0 }, "a: -0 # c\n"],
  ["a large number", "a: 1e3\n", { kind: "set", path: "/a", value: 1e21 }, "a: 1e+21\n"],
  ["nothing", "a: x\n", { kind: "set", path: "/a", value: null }, "a: null\n"],
  ["an empty text", "a: >-\n  x\nb: 1\n", { kind: "set", path: "/a", value: "" }, 'a: ""\nb: 1\n'],
  ["a sign that nobody sees", "a: x", { kind: "set", path: "/a", value: "x\u0007" }, 'a: "x\\x07"'],
  [
    "single quotes",
    "a: 'x'\t# c",
    { kind: "set", path: "/a", value: "d'água" },
    "a: 'd''água'\t# c",
  ],
  [
    "signs in double quotes",
    'a: "\\u00e9 x"',
    { kind: "set", path: "/a", value: "é xy" },
    'a: "\\u00e9 xy"',
  ],
  ["lines", "a: x # c", { kind: "set", path: "/a", value: "b\nc\n" }, "a: | # c\n  b\n  c"],
  [
    "a line of lines",
    "a: |\r\n    b\r\n    c\r\n",
    { kind: "set", path: "/a", value: "b\nd" },
    "a: |-\r\n    b\r\n    d\r\n",
  ],
  [
    "Windows line ends and a mark",
    "\ufeff- a\r\n- b",
    { kind: "insert", path: "/2", value: "c" },
    "\ufeff- a\r\n- b\r\n- c",
  ],
  [
    "a file of one line",
    '{"a": "b"}',
    { kind: "insert", path: "/c", value: "d" },
    '{"a": "b", "c": d}',
  ],
  [
    "a comma and a comment",
    "a: [\n  x, # c\n  y # d\n ]",
    { kind: "insert", path: "/a/2", value: "z" },
    "a: [\n  x, # c\n  y, # d\n  z\n ]",
  ],
  [
    "comments that belong to an item",
    "- a\n# of b\n- b # b\n\n# part\n\n- c\n",
    { kind: "move", path: "/1", to: 2 },
    "- a\n\n# part\n\n- c\n# of b\n- b # b\n",
  ],
  [
    "a name in quotes",
    "'a b': 1\n",
    { kind: "rename-key", path: "/a b", name: "c: d" },
    "'c: d': 1\n",
  ],
  ["an odd name", "a: 1\n", { kind: "rename-key", path: "/a", name: "true" }, '"true": 1\n'],
  [
    "marks of a document",
    "%YAML 1.2\n---\na: 1\n...\n",
    { kind: "set", path: "/b", value: 2 },
    "%YAML 1.2\n---\na: 1\nb: 2\n...\n",
  ],
  ["an empty file", "", { kind: "set", path: "/a/0", value: "🧮" }, "a:\n  - 🧮\n"],
  ["a bracket behind a tab", "a:\tx\n", { kind: "set", path: "/a", value: [] }, "a: []\n"],
  [
    "a folded text with items",
    "a: >-\n  x\n",
    { kind: "set", path: "/a", value: "x:\n- y" },
    "a: |-\n  x:\n  - y\n",
  ],
  [
    "a glued comment",
    "a: x #nota\n",
    { kind: "set", path: "/a", value: "Olá a todos" },
    'a: "Olá a todos" #nota\n',
  ],
  [
    "a glued comment before a group",
    "a: #nota\n  b: 1\n",
    { kind: "set", path: "/a", value: "Olá a todos" },
    'a: "Olá a todos" #nota\n',
  ],
  [
    "a new field behind a text that keeps its last empty lines",
    "a: x\n\nb: |+\n  Um\n",
    { kind: "set", path: "/c", value: "z" },
    "a: x\n\nb: |+\n  Um\nc: z\n",
  ],
  [
    "a copy of the last item, whose text keeps its last empty lines",
    "- x\n\n- |+\n  Um\n",
    { kind: "duplicate", path: "/1" },
    "- x\n\n- |+\n  Um\n- |+\n  Um\n",
  ],
];

test.each(cases)("applies and reverts a change: %s", (_, before, change, expected) => {
  expect(after(before, change)).toBe(expected);
});

const refusals: readonly [EditFailureReason, string, Change][] = [
  ["unreadable", "a: [", { kind: "set", path: "/a", value: 1 }],
  ["several-documents", "a: 1\n---\nb: 1\n", { kind: "set", path: "/a", value: 2 }],
  ["missing", "a: 1\n", { kind: "remove", path: "/b" }],
  ["no-list", "a: 1\n", { kind: "duplicate", path: "/a" }],
  ["no-container", "a: x\n", { kind: "insert", path: "/a/b", value: 1 }],
  ["name-taken", "a: 1\nb: 2\n", { kind: "rename-key", path: "/a", name: "b" }],
  ["name-forbidden", "a: 1\n", { kind: "rename-key", path: "/a", name: "__proto__" }],
  ["repeated", "a: 1\na: 2\n", { kind: "set", path: "/a", value: 3 }],
  ["shortcut", "a: &x 1\n", { kind: "set", path: "/a", value: 3 }],
  ["odd-key", "? a\n: 1\n", { kind: "set", path: "/a", value: 3 }],
  ["no-value", "a: 1\n", { kind: "set", path: "/a", value: Number.NaN }],
  [
    "unproven",
    `a: ${"[".repeat(62)}x${"]".repeat(62)}\n`,
    { kind: "set", path: `/a${"/0".repeat(62)}`, value: [[["y"]]] },
  ],
];

test.each(refusals)("refuses a change with the reason %s and a message", (reason, text, change) => {
  expect(applyChanges(text, change)).toMatchObject({ refused: reason });
  expect(editFailureStrings.refused[reason]).toMatch(/\.$/);
});

test("applies none of several changes if one is refused", () => {
  const changes: Change[] = [
    { kind: "set", path: "/a", value: 2 },
    { kind: "remove", path: "/c" },
  ];
  expect(applyChanges("a: 1\n", changes)).toEqual({ refused: "missing", path: "/c" });
});

test("makes no edits if the value is equal already", () => {
  const text = "a: 0x10\nb: {c: [1]}\n";
  expect(applyChanges(text, { kind: "set", path: "", value: { b: { c: [1] }, a: 16 } })).toEqual({
    edits: [],
    text,
    inverse: [],
  });
});
