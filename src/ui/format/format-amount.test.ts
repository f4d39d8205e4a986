import { expect, test } from "vitest";
import { formatMoney } from "./format-amount.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("money has cents where there are some, or where a list asks for them", () => {
  expect(plain(formatMoney(299, "BRL", "pt-BR"))).toBe("R$ 299");
  expect(plain(formatMoney(24.9, "BRL", "pt-BR"))).toBe("R$ 24,90");
  expect(plain(formatMoney(16, "BRL", "pt-BR", { cents: true }))).toBe("R$ 16,00");
});

test("what is no number is no amount", () => {
  expect(() => formatMoney(Number.NaN, "BRL", "pt-BR")).toThrow(TypeError);
  expect(() => formatMoney(undefined as unknown as number, "BRL", "pt-BR")).toThrow(TypeError);
});
