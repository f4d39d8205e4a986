import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../../../testing/seed.ts";
import { chatText, formatAnswerLines, formatAnswers } from "./chat-text.ts";

const fields = [
  { name: "name", type: "text" as const, label: "Nome" },
  { name: "company", type: "text" as const, label: "Empresa" },
  {
    name: "service",
    type: "select" as const,
    label: "Serviço",
    options: [
      { value: "", label: "Escolha" },
      { value: "taxes", label: "Impostos & taxas" },
    ],
  },
  { name: "message", type: "textarea" as const, label: "Mensagem" },
];

const cut = "… [continua]";

describe("chatText", () => {
  test("lists each non-empty answer with the labels of its field and option", () => {
    const values = { name: "Ana ", company: "", service: "taxes", message: "Olá!\nAté já" };
    const told = chatText("Escreva", formatAnswers(fields, values), { cut, limit: 4000 });
    expect(told?.isCut).toBe(false);
    expect(told?.text).toMatchInlineSnapshot(`
      "Escreva

      Nome: Ana
      Serviço: Impostos & taxas
      Mensagem:
      Olá!
      Até já"
    `);
  });

  test("truncates the longest answer between two words and marks it", () => {
    const values = { name: "Ana", service: "taxes", message: "muitas palavras ".repeat(900) };
    const told = chatText("Escreva", formatAnswers(fields, values), { cut, limit: 1000 });
    expect(told?.isCut).toBe(true);
    expect(told?.text).toContain("Nome: Ana\nServiço: Impostos & taxas\n");
    expect(told?.text).toMatch(/ (?:muitas|palavras) … \[continua\]$/);
  });

  test("returns undefined if even truncated answers do not fit", () => {
    const many = fields.concat(
      Array.from({ length: 90 }, (_, n) => ({
        name: `n${n}`,
        type: "text" as const,
        label: `${n}`,
      })),
    );
    const values = Object.fromEntries(many.map(({ name }) => [name, "ã".repeat(40)]));
    expect(chatText("x", formatAnswers(many, values), { cut, limit: 4000 })).toBeUndefined();
  });

  test("fits the length limit, contains every label, and is complete unless marked as cut", () => {
    const texts = fc.array(fc.string({ unit: "grapheme", maxLength: 3000 }), { maxLength: 5 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 400, max: 4000 }), (written, limit) => {
        const answers = written.map((text, n) => ({ label: `Q${n}`, text }));
        const told = chatText("T", answers, { cut, limit });
        if (!told) return;
        expect(encodeURIComponent(told.text).length).toBeLessThanOrEqual(limit);
        if (!told.isCut) expect(told.text).toBe(`T\n\n${formatAnswerLines(answers)}`);
        for (const { label } of answers) expect(told.text).toContain(`${label}:`);
      }),
    );
  });
});
