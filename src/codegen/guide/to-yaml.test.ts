import fc from "fast-check";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { toYaml } from "./to-yaml.ts";

test("writes values in the style of content files", () => {
  const entry = {
    id: "esocial",
    title: "Atenção: novo prazo",
    lede: "Um texto longo, que não cabe em uma linha só e por isso continua na linha de baixo, depois de um sinal.",
    body: "Um parágrafo.\n\nOutro.\n",
    image: { src: "esocial.svg", alt: "" },
    days: ["monday", "friday"],
    features: ["Folha de pagamento", "#1 da rua"],
    price: 299,
    popular: true,
    place: { latitude: -16.7, longitude: -43.8 },
  };
  expect(toYaml([entry])).toMatchInlineSnapshot(`
    "- id: esocial
      title: "Atenção: novo prazo"
      lede: >-
        Um texto longo, que não cabe em uma linha só e por isso continua na linha de baixo, depois
        de um sinal.
      body: |
        Um parágrafo.

        Outro.
      image:
        src: esocial.svg
        alt: ""
      days: [monday, friday]
      features:
        - Folha de pagamento
        - "#1 da rua"
      price: 299
      popular: true
      place:
        latitude: -16.7
        longitude: -43.8"
  `);
});

test("indents a block as an item of its page's list", () => {
  expect(toYaml([{ type: "notice", description: "Voltamos\nlogo." }], { indent: "  " })).toBe(
    "  - type: notice\n    description: |-\n      Voltamos\n      logo.",
  );
});

test("writes groups of numbers on one line in compact mode", () => {
  expect(toYaml({ h1: { phone: 55, line: 1 } }, { compact: true })).toBe(
    "h1: { phone: 55, line: 1 }",
  );
});

describe("written YAML", () => {
  const word = fc.stringMatching(/^[a-zé0-9:#'"*&|>{}[\]@,.?!%$()/~-]{1,12}$/);
  const line = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(" "));
  const text = fc.oneof(
    line,
    fc.constant(""),
    fc.tuple(line, line).map((lines) => lines.join("\n")),
  );
  const scalar = fc.oneof(text, fc.integer(), fc.boolean());
  const group = fc.dictionary(fc.constantFrom("to", "label", "title"), scalar, {
    minKeys: 1,
    noNullPrototype: true,
  });
  const value = fc.dictionary(
    fc.constantFrom("items", "image", "title"),
    fc.oneof(scalar, group, fc.array(group, { minLength: 1 }), fc.array(text, { minLength: 1 })),
    { minKeys: 1, noNullPrototype: true },
  );

  test("parses back to the same value", () => {
    fc.assert(
      fc.property(value, (entry) => {
        const { value: read, diagnostics } = parseYaml("example.yaml", toYaml(entry));
        expect([read, diagnostics]).toEqual([entry, []]);
      }),
      { numRuns: 300 },
    );
  });
});

describe("written YAML parses back to the same value with another parser", () => {
  const odd = [
    ..."true|True|yes|null|~|.5|1e3|0x1f|0o17|1_000|.inf|-.INF|.NaN|2024-01-15|12:30|<<|=".split(
      "|",
    ),
    ..."- a|-|---|--- a|...|? a|: a|a: |a #b|#|&a|*a|!a|%a|@a|`a|[a|{a|a, b|'|\"|'a' b".split("|"),
    ...[
      "",
      " ",
      " a",
      "a ",
      "a\tb",
      "\ta",
      "\n",
      "a\n",
      "a\n\n",
      "\na",
      " a\nb",
      "a\n b",
      "a \nb",
      "\n\n a",
    ],
    ...[
      "a\rb",
      "a\r\nb",
      "\0",
      "\u0007",
      "\u0085",
      "\u2028",
      "\ufeffa",
      "\ud800",
      "😀",
      "a\\b",
      "\\\"'",
    ],
    ...[
      `${"word ".repeat(30)}`,
      ` ${"word ".repeat(30)}`,
      `${"a  b ".repeat(30)}c`,
      "x".repeat(200),
    ],
    ...[`${"word ".repeat(30)}\nb`, `- ${"word ".repeat(30)}x`, `${"a ".repeat(60)}: b`],
  ];
  const places = (value: unknown) => [
    { value },
    [value],
    { list: [value, value] },
    [{ value }, { a: [[value]] }],
  ];

  test.each(odd)("%j", (text) => {
    for (const value of places(text)) expect(load(toYaml(value)), toYaml(value)).toEqual(value);
    for (const value of places({ [text]: text }))
      expect(load(toYaml(value)), toYaml(value)).toEqual(value);
  });

  test("any text, number, list or group", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      fc.constantFrom(...odd),
      lines(odd),
    );
    const leaf = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null));
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(text, tie("value"), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    const options = { indent: fc.constantFrom("", "  "), compact: fc.boolean() };
    fc.assert(
      fc.property(
        fc.dictionary(text, value, { noNullPrototype: true }),
        fc.record(options),
        (entry, how) => {
          expect(load(toYaml(entry, how))).toEqual(entry);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

function lines(parts: readonly string[]) {
  return fc.array(fc.constantFrom(...parts), { maxLength: 5 }).map((all) => all.join("\n"));
}
