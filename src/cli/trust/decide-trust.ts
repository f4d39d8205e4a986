import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { trustStrings as strings } from "#lang/cli/trust/strings";
import {
  disableSiteCode,
  enableSiteCode,
  overlapsUntrustedFolder,
} from "../../load/site-code/code-switch.ts";
import { hasSiteScripts, siteCodeFolder } from "../../load/site-code/site-code-files.ts";
import { mayGitRunPrograms } from "../../load/site-code/untrusted-git.ts";
import { ArgumentError, type CommandArguments } from "../arguments.ts";
import type { CommandName } from "../command-table.ts";
import { commandLine } from "../help.ts";
import { askLine } from "../publishing/ask-line.ts";
import { isImplicitlyTrusted } from "./installed-project.ts";
import { readStoredDecision, storeDecision } from "./trust-file.ts";

/**
 * The decision about a folder. It is `unneeded` if the folder contains no code that the command
 * would run.
 */
type TrustState = "trusted" | "refused" | "unneeded";

/**
 * Decides whether a command may run code of the content folder. If not, disables that code.
 *
 * @throws ArgumentError if a decision is missing and there is no terminal to ask, if the command
 * needs the code, or if the flags contradict each other
 */
export async function applyTrustDecision(
  command: CommandName,
  values: CommandArguments,
): Promise<void> {
  const { content } = values;
  enableSiteCode();
  if ((await decideTrust(command, values)) !== "refused") return;
  disableSiteCode(content);
  const line = commandLine(command, { content, trust: true });
  if (command === "draw" || command === "publish")
    throw new ArgumentError(strings.needsTrust({ line }));
  if (hasRunnableCode(content) && command !== "check") console.error(strings.codeIsOff({ line }));
}

async function decideTrust(command: CommandName, values: CommandArguments): Promise<TrustState> {
  const { content, trust } = values;
  if (values["no-site-code"]) {
    if (trust) throw new ArgumentError(strings.notBoth);
    return "refused";
  }
  if (trust) {
    // Scripts pass the flag each time, so only the decision of a person is stored.
    if (canAsk()) storeDecision(content, true);
    return "trusted";
  }
  if (isImplicitlyTrusted(content)) return "trusted";
  const decided = readStoredDecision(content);
  if (decided !== undefined) return decided ? "trusted" : "refused";
  const bringsGit = gitCommands.includes(command) && (await mayGitRunPrograms(content));
  if (!hasRunnableCode(content) && !bringsGit) return "unneeded";
  if (canAsk()) return askAndStoreTrust(content);
  throw new ArgumentError(
    strings.undecided({ ...trustMessageParams(command, content), folder: content }),
  );
}

/**
 * Asks whether the code of a folder may run, and stores the answer. Enter alone stores nothing, so
 * the next command asks again.
 */
async function askAndStoreTrust(content: string): Promise<TrustState> {
  const question = strings.question({ folder: resolve(content) });
  const answer = await askLine(`${question} `, process.stderr);
  if (strings.isYes(answer)) storeDecision(content, true);
  else if (strings.isNo(answer)) storeDecision(content, false);
  return strings.isYes(answer) ? "trusted" : "refused";
}

/**
 * Whether a person can be asked. Standard output may be redirected to a file, so only input and
 * error output must be a terminal.
 */
function canAsk(): boolean {
  return Boolean(process.stdin.isTTY && process.stderr.isTTY);
}

function trustMessageParams(command: CommandName, content: string) {
  return {
    trust: commandLine(command, { content, trust: true }),
    without: commandLine(command, { content, "no-site-code": true }),
  };
}

const gitCommands: readonly CommandName[] = ["studio", "publish", "changes"];

function hasRunnableCode(content: string): boolean {
  return hasSiteScripts(siteCodeFolder(content)) || hasDrawingScripts(join(content, "drawings"));
}

function hasDrawingScripts(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".ts"));
}

/** Whether code of the content folder must not run. */
export function isCodeDisabled({ content }: Pick<CommandArguments, "content">): boolean {
  return overlapsUntrustedFolder(content);
}
