import { checklistStrings } from "#lang/check/checklist/strings";
import { reportStrings } from "#lang/check/diagnostics/strings";
import { createCodeFrame, replaceInvisible } from "../../yaml/code-frame.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import {
  type LocatedDiagnostic,
  locateDiagnostics,
  type ReportedFile,
} from "../diagnostics/locate-diagnostics.ts";
import { fileDisplayName, getTerminalStyles } from "../diagnostics/report.ts";
import { type ChecklistGroup, checklistGroups } from "./checklist-items.ts";
import type { PublicationChecklistItem } from "./publication-checklist.ts";

/** Maximum number of locations shown per item. */
const maximumLocationsPerItem = 12;

interface ChecklistFormatOptions {
  color: boolean;
  /** The command line that repeats the check. */
  again: string;
}

/**
 * Formats the checklist for a terminal. Shows each item as done (✓) or open (☐), with what to do
 * and where, and the number of open items.
 */
export function formatChecklist(
  points: readonly PublicationChecklistItem[],
  files: readonly ReportedFile[],
  { color, again }: ChecklistFormatOptions,
): string {
  const paint = getTerminalStyles(color);
  const groups = Object.keys(checklistGroups).map((group) => {
    const own = points.filter((point) => point.group === group);
    const title = paint.place(checklistStrings.groups[group as ChecklistGroup]);
    return [title, ...own.flatMap((point) => formatChecklistItem(point, files, paint))].join("\n");
  });
  const needed = points.filter(({ isDone, isNeeded }) => !isDone && isNeeded);
  const left = checklistStrings.left({ open: needed.length, all: points.length });
  const isTold = needed.length === 0 || needed.some(({ id }) => id === "mistakes");
  const next = isTold ? [] : [reportStrings.next({ errors: needed.length, again })];
  return [
    paint.place(checklistStrings.title),
    ...groups,
    [paint.place(left), ...next].join("\n"),
  ].join("\n\n");
}

type ChecklistTerminalStyles = ReturnType<typeof getTerminalStyles>;

function formatChecklistItem(
  point: PublicationChecklistItem,
  files: readonly ReportedFile[],
  paint: ChecklistTerminalStyles,
): string[] {
  const { isDone, isNeeded, title, says } = point;
  if (isDone) return [`  ${paint.hint("✓")} ${title}: ${says}`];
  const optional = isNeeded ? "" : checklistStrings.optional;
  const mark = isNeeded ? paint.error("☐") : paint.note("☐");
  // Errors are listed above the checklist, with their lines of the file, so they are not repeated.
  const spots = point.id === "mistakes" ? [] : locateDiagnostics(point.places, files);
  const shown = spots
    .slice(0, maximumLocationsPerItem)
    .map((spot) => `      ${formatLocationLine(spot, paint)}`);
  const more = spots.length - shown.length;
  return [
    `  ${mark} ${title}${optional}: ${says}`,
    ...shown,
    ...(more > 0 ? [`      ${checklistStrings.more(more)}`] : []),
  ];
}

function formatLocationLine(
  { diagnostic, lines, start }: LocatedDiagnostic,
  paint: ChecklistTerminalStyles,
): string {
  const { file, context } = diagnostic;
  if (lines.length === 0 || isWholeFile(diagnostic)) return paint.place(fileDisplayName(file));
  const place = paint.place(`${fileDisplayName(file)}:${start.line}:${start.column}`);
  const inWords = context ? [paint.faint(`(${replaceInvisible(context)})`)] : [];
  // Sample data is quoted after its location, because the quotation is more helpful.
  const written = diagnostic.code === "example-data" ? [sourceTextAt(lines, diagnostic)] : [];
  return [place, ...written, ...inWords].join("  ");
}

function sourceTextAt(lines: LocatedDiagnostic["lines"], { range }: Diagnostic): string {
  const row = createCodeFrame(lines, range).at(-1);
  return row?.marked ?? "";
}

/** Whether a diagnostic is about a folder or a whole file. */
function isWholeFile({ path, range }: Diagnostic): boolean {
  return path === "" && range.end === 0;
}
