import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../../testing/seed.ts";
import { loadRules } from "../../load/load-folder.ts";
import { applyEdits } from "../../yaml/edits.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { addSchemaLine, repairText } from "./fix.ts";

const { validate } = await loadRules();
const checkPlans = (parsed: ParsedFile) => validate(parsed, "plans.json");
const checkPage = (parsed: ParsedFile) => validate(parsed, "page.json");

const plans = (lines: string) => `- id: essencial
  name: Essencial
  period: month
  features: [Balancete]
${lines}
`;
const right = "  description: Para começar.\n  price: 299";

function repaired(lines: string): string {
  const { text, repairs } = repairText("plans.yaml", plans(lines), checkPlans);
  const changed = text.split("\n").filter((line) => !plans(lines).split("\n").includes(line));
  return [...changed, ...repairs.map(({ code, line }) => `${code} ${line}`)].join("\n");
}

describe("repairText", () => {
  test.each([
    ["description: Atenção: novo prazo", '"Atenção: novo prazo"'],
    ["description: Somos o #1 em Minas", '"Somos o #1 em Minas"'],
    ["description: @chronos", '"@chronos"'],
    ["description: *Campos obrigatórios", '"*Campos obrigatórios"'],
    ["description: [x] feito", '"[x] feito"'],
    ["description: 0123", '"0123"'],
    ["description: 12345678901234567890", '"12345678901234567890"'],
    ["description: 2009", '"2009"'],
    ['description: @a "b"', `'@a "b"'`],
  ])("puts quotes around a text: %s", (line, value) => {
    expect(repaired(`  ${line}\n  price: 299`).split("\n")[0]).toBe(`  description: ${value}`);
  });

  test.each([
    ["R$ 299", "299"],
    ["R$ 1.299,90", "1299.90"],
    ['"299"', "299"],
    ["0299", "299"],
  ])("reduces a price to its number: %s", (written, value) => {
    const result = repaired(`  description: Para começar.\n  price: ${written}`);
    expect(result.split("\n")[0]).toBe(`  price: ${value}`);
  });

  test("replaces tabs with spaces", () => {
    expect(repaired("\tdescription: Para começar.\n  price: 299")).toBe(
      "  description: Para começar.\ntab 5",
    );
  });

  test("replaces invisible spaces with ordinary ones", () => {
    expect(repaired("\u00a0\u00a0description: Para começar.\n  price: 299")).toBe(
      "  description: Para começar.\ninvisible-space 5",
    );
  });

  test.each([
    ["four", "\u00a0\u00a0\u00a0\u00a0"],
    ["ideographic ones", "\u3000\u3000"],
    ["thin ones, behind a common one", " \u2009"],
  ])("replaces each of %s with an ordinary space, and keeps the structure", (_, indent) => {
    const text = (spaces: string) => `a:\n${spaces}b: 1\n${spaces}c: 2\nd: 3\n`;
    const fixed = repairText("a.yaml", text(indent), () => []).text;
    expect(fixed).toBe(text(" ".repeat(indent.length)));
  });

  test("empties a line that contains only invisible spaces", () => {
    expect(repaired(`${right}\n\u00a0\n  popular: true`)).toBe("invisible-space 7");
  });

  test("replaces sim with true", () => {
    expect(repaired(`${right}\n  popular: sim`)).toBe("  popular: true\nyes-no 7");
  });

  test("repairs several mistakes of a file that also has other errors", () => {
    const result = repaired(
      "  description: Atenção: novo #1 prazo\n  price: R$ 299\n  popular: não\n  colour: azul",
    );
    expect(result).toMatchInlineSnapshot(`
      "  description: "Atenção: novo #1 prazo"
        price: 299
        popular: false
      comment-in-text 5
      number-expected 6
      yes-no 7"
    `);
  });

  test("keeps CRLF line endings", () => {
    const text = plans("  description: @a\n  price: R$ 5").replaceAll("\n", "\r\n");
    expect(repairText("plans.yaml", text, checkPlans).text).toBe(
      plans('  description: "@a"\n  price: 5').replaceAll("\n", "\r\n"),
    );
  });

  test("repairs more mistakes than one pass finds", () => {
    const entry = (id: number, name: string) =>
      `- id: p${id}\n  name: ${name}\n  description: a\n  price: 1\n  period: month\n  features: [a]\n`;
    const all = (name: string) => Array.from({ length: 90 }, (_, id) => entry(id, name)).join("");
    expect(repairText("plans.yaml", all("a: b"), checkPlans).text).toBe(all('"a: b"'));
  });
});

describe("does not repair", () => {
  test.each([
    ["a price that may mean two numbers", `  description: a\n  price: de 299 a 399`],
    ["a point that may be a comma", `  description: a\n  price: 1.2999`],
    ["a misspelt field", `  descripton: a\n  price: 299`],
    ["a missing field", `  description: a`],
    ["quotes that do not close", `  description: "a\n  price: 299`],
    ["a repeated field", `  description: a\n  description: b\n  price: 299`],
    ["a number that would be wrong as well", `  description: a\n  price: R$ -5`],
    ["a real comment", `  description: a # nota\n  price: 299 # reais`],
  ])("%s", (_, lines) => {
    expect(repaired(lines)).toBe("");
  });

  test("text in another encoding", () => {
    expect(repaired("  description: ComeÃ§ar\n  price: 299")).toBe("");
  });
});

describe("the schema line", () => {
  test("is added first, and shifts the line numbers of the other repairs", () => {
    const result = repairText("plans.yaml", plans("  description: @a\n  price: 1"), checkPlans);
    const { text, repairs } = addSchemaLine(result, "../plans.json");
    expect(text.startsWith("# yaml-language-server: $schema=../plans.json\n- id:")).toBe(true);
    expect(repairs.map(({ code, line }) => `${code} ${line}`)).toEqual([
      "schema-line 1",
      "reserved-character 6",
    ]);
  });

  test.each([
    ["there is one", "# yaml-language-server: $schema=a.json\na: 1\n"],
    ["the file is empty", "\n"],
  ])("is not added if %s", (_, text) => {
    expect(addSchemaLine({ text, repairs: [] }, "b.json")).toEqual({ text, repairs: [] });
  });

  test("uses the line endings of the file", () => {
    expect(addSchemaLine({ text: "a: 1\r\nb: 2\r\n", repairs: [] }, "b.json").text).toBe(
      "# yaml-language-server: $schema=b.json\r\na: 1\r\nb: 2\r\n",
    );
  });
});

const page = `route: /sobre
title: "Sobre nós"
description: Quem somos # nota
blocks:
  - type: hero
    title: Contas em dia # comentário
    actions:
      - label: Fale conosco
        to: /contato#formulario
    lede: >-
      Uma frase
      dobrada.
  - type: faq
    title: Perguntas
    entries: [abertura, 'prazo']
  - type: pricing
    title: Planos
    entries: all
    prices: shown
    action: {label: Contratar, to: /contato}
`;
const nasty = fc.constantFrom(
  ..."\t|\u00a0|\u00a0\u00a0|: | #1|#|@|*|&a |!|%|[x] |{a} |`|0123|299|sim|- |\n|\r\n|\"|'|  | |> |? ".split(
    "|",
  ),
);
const splice = fc.record({ at: fc.nat(page.length), insert: nasty, length: fc.nat(2) });
const planted = fc
  .array(splice, { minLength: 1, maxLength: 4 })
  .map((splices) =>
    splices.reduce(
      (text, { at, insert, length }) => text.slice(0, at) + insert + text.slice(at + length),
      page,
    ),
  );
const names = ({ diagnostics, ...parsed }: ParsedFile) =>
  [...diagnostics, ...checkPage({ diagnostics, ...parsed })].map(
    ({ code, path }) => `${code} ${path}`,
  );

describe("repairText with any input", () => {
  test("adds and removes only quotes and spaces, and keeps the number of lines", () => {
    const rest = (text: string) => text.replace(/["'\\\s]/g, "");
    const lines = (text: string) => text.split(/\r\n|\n|\r/);
    fc.assert(
      fc.property(planted, (text) => {
        const { text: after, repairs } = repairText("a.yaml", text, checkPage);
        expect(rest(after)).toBe(rest(text));
        expect(lines(after)).toHaveLength(lines(text).length);
        expect(after === text).toBe(repairs.length === 0);
      }),
      { numRuns: 200 },
    );
  });

  test("applies exactly the edits of the diagnostic if there is one repair", () => {
    fc.assert(
      fc.property(planted, (text) => {
        const { text: after, repairs } = repairText("a.yaml", text, checkPage);
        const [only] = repairs;
        if (!only || repairs.length > 1) return;
        const parsed = parseYaml("a.yaml", text);
        const found = [...parsed.diagnostics, ...checkPage(parsed)];
        const texts = found
          .filter(({ code }) => code === only.code)
          .map(({ fix }) => applyEdits(text, fix?.edits ?? []));
        expect(texts).toContain(after);
      }),
      { numRuns: 200 },
    );
  });

  test("changes nothing the second time", () => {
    fc.assert(
      fc.property(planted, (text) => {
        const once = repairText("a.yaml", text, checkPage);
        const twice = repairText("a.yaml", once.text, checkPage);
        expect(twice).toEqual({ text: once.text, repairs: [] });
      }),
      { numRuns: 200 },
    );
  });

  test("adds no diagnostics, and removes those that it repairs", () => {
    fc.assert(
      fc.property(planted, (text) => {
        const { text: after, repairs } = repairText("a.yaml", text, checkPage);
        const before = parseYaml("a.yaml", text);
        if (before.value === undefined) return;
        const left = names(parseYaml("a.yaml", after));
        const known = names(before);
        for (const name of left) expect(known.splice(known.indexOf(name), 1)).toEqual([name]);
        // A repair also removes diagnostics that were consequences of the mistake.
        expect(known.length).toBeGreaterThanOrEqual(repairs.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the letters and digits of a price", () => {
  const price = fc
    .tuple(fc.constantFrom("", "R$ ", "R$", "US$ "), fc.stringMatching(/^[0-9OolI.,]{1,9}$/))
    .map(([sign, digits]) => sign + digits);

  test("are not lost by a repair", () => {
    fc.assert(
      fc.property(price, (written) => {
        const text = plans(`  description: a\n  price: ${written}`);
        const after =
          /price: (.*)/.exec(repairText("plans.yaml", text, checkPlans).text)?.[1] ?? "";
        const ink = (each: string) => each.replace(/^(?:R|US)\$|^0+|[^\dA-Za-z]/g, "");
        expect(ink(after).replace(/^0+/, "")).toBe(ink(written).replace(/^0+/, ""));
      }),
    );
  });

  test.each(["59O", "l99", "2 mil", "1,299"])(
    "are not repaired if they are ambiguous: %s",
    (written) => {
      expect(repaired(`  description: a\n  price: ${written}`)).toBe("");
    },
  );
});
