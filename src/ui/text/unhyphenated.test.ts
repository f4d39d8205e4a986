import { expect, test } from "vitest";
import { joinFigures } from "../../content/markup/inline.ts";
import { hyphenationParts } from "./unhyphenated.ts";

test.each([
  ["Entregue até 20 de dezembro de 2023.", ["20 de dezembro"]],
  ["1º de fevereiro ou 5 de abril", ["1º de fevereiro", "5 de abril"]],
  ["Escreva para contato@chronos.example.", ["contato@chronos.example"]],
  ["De 15 a 30 dias, por R$ 299", []],
  ["Em 3 de maio", []],
])("%s", (text, expected) => {
  const parts = hyphenationParts(joinFigures(text));
  const found = parts.filter((_, index) => index % 2 === 1);
  expect(found.map((part) => part.replaceAll("\u00a0", " "))).toEqual(expected);
  expect(parts.join("")).toBe(joinFigures(text));
});
