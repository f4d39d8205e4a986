import { realpath } from "node:fs/promises";
import { publishingStrings as strings } from "#lang/cli/publishing/strings";
import { usesColor } from "../../builder/output/terminal.ts";
import { formatReport } from "../../check/diagnostics/report.ts";
import { checkContentFolder } from "../../load/check-content-folder.ts";
import { createDiskFileStore } from "../../load/files/disk-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { withPublicationDiagnostics } from "../../load/publication-checks/publication-diagnostics.ts";
import type {
  ContentGitStatus,
  ContentHistory,
  PushResult,
} from "../../studio/backend-contract/history.ts";
import { createGitHistory } from "../../studio/git/history.ts";
import { hasError } from "../../yaml/diagnostic.ts";
import { escapeControlCharacters } from "../../yaml/text-and-language/escape-control-characters.ts";
import { ArgumentError, type CommandArguments } from "../arguments.ts";
import { findChangesBetween } from "../changes.ts";
import { commandLine } from "../help.ts";
import { exitCodes, runCommand } from "../run-command.ts";
import { askLine, isInteractive } from "./ask-line.ts";
import { waitUntilLive } from "./wait-until-live.ts";

const defaultWaitMinutes = 10;

/**
 * `npx prelo publish`: commits and pushes all changes, then waits until they are live.
 *
 * @returns the exit code: 0 if live, not waiting or cancelled by the user, 1 for errors in the
 * content or a merge conflict, 2 for other failures
 */
export function runPublish(argv: readonly string[]): Promise<number> {
  // `npm publish` also runs the script with this name, but it publishes a package, not a site.
  if (process.env.npm_command === "publish") return Promise.resolve(exitCodes.ok);
  return runCommand(argv, "publish", async (values) => {
    if (!(await checkAndPrintErrors(values))) return exitCodes.mistakes;
    const history = createGitHistory(
      await realpath(values.content),
      (await loadRules(values.content)).book.collections,
    );
    const state = await history.state();
    if (state.kind === "refused") throw new ArgumentError(state.message);
    if (state.hindrance) throw new ArgumentError(state.hindrance.message);
    const sentences = await printPlan(state, values);
    const isNews = state.unkept.length > 0 || (state.unsent ?? 0) > 0;
    if (isNews && !(await confirmPublishing(values))) {
      console.log(strings.stopped);
      return exitCodes.ok;
    }
    if (state.unkept.length > 0) await commitChanges(history, state, sentences, values);
    console.log(strings.sending);
    const code = printPushResult(await history.push());
    if (code !== exitCodes.ok) return code;
    const { wait = defaultWaitMinutes } = values;
    return (await waitUntilLive(history, wait)) ? exitCodes.ok : exitCodes.fault;
  });
}

/**
 * Whether the content has no errors. Prints them if there are any. Prints a warning with the number
 * of errors that only concern publishing.
 */
async function checkAndPrintErrors({ content, date }: CommandArguments): Promise<boolean> {
  const checked = await checkContentFolder(content, { date });
  const { diagnostics, files } = checked;
  if (hasError(diagnostics)) {
    const again = commandLine("check", { content, date });
    console.error(formatReport(diagnostics, files, { color: usesColor(process.stderr), again }));
    return false;
  }
  const live = withPublicationDiagnostics(
    createDiskFileStore(content),
    await loadRules(content),
    checked,
    {
      date,
    },
  );
  const count = live.diagnostics.filter(({ severity }) => severity === "error").length;
  const line = commandLine("check", { content, date, publish: true });
  if (count > 0) console.error(strings.mayBeRefused({ count, line }));
  return true;
}

/**
 * Prints the changes that will be published.
 *
 * @returns the changes as sentences
 */
async function printPlan(
  { base, unkept, unsent = 0 }: ContentGitStatus,
  values: CommandArguments,
): Promise<string[]> {
  const told = base === null || unkept.length === 0 ? [] : await findChangesBetween(values, base);
  const known = new Set(told.map(({ file }) => file));
  // Changes that no sentence describes are listed by file.
  const others = base === null ? [] : unkept.filter(({ path }) => !known.has(path));
  const sentences = [...told.flatMap((each) => each.sentences), ...others.map(strings.file)];
  if (base === null) console.log(strings.first);
  else if (sentences.length > 0)
    console.log(escapeControlCharacters([strings.willChange, ...sentences].join("\n")));
  if (unsent > 0) console.log(strings.unsent(unsent));
  return sentences;
}

async function confirmPublishing({ yes, content, date, wait }: CommandArguments): Promise<boolean> {
  if (yes) return true;
  const again = { content, date, wait: wait === undefined ? undefined : String(wait), yes: true };
  if (!isInteractive())
    throw new ArgumentError(strings.notAsked({ line: commandLine("publish", again) }));
  return strings.isYes(await askLine(strings.ask));
}

async function commitChanges(
  history: ContentHistory,
  { base, unkept, name }: ContentGitStatus,
  sentences: readonly string[],
  { yes }: CommandArguments,
): Promise<void> {
  const isAsked = name === undefined && !yes && isInteractive();
  const owner = isAsked && {
    name: await askLine(strings.name),
    email: await askLine(strings.email),
  };
  const files = unkept.map(({ path, version }) => ({ path, version }));
  const summary =
    base === null ? strings.firstSummary : strings.summary({ sentences, files: files.length });
  const details = sentences.length > 1 ? sentences.map((each) => `- ${each}`).join("\n") : "";
  const answer = await history.commit({ base, files, summary, details, ...owner });
  if (answer.kind === "refused") throw new ArgumentError(answer.message);
  console.log(strings.kept(answer.version));
}

/**
 * Prints the result of a push.
 *
 * @returns the exit code
 */
function printPushResult(answer: PushResult): number {
  if (answer.kind === "refused") {
    console.error(escapeControlCharacters(answer.message));
    return answer.code === "unchecked" ? exitCodes.mistakes : exitCodes.fault;
  }
  if (answer.kind === "clashing") {
    const lines = [
      strings.clashing(answer.theirs),
      ...answer.clashes.map(strings.clash),
      strings.choose,
    ];
    console.error(escapeControlCharacters(lines.join("\n")));
    return exitCodes.mistakes;
  }
  console.log(strings.sent);
  if (answer.came.length > 0) console.log(escapeControlCharacters(strings.came(answer.came)));
  if (answer.isBehind) console.error(strings.behind);
  return exitCodes.ok;
}
