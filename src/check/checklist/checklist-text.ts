import { frameOf, replaceInvisible } from "../../yaml/code-frame.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import {
  type LocatedDiagnostic,
  locateDiagnostics,
  type ReportedFile,
} from "../locate-diagnostics.ts";
import { displayName, terminalStyles } from "../report.ts";
import { reportWords } from "../words.pt-br.ts";
import { type ChecklistGroup, checklistGroups } from "./checklist-items.ts";
import type { ListPoint } from "./publication-checklist.ts";
import { listWords } from "./words.pt-br.ts";

/** Maximum number of locations shown per item. */
const maximumPlaces = 12;

interface ChecklistTextOptions {
  color: boolean;
  /** The command line that repeats the check. */
  again: string;
}

/**
 * Formats the checklist for a terminal: each item done (✓) or open (☐), with what to do and where,
 * and the number of open items.
 */
export function checklistText(
  points: readonly ListPoint[],
  files: readonly ReportedFile[],
  { color, again }: ChecklistTextOptions,
): string {
  const paint = terminalStyles(color);
  const groups = Object.keys(checklistGroups).map((group) => {
    const own = points.filter((point) => point.group === group);
    const title = paint.place(listWords.groups[group as ChecklistGroup]);
    return [title, ...own.flatMap((point) => checklistItemLines(point, files, paint))].join("\n");
  });
  const needed = points.filter(({ isDone, isNeeded }) => !isDone && isNeeded);
  const left = listWords.left({ open: needed.length, all: points.length });
  const isTold = needed.length === 0 || needed.some(({ id }) => id === "mistakes");
  const next = isTold ? [] : [reportWords.next({ errors: needed.length, again })];
  return [paint.place(listWords.title), ...groups, [paint.place(left), ...next].join("\n")].join(
    "\n\n",
  );
}

type Paint = ReturnType<typeof terminalStyles>;

function checklistItemLines(
  point: ListPoint,
  files: readonly ReportedFile[],
  paint: Paint,
): string[] {
  const { isDone, isNeeded, title, says } = point;
  if (isDone) return [`  ${paint.hint("✓")} ${title}: ${says}`];
  const optional = isNeeded ? "" : listWords.optional;
  const mark = isNeeded ? paint.error("☐") : paint.note("☐");
  // Errors are listed above the checklist, with their lines.
  const spots = point.id === "mistakes" ? [] : locateDiagnostics(point.places, files);
  const shown = spots.slice(0, maximumPlaces).map((spot) => `      ${placeLine(spot, paint)}`);
  const more = spots.length - shown.length;
  return [
    `  ${mark} ${title}${optional}: ${says}`,
    ...shown,
    ...(more > 0 ? [`      ${listWords.more(more)}`] : []),
  ];
}

function placeLine({ diagnostic, lines, start }: LocatedDiagnostic, paint: Paint): string {
  const { file, context } = diagnostic;
  if (lines.length === 0 || isWholeFile(diagnostic)) return paint.place(displayName(file));
  const place = paint.place(`${displayName(file)}:${start.line}:${start.column}`);
  const inWords = context ? [paint.faint(`(${replaceInvisible(context)})`)] : [];
  // For sample data the text itself says more than its location.
  const written = diagnostic.code === "example-data" ? [sourceTextAt(lines, diagnostic)] : [];
  return [place, ...written, ...inWords].join("  ");
}

function sourceTextAt(lines: LocatedDiagnostic["lines"], { range }: Diagnostic): string {
  const row = frameOf(lines, range).at(-1);
  return row?.marked ?? "";
}

/** Whether a diagnostic is about a folder or a whole file. */
function isWholeFile({ path, range }: Diagnostic): boolean {
  return path === "" && range.end === 0;
}
