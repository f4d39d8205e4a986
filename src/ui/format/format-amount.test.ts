import { expect, test } from "vitest";
import { formatMoney, moneyParts } from "./format-amount.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("formatMoney shows cents if there are any or if the option asks for them", () => {
  expect(plain(formatMoney(299, "BRL", "pt-BR"))).toBe("R$ 299");
  expect(plain(formatMoney(24.9, "BRL", "pt-BR"))).toBe("R$ 24,90");
  expect(plain(formatMoney(16, "BRL", "pt-BR", { cents: true }))).toBe("R$ 16,00");
});

test("formatMoney throws a TypeError for values that are not numbers", () => {
  expect(() => formatMoney(Number.NaN, "BRL", "pt-BR")).toThrow(TypeError);
  expect(() => formatMoney(undefined as unknown as number, "BRL", "pt-BR")).toThrow(TypeError);
});

test("formatMoney puts the sign directly before the figure, with commas in thousands, in en-GB", () => {
  expect(formatMoney(45, "GBP", "en-GB")).toBe("£45");
  expect(formatMoney(1250.5, "GBP", "en-GB")).toBe("£1,250.50");
});

test.each([
  ["BRL", "pt-BR", { sign: "R$", before: "R$ ", figure: "1.299,90", after: "" }],
  ["GBP", "en-GB", { sign: "£", before: "£", figure: "1,299.90", after: "" }],
  ["EUR", "de-DE", { sign: "€", before: "", figure: "1.299,90", after: " €" }],
])(
  "moneyParts splits %s in %s into the sign, the figure and the texts before and after it",
  (currency, language, parts) => {
    const made = Object.entries(moneyParts(1299.9, currency, language));
    expect(Object.fromEntries(made.map(([name, part]) => [name, plain(part)]))).toEqual(parts);
  },
);
