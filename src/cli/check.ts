import { watchStrings } from "#lang/check/diagnostics/strings";
import { isRewritable, usesColor } from "../builder/output/terminal.ts";
import { formatChecklist } from "../check/checklist/format-checklist.ts";
import {
  createPublicationChecklist,
  isPublicationOnly,
  type PublicationChecklistItem,
} from "../check/checklist/publication-checklist.ts";
import { formatRepairs, formatReport } from "../check/diagnostics/report.ts";
import { formatAnnotations, formatJsonReport } from "../check/diagnostics/report-formats.ts";
import { checkContentFolder } from "../load/check-content-folder.ts";
import { createDiskFileStore } from "../load/files/disk-files.ts";
import { equalBytes, type FileStore } from "../load/files/file-store.ts";
import type { CheckRules } from "../load/files/loaded-files.ts";
import type { FileCache } from "../load/files/read-files.ts";
import type { AppliedFileFix } from "../load/fix-files.ts";
import { fixFolder } from "../load/fix-folder.ts";
import type { CheckResult } from "../load/load.ts";
import { loadRules } from "../load/load-folder.ts";
import {
  countryFromSettings,
  withPublicationDiagnostics,
} from "../load/publication-checks/publication-diagnostics.ts";
import { hasSiteScripts, siteCodeFolder } from "../load/site-code/site-code-files.ts";
import type { SiteCheckResult } from "../load/validate-site.ts";
import type { HostingProvider } from "../model/forms/supported-deliveries.ts";
import { type Diagnostic, hasError } from "../yaml/diagnostic.ts";
import { ArgumentError, type CommandArguments } from "./arguments.ts";
import { nextCommands } from "./help.ts";
import { type LiveStatus, readLiveStatus } from "./publishing/live-status.ts";
import { exitCodes, printError, runCommand } from "./run-command.ts";
import { waitForStopSignal } from "./system/stop-signal.ts";
import { isCodeDisabled } from "./trust/decide-trust.ts";

/**
 * `npm run check`: checks all content and prints a report. `--fix` first applies safe fixes,
 * `--publish` adds the checks before publishing, `--watch` repeats the check after each save.
 *
 * @returns the exit code: 0 without errors, 1 for errors in the content, 2 for a wrong command or
 * an internal error
 */
export function runCheck(argv: readonly string[]): Promise<number> {
  return runCommand(argv, "check", async (options) => {
    if (!options.watch) return checkOnce(options);
    if (options.json) throw new ArgumentError(watchStrings.notWithJson);
    return checkOnSave(options);
  });
}

async function checkOnce(options: CommandArguments, known?: FileCache): Promise<number> {
  const { content, date } = options;
  const rules = await loadRules(content, { runs: !isCodeDisabled(options) });
  const repairs = options.fix ? await fixFolder(content, rules) : undefined;
  const loaded = await checkContentFolder(content, { date, known }, rules);
  const result = options.publish ? await addPublishChecks(options, rules, loaded) : loaded;
  // In watch mode, do not query the live site after each save.
  const live =
    options.publish && !options.watch
      ? await readLiveStatus(content, result.files, date)
      : undefined;
  printOutcome({ ...result, repairs, live }, options);
  if (isCodeDisabled(options) && hasSiteScripts(siteCodeFolder(content)))
    console.error(watchStrings.noSiteCode);
  return hasError(result.diagnostics) ? exitCodes.mistakes : exitCodes.ok;
}

/**
 * Adds the checks before publishing. If code of the site may run, also renders its own blocks on
 * all pages to find errors in them.
 */
async function addPublishChecks(
  options: CommandArguments,
  rules: CheckRules,
  checked: SiteCheckResult,
): Promise<CheckResult> {
  const { content, date } = options;
  const live = { date, host: detectBuildHost(process.env) };
  const result = withPublicationDiagnostics(createDiskFileStore(content), rules, checked, live);
  if (isCodeDisabled(options)) return result;
  const { findRenderErrors } = await import("../builder/pages/render-errors.ts");
  const found = await findRenderErrors(content, checked);
  return { ...result, diagnostics: [...result.diagnostics, ...found] };
}

/**
 * Detects the host on which this process runs by its environment variables: Netlify sets NETLIFY,
 * Cloudflare Pages sets CF_PAGES.
 */
function detectBuildHost(environment: NodeJS.ProcessEnv): HostingProvider | undefined {
  if (environment.NETLIFY === "true") return "netlify";
  return environment.CF_PAGES === "1" ? "cloudflare-pages" : undefined;
}

/**
 * Checks once, then again after each save, until a stop signal such as Ctrl+C. Returns exit code 0
 * whatever the checks report.
 */
async function checkOnSave(options: CommandArguments): Promise<number> {
  const end = waitForStopSignal(["SIGINT", "SIGTERM"]);
  const [files, known]: [FileStore, FileCache] = [createDiskFileStore(options.content), new Map()];
  const run = async (paths?: readonly string[]) => {
    if (paths && !forgetDeletedAndDetectChanges(paths, files, known)) return;
    if (isRewritable(process.stdout)) console.log(clearScreen);
    // VS Code's problem matcher clears its list at this line. It shows the new list after the
    // closing line below.
    console.log(`${watchStrings.checking({ time: timeOfDay() })}\n`);
    await checkOnce(options, known).catch((error) => printError(error, false));
    console.log(`\n${watchStrings.waiting({ time: timeOfDay() })}\n`);
  };
  let last = Promise.resolve();
  const stop = files.watch((paths) => {
    last = last.then(() => run(paths));
  });
  last = run();
  await end;
  stop();
  await last;
  return exitCodes.ok;
}

/**
 * Whether any of these files differs from what the last check read. Files that `--fix` itself has
 * written do not.
 */
function forgetDeletedAndDetectChanges(
  paths: readonly string[],
  files: FileStore,
  known: FileCache,
): boolean {
  const news = paths.filter((path) => {
    const [before, now] = [known.get(path)?.bytes, files.read(path)];
    // A file that is deleted and restored unchanged counts as changed.
    if (!now) known.delete(path);
    return !before || !now || now instanceof Promise || !equalBytes(before, now);
  });
  return news.length > 0;
}

function timeOfDay(): string {
  return new Date().toTimeString().slice(0, 8);
}

// Clears the screen and the scrollback, and moves to the first line.
const clearScreen = "\u001b[2J\u001b[3J\u001b[H";

/** The result of a check, with the fixes that were applied before it. */
interface CheckOutcome extends CheckResult {
  repairs?: readonly AppliedFileFix[];
  /** The state of the live site compared with this content. */
  live?: LiveStatus;
}

function printOutcome(
  { diagnostics, files, repairs, live }: CheckOutcome,
  options: CommandArguments,
): void {
  const { content, date, json, publish } = options;
  const color = usesColor(process.stdout);
  const country = countryFromSettings(files);
  const list =
    publish && files.length > 0
      ? createPublicationChecklist({ diagnostics, files, country })
      : undefined;
  if (json)
    console.log(
      formatJsonReport(diagnostics, files, { repairs, list: list && checklistToJson(list), live }),
    );
  else {
    if (repairs) console.log(`${formatRepairs(repairs, { color })}\n`);
    const next = nextCommands({ content, date, publish });
    const told = list ? diagnostics.filter((each) => !isPublicationOnly(each)) : diagnostics;
    console.log(formatReport(told, files, { color, ...next }));
    if (list) console.log(`\n${formatChecklist(list, files, { color, again: next.again })}`);
    if (live) console.log(`\n${live.says}`);
  }
  if (!process.env.CI || !process.env.GITHUB_ACTIONS || diagnostics.length === 0) return;
  // With --json, standard output must contain only the JSON object.
  (json ? console.error : console.log)(formatAnnotations(diagnostics, files));
}

/** Converts the checklist to JSON data: each item, with the locations of its diagnostics. */
function checklistToJson(points: readonly PublicationChecklistItem[]) {
  const open = points.filter(({ isDone, isNeeded }) => !isDone && isNeeded).length;
  const told = points.map(({ places, ...point }) => ({
    ...point,
    places: places.map(toJsonLocation),
  }));
  return { open, all: points.length, points: told };
}

function toJsonLocation({ code, file, path }: Diagnostic) {
  return { code, file: file.replace(/^\.\//, ""), path };
}
