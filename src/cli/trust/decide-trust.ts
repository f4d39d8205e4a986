import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isUntrusted, switchCodeOff, switchCodeOn } from "../../load/site-code/code-switch.ts";
import { hasOwnCode, ownFolder } from "../../load/site-code/own-files.ts";
import { bringsGitPrograms } from "../../load/site-code/untrusted-git.ts";
import { ArgumentFault, type Arguments } from "../arguments.ts";
import type { CommandName } from "../command-table.ts";
import { commandLine } from "../help.ts";
import { askLine } from "../publishing/ask-line.ts";
import { isOwnProject } from "./own-project.ts";
import { decisionAbout, remember } from "./trust-file.ts";
import { trustWords as words } from "./words.pt-br.ts";

/** What holds for a folder; `unneeded` when it brings no program that a command would run. */
type Trust = "trusted" | "refused" | "unneeded";

/**
 * Decides whether a command may run what the content folder brings along, and switches that off if not.
 *
 * @throws ArgumentFault if nobody can be asked, or a command does nothing without that code
 */
export async function decideTrust(command: CommandName, values: Arguments): Promise<void> {
  const { content } = values;
  switchCodeOn();
  if ((await trustIn(command, values)) !== "refused") return;
  switchCodeOff(content);
  const line = commandLine(command, { content, trust: true });
  if (command === "draw" || command === "publish")
    throw new ArgumentFault(words.needsTrust({ line }));
  if (hasCode(content) && command !== "check") console.error(words.codeIsOff({ line }));
}

async function trustIn(command: CommandName, values: Arguments): Promise<Trust> {
  const { content, trust } = values;
  if (values["no-site-code"]) {
    if (trust) throw new ArgumentFault(words.notBoth);
    return "refused";
  }
  if (trust) {
    // A script says it each time; what a person says is remembered.
    if (canAsk()) remember(content, true);
    return "trusted";
  }
  if (isOwnProject(content)) return "trusted";
  const decided = decisionAbout(content);
  if (decided !== undefined) return decided ? "trusted" : "refused";
  const bringsGit = usesGit.includes(command) && (await bringsGitPrograms(content));
  if (!hasCode(content) && !bringsGit) return "unneeded";
  if (canAsk()) return ask(content);
  throw new ArgumentFault(words.undecided({ ...linesOf(command, content), folder: content }));
}

/** Enter alone decides nothing: the next command asks again. */
async function ask(content: string): Promise<Trust> {
  const question = words.question({ folder: resolve(content) });
  const answer = await askLine(`${question} `, process.stderr);
  if (words.isYes(answer)) remember(content, true);
  else if (words.isNo(answer)) remember(content, false);
  return words.isYes(answer) ? "trusted" : "refused";
}

/** What a command prints may go into a file while somebody sits at the terminal. */
function canAsk(): boolean {
  return Boolean(process.stdin.isTTY && process.stderr.isTTY);
}

function linesOf(command: CommandName, content: string) {
  return {
    trust: commandLine(command, { content, trust: true }),
    without: commandLine(command, { content, "no-site-code": true }),
  };
}

const usesGit: readonly CommandName[] = ["studio", "publish", "changes"];

function hasCode(content: string): boolean {
  return hasOwnCode(ownFolder(content)) || hasScenes(join(content, "drawings"));
}

function hasScenes(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".ts"));
}

/** Whether the command may run nothing that the folder brings along. */
export function runsNoCode({ content }: Pick<Arguments, "content">): boolean {
  return isUntrusted(content);
}
