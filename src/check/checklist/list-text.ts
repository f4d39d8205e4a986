import { frameOf, visible } from "../../yaml/code-frame.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { named, paintFor } from "../report.ts";
import { locate, type ReportedFile, type Spot } from "../report-spots.ts";
import { reportWords } from "../words.pt-br.ts";
import { type ListGroup, listGroups } from "./list-points.ts";
import type { ListPoint } from "./publication-list.ts";
import { listWords } from "./words.pt-br.ts";

/** More places than these of one point are too many for a glance. */
const mostPlaces = 12;

interface ListOptions {
  color: boolean;
  /** The check as someone would type it again. */
  again: string;
}

/** The list for a terminal: each point done (✓) or open (☐), with what to do and where; and how many are left. */
export function listText(
  points: readonly ListPoint[],
  files: readonly ReportedFile[],
  { color, again }: ListOptions,
): string {
  const paint = paintFor(color);
  const groups = Object.keys(listGroups).map((group) => {
    const own = points.filter((point) => point.group === group);
    const title = paint.place(listWords.groups[group as ListGroup]);
    return [title, ...own.flatMap((point) => pointLines(point, files, paint))].join("\n");
  });
  const needed = points.filter(({ isDone, isNeeded }) => !isDone && isNeeded);
  const left = listWords.left({ open: needed.length, all: points.length });
  const isTold = needed.length === 0 || needed.some(({ id }) => id === "mistakes");
  const next = isTold ? [] : [reportWords.next({ errors: needed.length, again })];
  return [paint.place(listWords.title), ...groups, [paint.place(left), ...next].join("\n")].join(
    "\n\n",
  );
}

type Paint = ReturnType<typeof paintFor>;

function pointLines(point: ListPoint, files: readonly ReportedFile[], paint: Paint): string[] {
  const { isDone, isNeeded, title, says } = point;
  if (isDone) return [`  ${paint.hint("✓")} ${title}: ${says}`];
  const optional = isNeeded ? "" : listWords.optional;
  const mark = isNeeded ? paint.error("☐") : paint.note("☐");
  // Mistakes are told above, each with its lines.
  const spots = point.id === "mistakes" ? [] : locate(point.places, files);
  const shown = spots.slice(0, mostPlaces).map((spot) => `      ${placeLine(spot, paint)}`);
  const more = spots.length - shown.length;
  return [
    `  ${mark} ${title}${optional}: ${says}`,
    ...shown,
    ...(more > 0 ? [`      ${listWords.more(more)}`] : []),
  ];
}

function placeLine({ diagnostic, lines, start }: Spot, paint: Paint): string {
  const { file, context } = diagnostic;
  if (lines.length === 0 || isWhole(diagnostic)) return paint.place(named(file));
  const place = paint.place(`${named(file)}:${start.line}:${start.column}`);
  const inWords = context ? [paint.faint(`(${visible(context)})`)] : [];
  // What stands there says more than its place, where it is a sample itself.
  const written = diagnostic.code === "example-data" ? [writtenAt(lines, diagnostic)] : [];
  return [place, ...written, ...inWords].join("  ");
}

function writtenAt(lines: Spot["lines"], { range }: Diagnostic): string {
  const row = frameOf(lines, range).at(-1);
  return row?.marked ?? "";
}

/** A folder or a file without a place in it. */
function isWhole({ path, range }: Diagnostic): boolean {
  return path === "" && range.end === 0;
}
