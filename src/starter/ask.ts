import { createInterface } from "node:readline/promises";
import { type Answers, type Question, questions, usualAnswers, wrongAnswer } from "./answers.ts";
import { starterWords as words } from "./words.pt-br.ts";

/**
 * Asks in a terminal for what was not told, one line each; Enter takes what is usual.
 *
 * @param told what flags say already
 * @param folder the folder of the site, whose name is the usual name
 */
export async function askAll(told: Partial<Answers>, folder: string): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Partial<Answers> = { ...told };
  console.log(`${words.begin}\n`);
  try {
    for (const question of questions) {
      answers[question] ??= await ask(question, usualAnswers(folder, answers)[question]);
    }
  } finally {
    terminal.close();
  }
  return { ...usualAnswers(folder, answers), ...answers };

  async function ask(question: Question, usual: string): Promise<string> {
    const given = await terminal.question(`${words.questions[question]} (${usual}): `);
    const answer = given.trim() || usual;
    const wrong = wrongAnswer(question, answer);
    if (wrong === undefined) return answer;
    console.log(wrong);
    return ask(question, usual);
  }
}
