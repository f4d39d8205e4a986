import type { Formula, Operator } from "./formula.ts";
import {
  type CellValue,
  type FormulaError,
  type FunctionArgument,
  firstValue,
  foldCase,
  formulaFunctions,
  isFormulaError,
  toNumber,
} from "./functions.ts";
import type { Reference } from "./reference.ts";

/** Returns the values of the cells of a reference, row by row. */
export type CellLookup = (reference: Reference) => readonly CellValue[];

/** Evaluates a formula. Never throws: a failed calculation is a `FormulaError` value. */
export function evaluate(formula: Formula, lookup: CellLookup): CellValue {
  const value = firstValue(evaluateArgument(formula, lookup));
  return typeof value === "number" && !Number.isFinite(value) ? { error: "#NUM!" } : value;
}

function evaluateArgument(formula: Formula, lookup: CellLookup): FunctionArgument {
  switch (formula.kind) {
    case "value":
      return formula.value;
    case "reference": {
      const values = lookup(formula.reference);
      return values.length === 1 ? values[0] : values;
    }
    case "call":
      return evaluateFunctionCall(formula.name, formula.inputs, lookup);
    case "minus":
      return calculateWithNumber(evaluate(formula.input, lookup), (x) => -x);
    case "percent":
      return calculateWithNumber(evaluate(formula.input, lookup), (x) => x / 100);
    case "operation":
      return applyOperator(
        formula.sign,
        evaluate(formula.left, lookup),
        evaluate(formula.right, lookup),
      );
  }
}

function evaluateFunctionCall(
  name: string,
  inputs: readonly Formula[],
  lookup: CellLookup,
): CellValue {
  const [first, second, third] = inputs;
  const value = first && evaluate(first, lookup);
  if (name === "IFERROR") return isFormulaError(value) ? second && evaluate(second, lookup) : value;
  if (name === "IF") {
    if (isFormulaError(value)) return value;
    const chosen = value ? second : third;
    return chosen ? evaluate(chosen, lookup) : Boolean(value);
  }
  return formulaFunctions[name]?.(...inputs.map((input) => evaluateArgument(input, lookup)));
}

function calculateWithNumber(value: CellValue, calculate: (x: number) => CellValue): CellValue {
  const number = toNumber(value);
  return isFormulaError(number) ? number : calculate(number);
}

function applyOperator(sign: Operator, left: CellValue, right: CellValue): CellValue {
  if (isFormulaError(left)) return left;
  if (isFormulaError(right)) return right;
  if (sign === "&") return toText(left) + toText(right);
  if (sign in comparisons)
    return comparisons[sign as ComparisonOperator](compareValues(left, right));
  return calculateWithNumber(left, (a) =>
    calculateWithNumber(right, (b) => applyArithmetic(sign, a, b)),
  );
}

function applyArithmetic(sign: Operator, a: number, b: number): number | FormulaError {
  if (sign === "+") return a + b;
  if (sign === "-") return a - b;
  if (sign === "*") return a * b;
  if (sign === "^") return a ** b;
  return b === 0 ? { error: "#DIV/0!" } : a / b;
}

const comparisons = {
  "=": (order: number) => order === 0,
  "<>": (order: number) => order !== 0,
  "<": (order: number) => order < 0,
  "<=": (order: number) => order <= 0,
  ">": (order: number) => order > 0,
  ">=": (order: number) => order >= 0,
};

type ComparisonOperator = keyof typeof comparisons;
type NonErrorValue = Exclude<CellValue, FormulaError>;

/**
 * Compares two values. An empty cell counts as "" if the other value is a text, and as 0 otherwise.
 * Texts sort after numbers.
 */
function compareValues(left: NonErrorValue, right: NonErrorValue): number {
  const a = foldCase(left ?? (typeof right === "string" ? "" : 0));
  const b = foldCase(right ?? (typeof a === "string" ? "" : 0));
  if (typeof a === typeof b) return a < b ? -1 : Number(a > b);
  return typeof a === "string" ? 1 : -1;
}

function toText(value: NonErrorValue): string {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return String(value ?? "");
}
