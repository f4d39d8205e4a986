import { expect, test } from "vitest";
import { withNoBreakNumbers } from "../../model/markup/inline.ts";
import { splitUnbreakable } from "./unbreakable-text.ts";

test.each([
  ["Entregue até 20 de dezembro de 2023.", ["20 de dezembro"]],
  ["1º de fevereiro ou 5 de abril", ["1º de fevereiro", "5 de abril"]],
  ["Escreva para contato@chronos.example.", ["contato@chronos.example"]],
  ["O limite é R$ 4,8 milhões por ano.", ["4,8 milhões"]],
  ["CNPJ 12.ABC.345/01DE-35, CRC/MG 012345/O-8.", ["12.ABC.345/01DE-35,", "CRC/MG 012345/O-8."]],
  ["O S-2200 (Lei 13.709/2018), de 2020–2024", ["S-2200", "13.709/2018),", "2020–2024"]],
  ["E-mail ou e-mail: mostre-o com o PGDAS-D", ["E-mail", "e-mail:", "mostre-o", "PGDAS-D"]],
  ["Divide-se, vai descobri-las e aprová-la", ["Divide-se,", "descobri-las", "aprová-la"]],
  ["Na sexta-feira, o pró-labore pela EFD-Reinf; PIS/Cofins", ["EFD-Reinf;", "PIS/Cofins"]],
  ["Veja https://x.example/2024-01 e a/b", []],
  ["A série 123456789012/345678-901234 é longa", []],
  ["De 15 a 30 dias, por R$ 299", []],
  ["Em 3 de maio", []],
])("finds the unbreakable parts of: %s", (text, expected) => {
  const parts = splitUnbreakable(withNoBreakNumbers(text));
  const found = parts.filter((_, index) => index % 2 === 1);
  expect(found.map((part) => part.replaceAll("\u00a0", " "))).toEqual(expected);
  expect(parts.join("")).toBe(withNoBreakNumbers(text));
});

test.each(["a-", "1/", "(", "a@", "1.", "x-1@", "9\u00a0a "])(
  "splits a megabyte of %j in less than 5 s",
  (unit) => {
    const started = performance.now();
    splitUnbreakable(unit.repeat(1_000_000 / unit.length));
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);
