import { createInterface } from "node:readline";
import { type Answers, type Question, questions, usualAnswers, wrongAnswer } from "./answers.ts";
import { starterWords as words } from "./words.pt-br.ts";

/**
 * Asks in the terminal for all missing answers, one line each; Enter accepts the default.
 * `undefined` after Ctrl+C or Ctrl+D.
 *
 * @param told answers given as flags
 * @param folder folder of the site, whose name is the default name
 */
export async function askAll(told: Partial<Answers>, folder: string): Promise<Answers | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Buffers lines that were typed ahead.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Partial<Answers> = { ...told };
  console.log(`${words.begin}\n`);
  for (const question of questions) {
    answers[question] ??= await ask(question, usualAnswers(folder, answers)[question]);
    if (answers[question] === undefined) return undefined;
  }
  terminal.close();
  return { ...usualAnswers(folder, answers), ...answers };

  async function ask(question: Question, usual: string): Promise<string | undefined> {
    terminal.setPrompt(`${words.questions[question]} (${usual}): `);
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done) return undefined;
    const answer = value.trim() || usual;
    const wrong = wrongAnswer(question, answer, answers);
    if (wrong === undefined) return answer;
    console.log(wrong);
    return ask(question, usual);
  }
}
