/** The value of a cell: empty, a number, a text, a boolean, or an error. */
export type CellValue = undefined | number | string | boolean | FormulaError;

/** A failed calculation, with the error code of spreadsheet programs. */
export interface FormulaError {
  error: "#DIV/0!" | "#VALUE!" | "#N/A" | "#NUM!" | "#REF!";
}

/** An argument of a function: a single value, or the cells of a range, row by row. */
export type FunctionArgument = CellValue | readonly CellValue[];

export function isFormulaError(value: unknown): value is FormulaError {
  return typeof value === "object" && value !== null && "error" in value;
}

/** Converts a value to a number: an empty cell is 0, a boolean 0 or 1, a text is `#VALUE!`. */
export function toNumber(value: CellValue): number | FormulaError {
  if (typeof value === "number" || isFormulaError(value)) return value;
  if (typeof value === "string") return { error: "#VALUE!" };
  return value ? 1 : 0;
}

/**
 * The functions of formulas, as in spreadsheet programs (ECMA-376-1, 18.17.7). `IF` and `IFERROR`
 * are in `evaluate.ts`, because they do not evaluate all arguments.
 */
export const formulaFunctions: Readonly<
  Record<string, (...inputs: FunctionArgument[]) => CellValue>
> = {
  SUM: (...inputs) => reduceNumbers(inputs, (sum, each) => sum + each, 0),
  MIN: (...inputs) => reduceNumbers(inputs, (least, each) => Math.min(least, each)),
  MAX: (...inputs) => reduceNumbers(inputs, (most, each) => Math.max(most, each)),
  COUNT: (...inputs) => numbersIn(inputs).length,
  COUNTIF: (range, rule) => cellsOf(range).filter(parseCriterion(firstValue(rule))).length,
  AVERAGE: (...inputs) => {
    const { length } = numbersIn(inputs);
    const sum = reduceNumbers(inputs, (total, each) => total + each, 0);
    if (typeof sum !== "number") return sum;
    return length === 0 ? { error: "#DIV/0!" } : sum / length;
  },
  ABS: (value) => calculateWithNumbers([value], (x) => Math.abs(x)),
  ROUND: (value, digits) =>
    calculateWithNumbers([value, digits], (x, n) => round(x, n, Math.round)),
  ROUNDDOWN: (value, digits) =>
    calculateWithNumbers([value, digits], (x, n) => round(x, n, Math.floor)),
  AND: (...inputs) => reduceLogical(inputs, (values) => values.every((each) => each !== 0)),
  OR: (...inputs) => reduceLogical(inputs, (values) => values.some((each) => each !== 0)),
  NOT: (value) => calculateWithNumbers([value], (x) => x === 0),
  INDEX: (range, position) =>
    calculateWithNumbers(
      [position],
      (n) => cellsOf(range)[n - 1] ?? missingCellValue(cellsOf(range), n),
    ),
  MATCH: (wanted, range, kind) =>
    matchPosition(firstValue(wanted), cellsOf(range), firstValue(kind) !== 0),
};

/** All functions that formulas may use. */
export const functionNames: readonly string[] = [...Object.keys(formulaFunctions), "IF", "IFERROR"];

/** Function names in Brazilian spreadsheet programs, and their names in the file format. */
export const functionAliases: Readonly<Record<string, string>> = {
  SOMA: "SUM",
  MÍNIMO: "MIN",
  MÁXIMO: "MAX",
  "CONT.NÚM": "COUNT",
  "CONT.SE": "COUNTIF",
  MÉDIA: "AVERAGE",
  ARRED: "ROUND",
  "ARREDONDAR.PARA.BAIXO": "ROUNDDOWN",
  E: "AND",
  OU: "OR",
  NÃO: "NOT",
  ÍNDICE: "INDEX",
  CORRESP: "MATCH",
  SE: "IF",
  SEERRO: "IFERROR",
};

/** Reduces a range to its first cell, for a function that expects a single value. */
export function firstValue(input: FunctionArgument): CellValue {
  return isList(input) ? input[0] : input;
}

function cellsOf(input: FunctionArgument): readonly CellValue[] {
  return isList(input) ? input : [input];
}

function isList(input: FunctionArgument): input is readonly CellValue[] {
  return Array.isArray(input);
}

/**
 * Returns the value at a position without a value: 0 for an empty cell, `#REF!` outside the range.
 */
function missingCellValue(cells: readonly CellValue[], position: number): CellValue {
  return position >= 1 && position <= cells.length ? 0 : { error: "#REF!" };
}

// Returns the numbers and errors of the inputs. Ignores texts, booleans and empty cells of a range.
function numbersIn(inputs: readonly FunctionArgument[]): (number | FormulaError)[] {
  return inputs.flatMap((input) => {
    if (!isList(input)) return [toNumber(input)];
    return input.filter((value) => typeof value === "number" || isFormulaError(value));
  });
}

function reduceNumbers(
  inputs: readonly FunctionArgument[],
  join: (result: number, each: number) => number,
  start?: number,
): CellValue {
  const numbers = numbersIn(inputs);
  const failed = numbers.find(isFormulaError);
  if (failed) return failed;
  const plain = numbers.filter((each) => typeof each === "number");
  const [first = 0, ...rest] = start === undefined ? plain : [start, ...plain];
  return rest.reduce(join, first);
}

function calculateWithNumbers(
  inputs: readonly FunctionArgument[],
  calculate: (...numbers: [number, number]) => CellValue,
): CellValue {
  const [first = 0, second = 0] = inputs.map((input) => toNumber(firstValue(input)));
  if (isFormulaError(first)) return first;
  if (isFormulaError(second)) return second;
  return calculate(first, second);
}

function reduceLogical(
  inputs: readonly FunctionArgument[],
  combine: (values: number[]) => boolean,
): CellValue {
  const numbers = numbersIn(inputs);
  const failed = numbers.find(isFormulaError);
  return failed ?? combine(numbers.filter((each) => typeof each === "number"));
}

/**
 * Rounds the absolute value, so that halves round away from zero. Calculates with 15 significant
 * digits, as spreadsheet programs do.
 */
function round(value: number, digits: number, toWhole: (x: number) => number): number {
  const factor = 10 ** digits;
  const scaled = Number((Math.abs(value) * factor).toPrecision(15));
  return (Math.sign(value) * toWhole(scaled)) / factor;
}

/**
 * Returns the position of a value, counted from 1; `#N/A` if there is none. In an ascending list it
 * is the last value that is not greater, otherwise the first equal one.
 */
function matchPosition(wanted: CellValue, cells: readonly CellValue[], rising: boolean): CellValue {
  if (isFormulaError(wanted)) return wanted;
  const sought = foldCase(wanted ?? 0);
  const values = cells.map(foldCase);
  const index = rising
    ? values.findLastIndex((cell) => typeof cell === typeof sought && (cell ?? 0) <= sought)
    : values.indexOf(sought);
  return index < 0 ? { error: "#N/A" } : index + 1;
}

/**
 * Parses a criterion such as "<0" or ">=100"; a plain value matches equal ones. The criterion
 * matches only numbers, never texts or empty cells.
 */
function parseCriterion(rule: CellValue): (cell: CellValue) => boolean {
  const [, sign = "=", limit = ""] = /^(<=|>=|<>|<|>|=)(.*)$/.exec(String(rule)) ?? [];
  const bound = Number(limit || rule);
  const judge = criterionOperators[sign];
  return (cell) => typeof cell === "number" && Boolean(judge?.(cell, bound));
}

const criterionOperators: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "=": (a, b) => a === b,
  "<>": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

/** Lowercases a text, because spreadsheet programs compare texts case-insensitively. */
export function foldCase<Value extends CellValue>(value: Value): Value | string {
  return typeof value === "string" ? value.toLowerCase() : value;
}
