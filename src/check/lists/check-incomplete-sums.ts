import type { Reference } from "../../model/formulas/reference.ts";
import { parseReference } from "../../model/formulas/reference.ts";
import type { Sheet, SheetRow, Spreadsheet } from "../../model/types.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** Matches a sum of adjacent rows, as written: "=SUM({sales..others})". */
const sumFormula = /^=SUM\((\{[^{}@!]+\})\)$/i;

/**
 * Warns about a sum that leaves out a row next to its range, if the row resembles those in the
 * range.
 */
export function checkIncompleteSums(source: CheckContext) {
  const { sheets } = source.file.parsed.value as Spreadsheet;
  sheets.forEach((sheet, at) => {
    sheet.rows.forEach((row, index) => {
      const [, written] = sumFormula.exec(typeof row.value === "string" ? row.value : "") ?? [];
      const reference = written ? parseReference(written) : undefined;
      if (reference?.rows)
        checkRowsBesideSum(source, {
          sheet,
          index,
          reference,
          path: `/sheets/${at}/rows/${index}/value`,
        });
    });
  });
}

interface SumToCheck {
  sheet: Sheet;
  /** Index of the row with the sum. */
  index: number;
  reference: Reference;
  path: string;
}

function checkRowsBesideSum(
  source: CheckContext,
  { sheet: { rows }, index, reference, path }: SumToCheck,
) {
  const indexOf = (id: string | undefined) =>
    rows.findIndex((row) => row.id !== undefined && row.id === id);
  const [top, bottom] = [indexOf(reference.rows?.from), indexOf(reference.rows?.to)];
  if (top < 0 || bottom <= top || bottom >= index) return;
  const isAlike = (row: SheetRow | undefined) =>
    row !== undefined && canBeSummand(row) && row.style === rows[bottom]?.style;
  const below = rows.slice(bottom + 1, index).filter(isAlike);
  const above: SheetRow[] = [];
  for (let at = top - 1; isAlike(rows[at]); at -= 1) above.unshift(rows[at] as SheetRow);
  // Rows above the range count only if nothing separates them from it, such as a heading.
  const missed = below[0] ?? above[0];
  if (!missed) return;
  const from = above[0]?.id ?? reference.rows?.from;
  const to = below.at(-1)?.id ?? reference.rows?.to;
  const hasNames = [...above.slice(0, 1), ...below.slice(-1)].every(({ id }) => id !== undefined);
  const suggestion = hasNames ? `{${from}..${to}}` : undefined;
  const details = {
    written: reference.written,
    label: String(missed.label ?? missed.id),
    suggestion,
  };
  source.reportPart("left-out-of-sum", path, details, {
    part: reference.written,
    meant: suggestion,
    severity: "warning",
  });
}

/** Whether a row contains figures or input and is not a heading, note or subtotal. */
function canBeSummand({ style, value }: SheetRow): boolean {
  const isFigure = style === undefined || style === "input";
  return isFigure && !(typeof value === "string" && /^=(?:SUM|\{[^}]*\} ?[-+])/i.test(value));
}
