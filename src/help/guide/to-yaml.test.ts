import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { parseYaml } from "../../text/parse.ts";
import { toYaml } from "./to-yaml.ts";

test("values are written the way content files are", () => {
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

test("a block stands in the list of its page", () => {
  expect(toYaml([{ type: "notice", description: "Voltamos\nlogo." }], { indent: "  " })).toBe(
    "  - type: notice\n    description: |-\n      Voltamos\n      logo.",
  );
});

test("groups of numbers take one line where the file is compact", () => {
  expect(toYaml({ h1: { phone: 55, line: 1 } }, { compact: true })).toBe(
    "h1: { phone: 55, line: 1 }",
  );
});

describe("what is written", () => {
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

  test("reads back as it was", () => {
    fc.assert(
      fc.property(value, (entry) => {
        const { value: read, diagnostics } = parseYaml("example.yaml", toYaml(entry));
        expect([read, diagnostics]).toEqual([entry, []]);
      }),
      { numRuns: 300 },
    );
  });
});
