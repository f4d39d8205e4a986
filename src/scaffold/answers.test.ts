import { expect, test } from "vitest";
import {
  answerError,
  defaultAnswers,
  type NewSiteQuestion,
  normalizeLanguage,
  questions,
  siteSlug,
} from "./answers.ts";
import { starterStrings as english } from "./strings.en.ts";

test("derives valid default answers from the folder name", () => {
  const usual = defaultAnswers("/sites/padaria_do-sol");
  expect(usual).toMatchObject({ name: "Padaria do sol", email: "contato@padaria-do-sol.example" });
  expect(questions.flatMap((question) => answerError(question, usual[question]) ?? [])).toEqual([]);
});

test("uses a default name if the folder name has no letters, and builds slugs without accents", () => {
  expect(defaultAnswers("/").name).toBe("Meu site");
  expect(siteSlug("???")).toBe("site");
  expect(siteSlug("Pães & Bolos – São João")).toBe("paes-bolos-sao-joao");
});

test.each<[NewSiteQuestion, string, string]>([
  ["name", "", "O nome precisa ter de 1 a 40 letras"],
  ["name", "a\nb", "sem quebras de linha"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what content would read as a fact
  ["trade", "Desde ${firm.foundedYear}", "nem ${"],
  ["phone", "12", "(11) 90000-0000"],
  ["country", "Itália", "Em outro país, comece com um deles"],
  ["email", "contato", "Escreva um e-mail"],
  ["language", "en", "comece de novo com --language en-GB"],
  ["language", "xx", "como pt-BR, pt-PT, es ou de"],
  ["language", "american", "--language en-GB, ou en-US."],
])("%s: rejects %j with an explanation", (question, answer, sentence) => {
  expect(answerError(question, answer)).toContain(sentence);
});

test("explains in English which languages are supported", () => {
  expect(english.wrong.language()).toMatchInlineSnapshot(
    `"Enter a language code, such as en-GB, de, fr or es. For a site in Portuguese, start again with --language pt-BR, or pt-PT."`,
  );
});

test.each([
  ["pt-BR", "BR", "pt-BR"],
  ["pt-PT", "PT", "pt-PT"],
  ["pt_pt", "PT", "pt-PT"],
  ["pt", "BR", "pt-BR"],
  ["pt", "PT", "pt-PT"],
  ["de", "DE", "de"],
  ["Deutsch", "DE", "de"],
  ["de-AT", "BR", "de-AT"],
  ["fr", "FR", "fr"],
  ["fr_CA", "BR", "fr-CA"],
  ["es-AR", "AR", "es-AR"],
  ["espanhol", "FR", "es"],
  ["es", "AR", "es-AR"],
  ["it", "BR", "it"],
])(
  "accepts the language %s of a firm in %s, and normalises it to %s",
  (answer, country, language) => {
    expect(answerError("language", answer)).toBeUndefined();
    expect(normalizeLanguage(answer, country)).toBe(language);
  },
);

test.each([
  ["pt-PT", "PT"],
  ["de", "DE"],
  ["Deutsch", "DE"],
  ["fr", "FR"],
  ["es-AR", "AR"],
  ["de-AT", "BR"],
  ["it", "BR"],
  ["en-US", "US"],
])("for the language %s, uses the default country %s", (language, country) => {
  expect(defaultAnswers("/sol", { language }).country).toBe(country);
});

test.each([
  "BR",
  "br",
  "Brasil",
  "Brazil",
  "PT",
  "Reino Unido",
  "united kingdom",
  "Alemanha",
  "Deutschland",
])("accepts %s as a country", (answer) => {
  expect(answerError("country", answer)).toBeUndefined();
});

test("validates a phone number for the answered country, and normalises the country", () => {
  expect(answerError("phone", "020 7946 0958", { country: "GB" })).toBeUndefined();
  expect(answerError("phone", "020 7946", { country: "gb" })).toContain("020 7946 0958");
  expect(defaultAnswers("/sol", { country: "Portugal" })).toMatchObject({ country: "PT" });
});
