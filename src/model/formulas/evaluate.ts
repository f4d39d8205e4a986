import type { Formula, Operator } from "./formula.ts";
import {
  type CellValue,
  type FormulaError,
  type FunctionInput,
  firstValue,
  foldCase,
  functions,
  isError,
  toNumber,
} from "./functions.ts";
import type { Reference } from "./reference.ts";

/** Returns the values of the cells of a reference, row by row. */
export type CellLookup = (reference: Reference) => readonly CellValue[];

/** Evaluates a formula. Never throws: a failed calculation is a `FormulaError` value. */
export function evaluate(formula: Formula, lookup: CellLookup): CellValue {
  const value = firstValue(evaluateInput(formula, lookup));
  return typeof value === "number" && !Number.isFinite(value) ? { error: "#NUM!" } : value;
}

function evaluateInput(formula: Formula, lookup: CellLookup): FunctionInput {
  switch (formula.kind) {
    case "value":
      return formula.value;
    case "reference": {
      const values = lookup(formula.reference);
      return values.length === 1 ? values[0] : values;
    }
    case "call":
      return evaluateCall(formula.name, formula.inputs, lookup);
    case "minus":
      return withNumber(evaluate(formula.input, lookup), (x) => -x);
    case "percent":
      return withNumber(evaluate(formula.input, lookup), (x) => x / 100);
    case "operation":
      return applyOperator(
        formula.sign,
        evaluate(formula.left, lookup),
        evaluate(formula.right, lookup),
      );
  }
}

function evaluateCall(name: string, inputs: readonly Formula[], lookup: CellLookup): CellValue {
  const [first, second, third] = inputs;
  const value = first && evaluate(first, lookup);
  if (name === "IFERROR") return isError(value) ? second && evaluate(second, lookup) : value;
  if (name === "IF") {
    if (isError(value)) return value;
    const chosen = value ? second : third;
    return chosen ? evaluate(chosen, lookup) : Boolean(value);
  }
  return functions[name]?.(...inputs.map((input) => evaluateInput(input, lookup)));
}

function withNumber(value: CellValue, calculate: (x: number) => CellValue): CellValue {
  const number = toNumber(value);
  return isError(number) ? number : calculate(number);
}

function applyOperator(sign: Operator, left: CellValue, right: CellValue): CellValue {
  if (isError(left)) return left;
  if (isError(right)) return right;
  if (sign === "&") return toText(left) + toText(right);
  if (sign in comparisons) return comparisons[sign as Comparison](compareValues(left, right));
  return withNumber(left, (a) => withNumber(right, (b) => applyArithmetic(sign, a, b)));
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

type Comparison = keyof typeof comparisons;
type PlainValue = Exclude<CellValue, FormulaError>;

/** An empty cell compares as "" with a text and as 0 with a number. Texts sort after numbers. */
function compareValues(left: PlainValue, right: PlainValue): number {
  const a = foldCase(left ?? (typeof right === "string" ? "" : 0));
  const b = foldCase(right ?? (typeof a === "string" ? "" : 0));
  if (typeof a === typeof b) return a < b ? -1 : Number(a > b);
  return typeof a === "string" ? 1 : -1;
}

function toText(value: PlainValue): string {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return String(value ?? "");
}
