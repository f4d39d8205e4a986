import { type Facts, factTextOf, replaceFactTokens } from "../../model/facts.ts";
import { calledFunctions, parseFormula, referencesOf } from "../../model/formulas/formula.ts";
import { functionAliases, functionNames, isFormulaError } from "../../model/formulas/functions.ts";
import { cellAddress, type Reference } from "../../model/formulas/reference.ts";
import {
  Calculator,
  type CellCoordinates,
  cellContent,
  cellKey,
  isFormula,
  resolveReference,
  rowLayout,
} from "../../model/formulas/sheet-grid.ts";
import type { Sheet, SiteSettings, Spreadsheet } from "../../model/types.ts";
import { suggest } from "../../yaml/suggest.ts";
import type { CheckDiagnosticCode } from "../diagnostics/create-diagnostic.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** A formula, its path in the file, and the first cell that contains it. */
interface LocatedFormula {
  written: string;
  path: string;
  at: CellCoordinates;
}

/**
 * Checks that cells are in existing columns, and that every formula parses, references existing
 * cells and yields a result.
 */
export function checkSpreadsheets(source: CheckContext) {
  const { sheets: written } = source.file.parsed.value as Spreadsheet;
  // A file with errors may have lost an entry or a fact that formulas reference.
  const named = sheetCollections(source).map((name) => source.site.collection(name).file);
  if ([...named, source.site.settings].some((file) => file?.valid === false)) return;
  const sheets = written.map((sheet) => resolveSheet(source, sheet));
  for (const [index, sheet] of sheets.entries())
    checkCellColumns(source, sheet, `/sheets/${index}`);
  // If a table or fact is missing, errors in formulas may be mere consequences.
  if (source.found.some(({ code }) => missingReferenceCodes.has(code)) || needsSiteCode(source))
    return;
  const before = source.found.length;
  for (const formula of collectFormulas(sheets)) checkFormula(source, sheets, formula);
  if (source.found.length === before) checkFormulaResults(source, sheets);
}

const sheetSchema = "parts/sheet.json";

/** Returns the collections whose entries a sheet can reference. */
function sheetCollections({ site }: CheckContext): string[] {
  const fields = Object.values(site.draft.schemas[sheetSchema]?.properties ?? {});
  return fields.flatMap(({ collection }) => collection ?? []);
}

/**
 * Whether a resolver of the site code, which does not run here, would create rows that formulas may
 * reference.
 */
function needsSiteCode(source: CheckContext): boolean {
  return sheetCollections(source).length > 0 && !source.site.draft.resolvers[sheetSchema];
}

/** Returns a sheet with facts and entries filled in and its resolver applied. */
function resolveSheet({ site }: CheckContext, sheet: Sheet): Sheet {
  const { resolvers, sizeOf, today } = site.draft;
  const settings = (site.settings?.parsed.value ?? {}) as SiteSettings;
  const resolve = resolvers[sheetSchema] ?? ((part: unknown) => part);
  const filled = site.walker.map(sheetSchema, sheet, ({ value, schema }, inside) => {
    if (!schema.collection) return inside();
    return site.collection(schema.collection).entries.get(String(value));
  });
  const context = { settings, collections: {}, today, sizeOf };
  return resolve(replaceFacts(filled, site.facts), context) as Sheet;
}

const missingReferenceCodes: ReadonlySet<string> = new Set<CheckDiagnosticCode>([
  "missing-entry",
  "missing-token",
  "open-token",
]);

/** Reports cells of columns that do not exist. */
function checkCellColumns(source: CheckContext, sheet: Sheet, path: string) {
  const ids = sheet.columns.map(({ id }) => id);
  sheet.rows.forEach((row, index) => {
    for (const id of Object.keys(row.cells ?? {}).filter((each) => !ids.includes(each))) {
      const place = `${path}/rows/${index}/cells/${id}`;
      const suggestion = suggest(id, ids);
      const range = source.subject.keyRange(place);
      const edits = suggestion === undefined ? undefined : [{ ...range, text: suggestion }];
      source.report("missing-column", place, { id, suggestion }, { range, edits });
    }
  });
}

/** Returns each formula once, even if several cells share it. */
function collectFormulas(sheets: readonly Sheet[]): LocatedFormula[] {
  const found = new Map<string, LocatedFormula>();
  for (const { content, at } of iterateCells(sheets)) {
    const path = `/sheets/${at.sheet}${content.path}`;
    if (isFormula(content.written) && !found.has(path))
      found.set(path, { written: content.written, path, at });
  }
  return [...found.values()];
}

function* iterateCells(sheets: readonly Sheet[]) {
  for (const [sheet, { rows, columns }] of sheets.entries()) {
    for (const row of rows.keys()) {
      for (const column of columns.keys()) {
        const content = cellContent(sheets[sheet] as Sheet, row, column);
        if (content) yield { content, at: { sheet, row, column } };
      }
    }
  }
}

function checkFormula(source: CheckContext, sheets: readonly Sheet[], formula: LocatedFormula) {
  const { written, path, at } = formula;
  const read = parseFormula(written);
  if ("fault" in read) {
    const { fault, part } = read;
    if (fault === "syntax") source.reportPart("broken-formula", path, { part }, { part });
    else source.reportPart("unknown-reference", path, { reference: part }, { part });
    return;
  }
  for (const name of new Set(calledFunctions(read))) checkFunctionName(source, path, name);
  for (const reference of referencesOf(read)) {
    if (checkFormulaReference(source, sheets, path, { reference, at })) return;
  }
}

function checkFunctionName(source: CheckContext, path: string, name: string) {
  if (functionNames.includes(name)) return;
  const suggestion = functionAliases[name] ?? suggest(name, functionNames);
  const details = { name, options: functionNames.join(", "), suggestion };
  source.reportPart("unknown-function", path, details, { part: name, meant: suggestion });
}

/** Reports a reference to a missing sheet, row or column. Returns whether it reported one. */
function checkFormulaReference(
  source: CheckContext,
  sheets: readonly Sheet[],
  path: string,
  { reference, at }: { reference: Reference; at: CellCoordinates },
): boolean {
  const area = resolveReference(sheets, reference, at);
  if (!("missing" in area)) return false;
  const { missing: kind, id, among } = area;
  const { written } = reference;
  const suggestion = suggest(id, among);
  const meant = suggestion && written.replace(id, suggestion);
  const details = { reference: written, id, kind, suggestion };
  source.reportPart("missing-cell", path, details, { part: written, meant });
  return true;
}

/**
 * Reports formulas that fail with the initial values. Visitors see the results for those values
 * first.
 */
function checkFormulaResults(source: CheckContext, sheets: readonly Sheet[]) {
  const calculator = new Calculator(sheets);
  const told = new Set<string>();
  for (const { content, at } of iterateCells(sheets)) {
    const value = calculator.value(at);
    const path = `/sheets/${at.sheet}${content.path}`;
    if (!isFormulaError(value) || told.has(path)) continue;
    told.add(path);
    if (calculator.circular.size > 0) {
      if (calculator.circular.has(cellKey(at))) source.report("circular-formula", path, {});
      continue;
    }
    const cell = cellName(sheets, at);
    source.report("failing-formula", path, { error: value.error, cell });
    return;
  }
}

/** Returns the name of a cell as in spreadsheet programs: "Resumo B4". */
function cellName(sheets: readonly Sheet[], { sheet, row, column }: CellCoordinates): string {
  const target = sheets[sheet];
  const above = target ? rowLayout(target).firstRow : 0;
  return `${target?.name} ${cellAddress(above + row, column)}`;
}

/** Returns a copy of a value with its fact tokens replaced. */
function replaceFacts<T>(value: T, facts: Facts): T {
  if (typeof value === "string") {
    return replaceFactTokens(value, (name) => factTextOf(facts.get(name))) as T;
  }
  if (Array.isArray(value)) return value.map((item) => replaceFacts(item, facts)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, replaceFacts(item, facts)]);
  return Object.fromEntries(entries);
}
