import { basename, relative, resolve } from "node:path";
import { type Answers, questions, usualAnswers, wrongAnswer } from "../starter/answers.ts";
import { askAll } from "../starter/ask.ts";
import { newPart, type Part } from "../starter/new-part.ts";
import { foundSite, writeSite } from "../starter/new-site.ts";
import { starterWords as words } from "../starter/words.pt-br.ts";
import { ArgumentFault, type Arguments } from "./arguments.ts";
import { commandLine } from "./help.ts";
import { exitCodes, guarded } from "./run-command.ts";

/**
 * `prelo new .`: writes a small site into a folder, after at most six questions. Flags answer them; with `--yes`, and
 * where nobody sits at a terminal, what is not told is as usual. Returns the exit code: 0, or 2 where the folder has
 * a site already or an answer cannot stay.
 */
export function runNew(argv: readonly string[]): Promise<number> {
  return guarded(argv, "new", async (values) => {
    const [place = ".", ...rest] = values.words;
    if (isPart(place)) return makePart(place, rest.join(" "), values.content);
    if (rest.length > 0) throw new ArgumentFault(words.onePlace);
    const folder = resolve(place);
    const name = relative(process.cwd(), folder).replaceAll("\\", "/") || basename(folder);
    const found = foundSite(folder);
    if (found !== undefined) throw new ArgumentFault(words.taken({ folder: name, found }));
    const told = toldBy(values);
    const isAlone = values.yes || !process.stdin.isTTY;
    const answers = isAlone
      ? { ...usualAnswers(folder, told), ...told }
      : await askAll(told, folder);
    const files = await writeSite(folder, answers);
    console.log(words.made({ files: files.length, folder: name }));
    const [studio, check, start] = (["studio", "check", "start"] as const).map((command) =>
      commandLine(command),
    );
    console.log(
      `\n${words.next({ studio: studio ?? "", check: check ?? "", start: start ?? "" })}`,
    );
    return exitCodes.ok;
  });
}

function isPart(word: string): word is Part {
  return ["page", "article", "block"].includes(word);
}

/** `prelo new page "Quem somos"`: gives the site one part more. */
async function makePart(part: Part, name: string, content: string): Promise<number> {
  const made = await newPart(part, name, content);
  if ("refusal" in made) throw new ArgumentFault(made.refusal);
  console.log(words.part(made));
  if (part === "block") console.log(words.nextOfBlock({ types: commandLine("types") }));
  return exitCodes.ok;
}

/** The answers that flags give; throws where one cannot stay. */
function toldBy(values: Arguments): Partial<Answers> {
  const { name, trade, country, language } = values;
  const given = Object.entries({ name, trade, country, language }).filter(([, value]) => value);
  const told: Partial<Answers> = Object.fromEntries(given);
  for (const question of questions) {
    const answer = told[question];
    const wrong = answer === undefined ? undefined : wrongAnswer(question, answer);
    if (wrong !== undefined) throw new ArgumentFault(wrong);
  }
  return told;
}
