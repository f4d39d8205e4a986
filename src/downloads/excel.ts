import { cellAddress } from "../model/formulas/reference.ts";
import { createSheetGrids, type GridCell, type SheetGrid } from "../model/formulas/sheet-grid.ts";
import type { Spreadsheet } from "../model/types.ts";
import { escapeXml } from "../ui/format/escape-xml.ts";
import type { DownloadContext } from "./download-context.ts";
import { type CellRole, ExcelStyles } from "./excel-styles.ts";
import { buildOfficePackage, type OfficePackagePart, officeNames } from "./office-package.ts";
import { zipOfficePackage } from "./zip.ts";

const spreadsheetNamespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/**
 * Creates an Excel workbook (ECMA-376-1, SpreadsheetML). Formulas include their results, so that
 * viewers that cannot calculate show them too. The same content always gives the same bytes.
 */
export function makeExcel(spreadsheet: Spreadsheet, context: DownloadContext): Uint8Array {
  const { title, description, date } = spreadsheet;
  const { language, firm } = context.settings;
  const styles = new ExcelStyles(context.theme);
  const grid = createSheetGrids(spreadsheet);
  const sheets = grid.map(
    (sheet, index): OfficePackagePart => ({
      path: `xl/worksheets/sheet${index + 1}.xml`,
      type: contentTypeOf("worksheet"),
      kind: "worksheet",
      text: sheetXml(sheet, styles, index === 0),
    }),
  );
  const main = {
    path: "xl/workbook.xml",
    type: contentTypeOf("sheet.main"),
    text: workbookXml(grid),
  };
  const look = {
    path: "xl/styles.xml",
    type: contentTypeOf("styles"),
    text: styles.text(spreadsheetNamespace),
  };
  const properties = { title, description, author: firm.name, language, date };
  return zipOfficePackage(buildOfficePackage(properties, [main, ...sheets, look]));
}

function contentTypeOf(kind: string): string {
  return `${officeNames.mainTypes}.spreadsheetml.${kind}+xml`;
}

function workbookXml(grid: readonly SheetGrid[]): string {
  const sheets = grid.map(
    ({ sheet }, index) =>
      `<sheet name="${escapeXml(sheet.name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const titles = grid.flatMap(({ sheet, headerRow }, index) => {
    if (headerRow === undefined) return [];
    const row = `$${headerRow + 1}`;
    const area = `'${escapeXml(sheet.name)}'!$A:$A,'${escapeXml(sheet.name)}'!${row}:${row}`;
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${area}</definedName>`;
  });
  const defined = titles.length ? `<definedNames>${titles.join("")}</definedNames>` : "";
  // This attribute makes programs recalculate all formulas when they open the file.
  return `<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${officeNames.relations}"><bookViews><workbookView/></bookViews><sheets>${sheets.join("")}</sheets>${defined}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}

function sheetXml(grid: SheetGrid, styles: ExcelStyles, isFirst: boolean): string {
  const { sheet, cells, firstRow } = grid;
  const widths = sheet.columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = [
    ...headerRowsXml(grid, styles),
    ...cells.map((row, index) => rowXml(firstRow + index, row, styles)),
  ];
  return [
    `<worksheet xmlns="${spreadsheetNamespace}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0"${isFirst ? ' tabSelected="1"' : ""}>${frozenPanes(grid)}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="16"/>',
    `<cols>${widths.join("")}</cols>`,
    `<sheetData>${rows.join("")}</sheetData>`,
    mergedCells(grid),
    dataValidationXml(grid),
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${sheet.columns.length > 6 ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="0"/>`,
    "</worksheet>",
  ].join("");
}

/** Freezes the rows down to the column headers, and in wide sheets the first column. */
function frozenPanes({ firstRow, headerRow, sheet }: SheetGrid): string {
  if (headerRow === undefined) return "";
  const isWide = sheet.columns.length > 6;
  const side = isWide ? ' xSplit="1"' : "";
  const pane = isWide ? "bottomRight" : "bottomLeft";
  const corner = cellAddress(firstRow, isWide ? 1 : 0);
  return `<pane${side} ySplit="${firstRow}" topLeftCell="${corner}" activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${corner}" sqref="${corner}"/>`;
}

function headerRowsXml({ sheet, headerRow }: SheetGrid, styles: ExcelStyles): string[] {
  const lines: { text: string; role: CellRole; height: number }[] = [];
  if (sheet.title) lines.push({ text: sheet.title, role: "title", height: 34 });
  if (sheet.lede) lines.push({ text: sheet.lede, role: "lede", height: 32 });
  const above = lines.map(({ text, role, height }, row) =>
    rowElement(row, height, textCell(row, 0, text, styles.indexOf(role))),
  );
  if (headerRow === undefined) return above;
  const titles = sheet.columns.map(({ title = "" }, column) =>
    textCell(headerRow, column, title, styles.indexOf(column === 0 ? "header" : "headerFigure")),
  );
  return [...above, rowElement(headerRow, 22, titles.join(""))];
}

function rowElement(row: number, height: number | undefined, cells: string): string {
  const size = height === undefined ? "" : ` ht="${height}" customHeight="1"`;
  return `<row r="${row + 1}"${size}>${cells}</row>`;
}

function rowXml(
  index: number,
  cells: readonly (GridCell | undefined)[],
  styles: ExcelStyles,
): string {
  const style = cells.find(Boolean)?.row.style ?? "plain";
  const isFull = ["group", "total", "balance"].includes(style);
  const texts = cells.map((cell, column) => {
    const first = column === 0;
    if (cell) return cellXml(index, column, cell, styles);
    // In a row with borders, such as a total, empty cells need them too.
    return isFull ? emptyCell(index, column, styles.indexOf(style, { first })) : "";
  });
  return rowElement(
    index,
    style === "group" ? 26 : style === "note" ? 30 : undefined,
    texts.join(""),
  );
}

function cellXml(row: number, column: number, cell: GridCell, styles: ExcelStyles): string {
  const { value, formula, row: line, column: place } = cell;
  const first = column === 0;
  const format = line.format ?? place.format ?? "money";
  // A calculated cell is never an input, whatever the style of its row.
  const role = formula !== undefined && line.style === "input" ? "plain" : (line.style ?? "plain");
  const style = styles.indexOf(role, { first, format });
  if (value === undefined && formula === undefined) return emptyCell(row, column, style);
  if (formula === undefined && typeof value === "string")
    return textCell(row, column, value, style);
  const written = formula === undefined ? "" : `<f>${escapeXml(formula)}</f>`;
  const { type, text } = typedCellValue(value);
  return `<c r="${cellAddress(row, column)}" s="${style}"${type}>${written}<v>${escapeXml(text)}</v></c>`;
}

function typedCellValue(value: GridCell["value"]): { type: string; text: string } {
  if (typeof value === "string") return { type: ' t="str"', text: value };
  if (typeof value === "boolean") return { type: ' t="b"', text: value ? "1" : "0" };
  if (typeof value === "object") return { type: ' t="e"', text: value.error };
  return { type: "", text: String(value ?? 0) };
}

function textCell(row: number, column: number, text: string, style: number): string {
  const content = `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`;
  return `<c r="${cellAddress(row, column)}" s="${style}" t="inlineStr">${content}</c>`;
}

function emptyCell(row: number, column: number, style: number): string {
  return `<c r="${cellAddress(row, column)}" s="${style}"/>`;
}

/** Merges the cells of explanations across the columns, eight at most. */
function mergedCells({ sheet, cells, firstRow }: SheetGrid): string {
  const last = Math.min(sheet.columns.length, 8) - 1;
  const lede = sheet.lede ? [sheet.title ? 1 : 0] : [];
  const notes = cells.flatMap((row, index) =>
    row[0]?.row.style === "note" ? [firstRow + index] : [],
  );
  const areas = last > 0 ? [...lede, ...notes] : [];
  if (areas.length === 0) return "";
  const texts = areas.map(
    (row) => `<mergeCell ref="${cellAddress(row, 0)}:${cellAddress(row, last)}"/>`,
  );
  return `<mergeCells count="${areas.length}">${texts.join("")}</mergeCells>`;
}

/** Adds drop-down lists to the rows with a list of choices (data validation). */
function dataValidationXml({ cells, firstRow }: SheetGrid): string {
  const rules = cells.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      if (!cell?.row.choices || column === 0) return [];
      const list = escapeXml(`"${cell.row.choices.join(",")}"`);
      return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cellAddress(firstRow + index, column)}"><formula1>${list}</formula1></dataValidation>`;
    }),
  );
  if (rules.length === 0) return "";
  return `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
}
