import { join, resolve } from "node:path";
import { starterStrings as strings } from "#lang/scaffold/strings";
import { displayPath } from "../load/files/disk-files.ts";
import {
  answerError,
  defaultAnswers,
  type NewSiteAnswers,
  questions,
} from "../scaffold/answers.ts";
import { askQuestions } from "../scaffold/ask-questions.ts";
import { findExistingContent, writeSite } from "../scaffold/new-site.ts";
import { createSitePart, type NewPartResult, type SitePart } from "../scaffold/new-site-part.ts";
import { isValidContentFolderName } from "../scaffold/site-scripts.ts";
import { ArgumentError, type CommandArguments } from "./arguments.ts";
import type { CommandName } from "./command-table.ts";
import { commandLine, quoteForShell } from "./help.ts";
import { exitCodes, runCommand } from "./run-command.ts";
import { engineRoot, isPublishedPackage } from "./system/invocation.ts";
import { storeDecision } from "./trust/trust-file.ts";

/**
 * `prelo new .`: asks up to six questions, then writes a small site into a folder. Flags answer
 * questions in advance. With `--yes`, or without a terminal, the other answers are defaults.
 *
 * @returns the exit code: 0, or 2 if the folder already has a site or an answer is invalid
 */
export function runNew(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "new", async (values) => {
    const [place = ".", ...rest] = values.words;
    if (isSitePart(place)) return addSitePart(place, rest.join(" "), values.content);
    if (rest.length > 0) throw new ArgumentError(strings.onePlace);
    const folder = resolve(place);
    const name = displayPath(folder);
    const { content } = values;
    if (!isValidContentFolderName(content))
      throw new ArgumentError(strings.contentName({ example: "--content site" }));
    const found = findExistingContent(folder, content);
    if (found !== undefined) throw new ArgumentError(strings.taken({ folder: name, found }));
    const told = answersFromFlags(values);
    const isAlone = values.yes || !process.stdin.isTTY;
    const answers = isAlone
      ? { ...defaultAnswers(folder, told), ...told }
      : await askQuestions(told, folder);
    // The cursor is still on the line of the prompt, so the message starts on a new line.
    if (answers === undefined) throw new ArgumentError(`\n${strings.stopped}`);
    const files = await writeSite(folder, answers, { content, engineFolder: engineRoot });
    if ("refusal" in files) throw new ArgumentError(files.refusal);
    // This user has created the site, so code that is added to it later is trusted.
    storeDecision(join(folder, content), true);
    const guide = `${name === "." ? "" : `${name}/`}${content}/${strings.readMe}`;
    console.log(strings.made({ files: files.length, folder: name, guide }));
    console.log(`\n${strings.next(nextSteps(name, content))}`);
    return exitCodes.ok;
  });
}

/**
 * Returns the commands to suggest after a new site was written. They start with `cd` if the site is
 * in another folder.
 */
function nextSteps(folder: string, content: string) {
  // The development repository can also run sites in other folders.
  const place = isPublishedPackage || folder === "." ? content : `${folder}/${content}`;
  const line = (command: CommandName) => commandLine(command, { content: place });
  const enter =
    isPublishedPackage && folder !== "." ? [`cd ${quoteForShell(folder)}`, "npm install"] : [];
  return { enter, studio: line("studio"), check: line("check"), start: line("start") };
}

function isSitePart(word: string): word is SitePart {
  return ["page", "article", "block"].includes(word);
}

/** `prelo new page "Quem somos"`: adds a page, an article or a block to the site. */
async function addSitePart(part: SitePart, name: string, content: string): Promise<number> {
  const made = await createSitePart(part, name, content);
  if ("refusal" in made) throw new ArgumentError(failureMessage(made, part, content));
  console.log(
    strings.part({ files: made.files.map(displayPath), changed: made.changed.map(displayPath) }),
  );
  const [studio, types] = [commandLine("studio", { content }), commandLine("types", { content })];
  console.log(strings.nextOf[part]({ studio, types, type: made.type ?? "" }));
  if (made.blog !== undefined) console.log(strings.nextOfBlog({ route: made.blog }));
  return exitCodes.ok;
}

/** Returns the failure message, followed by a correct command line if one is known. */
function failureMessage(
  { refusal, why }: Extract<NewPartResult, { refusal: string }>,
  part: SitePart,
  content: string,
): string {
  if (why === "no-site")
    return strings.beginFirst({ sentence: refusal, line: commandLine("new", { content }, ".") });
  if (why !== "no-name") return refusal;
  const line = commandLine("new", { content }, part, strings.nameExample[part]);
  return strings.forExample({ sentence: refusal, line });
}

/**
 * Returns the answers that were given as flags.
 *
 * @throws ArgumentError if an answer is invalid
 */
function answersFromFlags(values: CommandArguments): Partial<NewSiteAnswers> {
  const { name, trade, country, language } = values;
  const given = Object.entries({ name, trade, country, language }).filter(([, value]) => value);
  const told: Partial<NewSiteAnswers> = Object.fromEntries(given);
  for (const question of questions) {
    const answer = told[question];
    const wrong = answer === undefined ? undefined : answerError(question, answer);
    if (wrong !== undefined) throw new ArgumentError(wrong);
  }
  return told;
}
