import { createInterface } from "node:readline";
import { starterStrings as strings } from "#lang/scaffold/strings";
import {
  answerError,
  defaultAnswers,
  type NewSiteAnswers,
  type NewSiteQuestion,
  questions,
} from "./answers.ts";

/**
 * Asks in the terminal for all missing answers, one question per line. Enter accepts the default.
 * Repeats a question if the answer is invalid.
 *
 * @param told answers that were given as flags
 * @param folder folder of the site; the default name is derived from it
 * @returns all answers; `undefined` after Ctrl+C or Ctrl+D
 */
export async function askQuestions(
  told: Partial<NewSiteAnswers>,
  folder: string,
): Promise<NewSiteAnswers | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Also yields the lines that a person typed before the question was printed.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<NewSiteAnswers> = { ...told };
  console.log(`${strings.begin}\n`);
  for (const question of questions) {
    answers[question] ??= await ask(question, defaultAnswers(folder, answers)[question]);
    if (answers[question] === undefined) return undefined;
  }
  terminal.close();
  return { ...defaultAnswers(folder, answers), ...answers };

  async function ask(question: NewSiteQuestion, usual: string): Promise<string | undefined> {
    terminal.setPrompt(`${strings.questions[question]} (${usual}): `);
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done) return undefined;
    const answer = value.trim() || usual;
    const wrong = answerError(question, answer, answers);
    if (wrong === undefined) return answer;
    console.log(wrong);
    return ask(question, usual);
  }
}
