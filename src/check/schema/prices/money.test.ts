import { describe, expect, test } from "vitest";
import { loadRules } from "../../../load/load-folder.ts";
import type { SiteLocale } from "../../../model/countries/site-locale.ts";
import { parseYaml } from "../../../yaml/parse/parse.ts";

const { validate } = await loadRules();
const homes: Record<string, SiteLocale> = {
  FR: { country: "FR", language: "fr-FR", currency: "EUR" },
  AR: { country: "AR", language: "es-AR", currency: "ARS" },
  DE: { country: "DE", language: "de-DE", currency: "EUR" },
  US: { country: "US", language: "en-US", currency: "USD" },
  CH: { country: "CH", language: "de-CH", currency: "CHF" },
  BR: {},
};

/** Returns the diagnostic about the price of an event, or of an entry of another list. */
function told(country: string, price: string, lines = "- id: a\n  title: A\n  date: 2027-07-14") {
  const parsed = parseYaml("a.yaml", `${lines}\n  price: ${price}\n`);
  const list = lines.includes("date") ? "events.json" : "plans.json";
  const [only] = validate(parsed, list, homes[country]).filter(({ path }) => path === "/0/price");
  return only;
}

describe("a price with a currency or with separators", () => {
  test.each([
    ["FR", "1 250,50 €", "1250.50"],
    ["FR", "1\u202f250,50\u00a0€", "1250.50"],
    ["FR", "1\u00a0250", "1250"],
    ["FR", "1 250", "1250"],
    ["FR", "1 250 €", "1250"],
    ["FR", "12 €50", "12.50"],
    ["FR", "12,- €", "12"],
    ["FR", "12 euros", "12"],
    ["FR", "12,50 EUR", "12.50"],
    ["DE", "€ 1.250,50", "1250.50"],
    ["AR", "12.500.-", "12500"],
    ["AR", "$12500.-", "12500"],
    ["AR", "AR$ 12.500", "12500"],
    ["AR", "12.500 pesos", "12500"],
    ["AR", "ARS 12.500", "12500"],
    ["US", "US$95.50", "95.50"],
    ["CH", "CHF 1’250,50", "1250.50"],
    ["BR", "R$ 1.299,90", "1299.90"],
    ["BR", "299 reais", "299"],
  ])("in %s, %s gets the hint %s", (country, written, number) => {
    const found = told(country, written);
    expect([found?.code, found?.hint]).toEqual(["number-expected", `  price: ${number}`]);
  });
});

describe("a price with more information than an amount", () => {
  test.each([
    ["FR", "10 %"],
    ["FR", "95 € HT"],
    ["FR", "à partir de 95 €"],
    ["FR", "dès 95 €"],
    ["FR", "environ 60 €"],
    ["FR", "60 €/h"],
    ["FR", "de 12 à 15 €"],
    ["AR", "desde $ 9.000"],
    ["AR", "12.500 + IVA"],
    ["AR", "12,5 mil"],
    ["US", "from $95"],
    ["US", "$95/hr"],
    ["US", "95¢"],
    ["BR", "a partir de R$ 95"],
  ])("in %s, %s gets no hint", (country, written) => {
    const found = told(country, written);
    expect([found?.code, found?.hint]).toEqual(["amount-in-words", undefined]);
    expect(found?.message).toContain("diz mais do que isso. Deixe aqui só o valor");
  });

  test("the message names the text field for the words", () => {
    expect(told("FR", "dès 95 €")?.message).toContain(
      'ponha as palavras no campo "description" (Texto).',
    );
  });
});

test.each([
  ["AR", "U$S 50", "ARS"],
  ["AR", "USD 50", "ARS"],
  ["AR", "50 €", "ARS"],
  ["FR", "£50", "EUR"],
])("in %s, %s is reported as another currency", (country, written, own) => {
  const found = told(country, written);
  expect([found?.code, found?.hint]).toEqual(["amount-in-words", undefined]);
  expect(found?.message).toContain(`Os preços do site são em ${own}`);
});

test.each([
  ["AR", "12 mil", "12000"],
  ["AR", "$ 12 mil", "12000"],
  ["FR", "2 mille euros", "2000"],
  ["BR", "12 mil", "12000"],
])("in %s, %s gets a hint with all digits", (country, written, number) => {
  expect(told(country, written)?.hint).toBe(`  price: ${number}`);
});

test.each(["gratuit", "Gratis", "grátis", "free", "kostenlos"])(
  "%s gets the hint 0 in an event, but no hint in a plan",
  (word) => {
    expect(told("FR", word)?.hint).toBe("  price: 0");
    const plan = told("FR", word, "- id: a\n  name: A");
    expect([plan?.code, plan?.hint]).toEqual(["amount-in-words", undefined]);
    expect(plan?.message).toContain("O campo é obrigatório");
  },
);

test.each(["sur devis", "a consultar", "auf Anfrage", "on request", "sob consulta"])(
  "%s gets the advice to move the words to the description and to remove the price",
  (words) => {
    const found = told("DE", words);
    expect([found?.code, found?.hint]).toEqual(["amount-in-words", undefined]);
    expect(found?.message).toContain('Tire o campo, e ponha as palavras no campo "description"');
  },
);
