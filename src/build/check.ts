import { commandWords } from "../content/command-messages.ts";
import { hasError } from "../content/diagnostic.ts";
import type { LoadResult } from "../content/load.ts";
import { reportAnnotations, reportJson, reportText } from "../content/report.ts";
import { ArgumentFault, readArguments } from "./arguments.ts";
import { loadChecked } from "./load-checked.ts";

/**
 * `npm run check`: checks all content and prints the report. Returns the exit code: 0 when
 * nothing is wrong, 1 for mistakes in the content, 2 for a fault of the command or of the tool.
 */
export async function runCheck(argv: readonly string[]): Promise<number> {
  try {
    const { content, date, json } = readArguments(argv, ["content", "date", "json"]);
    const result = await loadChecked(content, { date });
    print(result, json);
    return hasError(result.diagnostics) ? 1 : 0;
  } catch (error) {
    printFault(error, argv.includes("--json"));
    return 2;
  }
}

function print({ diagnostics, files }: LoadResult, json: boolean): void {
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR;
  console.log(json ? reportJson(diagnostics, files) : reportText(diagnostics, files, { color }));
  if (!process.env.CI || !process.env.GITHUB_ACTIONS || diagnostics.length === 0) return;
  // With --json, the object must stand alone on the standard output.
  (json ? console.error : console.log)(reportAnnotations(diagnostics, files));
}

function printFault(error: unknown, json: boolean): void {
  const reason = error instanceof Error ? error.message : String(error);
  const fault = error instanceof ArgumentFault ? reason : commandWords.fault({ reason });
  if (json) console.log(JSON.stringify({ ok: false, fault }, undefined, 2));
  console.error(fault);
}
