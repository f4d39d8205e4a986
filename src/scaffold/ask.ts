import { createInterface } from "node:readline";
import { type Answers, type Question, questions, usualAnswers, wrongAnswer } from "./answers.ts";
import { starterWords as words } from "./words.pt-br.ts";

/**
 * Asks in a terminal for what was not told, one line each; Enter takes what is usual. Nothing where someone ends it
 * with Ctrl+C or Ctrl+D.
 *
 * @param told what flags say already
 * @param folder the folder of the site, whose name is the usual name
 */
export async function askAll(told: Partial<Answers>, folder: string): Promise<Answers | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines that were typed ahead wait here.
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
