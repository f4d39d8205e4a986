import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Counts of a test run. */
interface TestCount {
  passed: number;
  failed: number;
  /** Titles of skipped tests, such as those that cannot run on this computer. */
  skipped: string[];
  /** Tests that passed only on a retry, with their first error. */
  passedOnRetry: string[];
}

const report = ".cache/tests.json";

/** Runs all checks and tests, prints the totals as the last line, and returns the exit code. */
export function runChecksAndTests(): number {
  const counts = [
    runStep("Format and lint", "@biomejs/biome", ["check", "--use-editorconfig=true"]),
    runStep("Types", "typescript", ["-b"], "tsc"),
    runStep("Files, exports and packages that nobody uses", "knip", ["--no-progress"]),
    runVitest(),
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const skipped = counts.flatMap((count) => count.skipped);
  for (const title of counts.flatMap((count) => count.passedOnRetry))
    console.log(`Passed at its second go only: ${title}`);
  for (const title of skipped) console.log(`Skipped: ${title}`);
  console.log(formatTotals(passed, failed, skipped.length));
  return failed === 0 ? 0 : 1;
}

/** Formats the last line of the output. Mentions skipped tests only if there are any. */
export function formatTotals(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

function runVitest(): TestCount {
  rmSync(report, { force: true });
  const output = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const run = runStep("Tests", "vitest", ["run", ...output]);
  return existsSync(report) ? countTests(readFileSync(report, "utf8"), run.failed) : run;
}

/**
 * Counts a report of the test runner. A failed run without a failed test (a file that does not
 * load, an unhandled error) counts as one failure.
 */
export function countTests(json: string, failedRuns: number): TestCount {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(json);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const isSkipped = ({ status }: { status: string }) => /^(?:skipped|pending|todo)$/.test(status);
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, failedRuns),
    skipped: tests.filter(isSkipped).map(({ fullName }) => fullName),
    passedOnRetry: tests.filter(({ status }) => status === "passed").flatMap(describeFirstError),
  };
}

/**
 * Returns the title and the first error of a test. The report has errors even if a retry passed.
 */
function describeFirstError({ fullName, failureMessages = [] }: VitestResult): string[] {
  return failureMessages.slice(0, 1).map((message) => `${fullName}: ${message.split("\n")[0]}`);
}

/** The parts of a report (in Jest's format) that this script reads. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: VitestResult[] }[];
}

interface VitestResult {
  status: string;
  fullName: string;
  failureMessages?: string[];
}

function runStep(title: string, name: string, args: string[], command?: string): TestCount {
  console.log(`\n${title}`);
  const run = spawnSync(process.execPath, [packageBinPath(name, command), ...args], {
    stdio: "inherit",
  });
  return run.status === 0
    ? { passed: 1, failed: 0, skipped: [], passedOnRetry: [] }
    : { passed: 0, failed: 1, skipped: [], passedOnRetry: [] };
}

/**
 * Returns the path of the script that a package's command runs. Running it needs no shell, so it
 * works on every system.
 */
function packageBinPath(name: string, command?: string): string {
  const manifest = join("node_modules", name, "package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  const path = typeof bin === "string" ? bin : (bin[command ?? ""] ?? Object.values(bin)[0]);
  return join(dirname(manifest), path);
}
