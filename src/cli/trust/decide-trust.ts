import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { disableSiteCode, enableSiteCode, isUntrusted } from "../../load/site-code/code-switch.ts";
import { hasSiteCode, siteCodeFolder } from "../../load/site-code/site-code-files.ts";
import { bringsGitPrograms } from "../../load/site-code/untrusted-git.ts";
import { ArgumentError, type Arguments } from "../arguments.ts";
import type { CommandName } from "../command-table.ts";
import { commandLine } from "../help.ts";
import { askLine } from "../publishing/ask-line.ts";
import { isOwnProject } from "./own-project.ts";
import { storeDecision, storedDecision } from "./trust-file.ts";
import { trustWords as words } from "./words.pt-br.ts";

/** The trust state of a folder; `unneeded` if it contains no code that the command would run. */
type TrustState = "trusted" | "refused" | "unneeded";

/**
 * Decides whether a command may run code of the content folder, and disables that code otherwise.
 *
 * @throws ArgumentFault if there is no terminal to ask, or the command needs the code
 */
export async function decideTrust(command: CommandName, values: Arguments): Promise<void> {
  const { content } = values;
  enableSiteCode();
  if ((await trustStateOf(command, values)) !== "refused") return;
  disableSiteCode(content);
  const line = commandLine(command, { content, trust: true });
  if (command === "draw" || command === "publish")
    throw new ArgumentError(words.needsTrust({ line }));
  if (hasCode(content) && command !== "check") console.error(words.codeIsOff({ line }));
}

async function trustStateOf(command: CommandName, values: Arguments): Promise<TrustState> {
  const { content, trust } = values;
  if (values["no-site-code"]) {
    if (trust) throw new ArgumentError(words.notBoth);
    return "refused";
  }
  if (trust) {
    // Scripts pass the flag each time; a person's decision is stored.
    if (canAsk()) storeDecision(content, true);
    return "trusted";
  }
  if (isOwnProject(content)) return "trusted";
  const decided = storedDecision(content);
  if (decided !== undefined) return decided ? "trusted" : "refused";
  const bringsGit = gitCommands.includes(command) && (await bringsGitPrograms(content));
  if (!hasCode(content) && !bringsGit) return "unneeded";
  if (canAsk()) return askForTrust(content);
  throw new ArgumentError(words.undecided({ ...linesOf(command, content), folder: content }));
}

/** A bare Enter decides nothing: the next command asks again. */
async function askForTrust(content: string): Promise<TrustState> {
  const question = words.question({ folder: resolve(content) });
  const answer = await askLine(`${question} `, process.stderr);
  if (words.isYes(answer)) storeDecision(content, true);
  else if (words.isNo(answer)) storeDecision(content, false);
  return words.isYes(answer) ? "trusted" : "refused";
}

/** Standard output may be redirected to a file, so only check input and error output. */
function canAsk(): boolean {
  return Boolean(process.stdin.isTTY && process.stderr.isTTY);
}

function linesOf(command: CommandName, content: string) {
  return {
    trust: commandLine(command, { content, trust: true }),
    without: commandLine(command, { content, "no-site-code": true }),
  };
}

const gitCommands: readonly CommandName[] = ["studio", "publish", "changes"];

function hasCode(content: string): boolean {
  return hasSiteCode(siteCodeFolder(content)) || hasScenes(join(content, "drawings"));
}

function hasScenes(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".ts"));
}

/** Whether code of the content folder must not run. */
export function isCodeDisabled({ content }: Pick<Arguments, "content">): boolean {
  return isUntrusted(content);
}
