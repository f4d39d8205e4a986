import { expect, test } from "vitest";
import type { SheetRow, Spreadsheet } from "../types.ts";
import { createSheetGrids } from "./sheet-grid.ts";

/** Returns a spreadsheet with one sheet, whose columns are name, a and b. */
function sheetOf(rows: SheetRow[]): Spreadsheet {
  const columns = [
    { id: "name", width: 20 },
    { id: "a", title: "A", width: 9 },
    { id: "b", title: "B", width: 9, value: "={@a}*2" },
  ];
  const sheets = [{ id: "one", name: "One", title: "Title", columns, rows }];
  return { id: "x", title: "X", date: "2026-01-01", sheets };
}

/** Returns the cells of the last row. */
function lastRow(rows: SheetRow[]) {
  return createSheetGrids(sheetOf(rows))[0]?.cells.at(-1);
}

test("converts row and column names to cell addresses below the title and the header", () => {
  const rows = [
    { id: "first", label: "First", value: 2 },
    { id: "second", value: 3 },
    { label: "Sum", value: "=SUM({first..second})+{first@a}" },
  ];
  const [, a, b] = lastRow(rows) ?? [];
  expect(a).toMatchObject({ formula: "SUM(B3:B4)+B3", value: 7 });
  expect(b).toMatchObject({ formula: "B5*2", value: 14 });
});

test("resolves references to another sheet, and quotes its name", () => {
  const { sheets, ...rest } = sheetOf([{ id: "x", value: 5 }]);
  const other = {
    id: "two",
    name: "D'Ávila",
    columns: [
      { id: "n", width: 9 },
      { id: "v", width: 9 },
    ],
    rows: [{ id: "y", value: "={one!x@a}" }],
  };
  const back = { ...sheets[0], rows: [{ id: "x", value: 5 }, { value: "={two!y@v}" }] };
  const grid = createSheetGrids({ ...rest, sheets: [{ ...sheets[0], ...back } as never, other] });
  expect(grid[1]?.cells[0]?.[1]).toMatchObject({ formula: "'One'!B3", value: 5 });
  expect(grid[0]?.cells[1]?.[1]).toMatchObject({ formula: "'D''Ávila'!B1", value: 5 });
});

test("creates no cells for an empty row, but cells to fill in for an input row", () => {
  expect(lastRow([{}])).toEqual([undefined, undefined, undefined]);
  const [name, a, b] = lastRow([{ style: "input", label: "Here" }]) ?? [];
  expect(name?.value).toBe("Here");
  expect(a).toMatchObject({ value: undefined, formula: undefined });
  expect(b).toMatchObject({ value: 0, formula: "B3*2" });
});

test.each([
  ["1+2*3", 7],
  ["(1+2)*3", 9],
  ["2^3^2", 64],
  ["-2^2", 4],
  ["10-4-3", 3],
  ["50%", 0.5],
  ['"a"&1', "a1"],
  ['"Sim"="SIM"', true],
  ["1<>2", true],
  ["ROUND(2.675,2)", 2.68],
  ["ROUND(-2.5,0)", -3],
  ["ROUNDDOWN(2.679,2)", 2.67],
  ["1/0", { error: "#DIV/0!" }],
  ["IFERROR(1/0,0)", 0],
  ["IF(1>2,1/0,5)", 5],
  ["IF(1>2,1)", false],
  ['1+"a"', { error: "#VALUE!" }],
  ["SUM({x..z})", 6],
  ["MIN({x..z})", 1],
  ["MAX({x..z};10)", 10],
  ["AVERAGE({x..z})", 2],
  ['COUNTIF({x..z},">=2")', 2],
  ["INDEX({x..z},2)", 2],
  ["INDEX({x..z},4)", { error: "#REF!" }],
  ["MATCH(2.5,{x..z},1)", 2],
  ["MATCH(0.5,{x..z},1)", { error: "#N/A" }],
  ["MATCH(3,{x..z},0)", 3],
  ["AND(1=1,2>1)", true],
  ["OR(1=2,NOT(1=1))", false],
])("=%s evaluates to %j", (formula, value) => {
  const rows = [
    { id: "x", value: 1 },
    { id: "y", value: 2 },
    { id: "z", value: 3 },
    { value: `=${formula}` },
  ];
  expect(lastRow(rows)?.[1]?.value).toEqual(value);
});

test("converts semicolons between arguments to commas, but not in a string", () => {
  const [, a] = lastRow([{ value: '=IF(1>2;"a;b{c}";2)' }]) ?? [];
  expect(a?.formula).toBe('IF(1>2,"a;b{c}",2)');
});
