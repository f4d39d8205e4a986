import { expect, test } from "vitest";
import { replaceInnerQuotes } from "./inner-quotes.ts";

test.each([
  ["de-DE", "Nur „Musik“ zählt, und „Ruhe“.", "Nur ‚Musik‘ zählt, und ‚Ruhe‘."],
  ["en-US", "They said “two days” and meant it.", "They said ‘two days’ and meant it."],
  ["en-GB", 'They said "two days".', "They said ‘two days’."],
  ["pt-BR", "Disse “até já” e voltou.", "Disse ‘até já’ e voltou."],
  ["fr-FR", "Il a dit « deux jours ».", "Il a dit “deux jours”."],
  ["es-ES", "Dijo «dos días».", "Dijo “dos días”."],
  ["de-CH", "Nur «Musik» zählt, und «Ruhe».", "Nur ‹Musik› zählt, und ‹Ruhe›."],
  ["ja-JP", "「二日」", "「二日」"],
  ["en-US", "A 26” wheel, it’s fine.", "A 26” wheel, it’s fine."],
])("inside a quotation in %s, %s becomes %s", (language, written, shown) => {
  expect(replaceInnerQuotes(written, language)).toBe(shown);
});
