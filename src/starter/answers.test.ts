import { expect, test } from "vitest";
import { type Question, questions, siteSlug, usualAnswers, wrongAnswer } from "./answers.ts";
import { starterWords as english } from "./words.en.ts";

test("what nobody answers comes from the folder's name, and can stay", () => {
  const usual = usualAnswers("/sites/padaria_do-sol");
  expect(usual).toMatchObject({ name: "Padaria do sol", email: "contato@padaria-do-sol.example" });
  expect(questions.flatMap((question) => wrongAnswer(question, usual[question]) ?? [])).toEqual([]);
});

test("a folder without letters gives a name all the same", () => {
  expect(usualAnswers("/").name).toBe("Meu site");
  expect(siteSlug("???")).toBe("site");
  expect(siteSlug("Pães & Bolos – São João")).toBe("paes-bolos-sao-joao");
});

test.each<[Question, string, string]>([
  ["name", "", "O nome precisa ter de 1 a 40 letras"],
  ["name", "a\nb", "sem quebras de linha"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what content would read as a fact
  ["trade", "Desde ${firm.foundedYear}", "nem ${"],
  ["phone", "12", "(11) 90000-0000"],
  ["country", "Itália", "Em outro país, comece com um deles"],
  ["email", "contato", "Escreva um e-mail"],
  ["language", "en", "comece de novo com --language en-GB"],
  ["language", "pt-PT", "português do Brasil"],
  ["language", "de", "depois escreva em site.yaml: language: de"],
  ["language", "Deutsch", "depois escreva em site.yaml: language: de"],
  ["language", "fr_CA", "depois escreva em site.yaml: language: fr-CA"],
  ["language", "american", "--language en-GB, ou en-US."],
])("%s: %j cannot stay, and a sentence says why", (question, answer, sentence) => {
  expect(wrongAnswer(question, answer)).toContain(sentence);
});

test("how a site in another language begins is told in English, too", () => {
  const sentence = english.wrong.language({ other: "de" });
  expect(sentence).toMatchInlineSnapshot(
    `"A new site begins in English or in Brazilian Portuguese. For one in another language, start with --language en-GB (or en-US), then write in site.yaml: language: de. The check command then lists the words of the interface to translate."`,
  );
  expect(english.wrong.language({})).toContain("--language pt-BR");
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
])("the country can be told as %s", (answer) => {
  expect(wrongAnswer("country", answer)).toBeUndefined();
});

test("a telephone is one of the country that was answered before", () => {
  expect(wrongAnswer("phone", "020 7946 0958", { country: "GB" })).toBeUndefined();
  expect(wrongAnswer("phone", "020 7946", { country: "gb" })).toContain("020 7946 0958");
  expect(usualAnswers("/sol", { country: "Portugal" })).toMatchObject({ country: "PT" });
});
