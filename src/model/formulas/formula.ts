import { parseReference, type Reference } from "./reference.ts";

/** The syntax tree of a formula. */
export type Formula =
  | { kind: "value"; value: number | string | boolean }
  | { kind: "reference"; reference: Reference }
  | { kind: "call"; name: string; inputs: Formula[] }
  | { kind: "minus" | "percent"; input: Formula }
  | { kind: "operation"; sign: Operator; left: Formula; right: Formula };

export type Operator = "+" | "-" | "*" | "/" | "^" | "&" | "=" | "<>" | "<" | "<=" | ">" | ">=";

/** Why a formula cannot be parsed, and the wrong part of its source. */
export interface FormulaParseError {
  fault: "reference" | "syntax";
  part: string;
}

interface FormulaToken {
  kind: "number" | "text" | "reference" | "name" | "sign" | "end";
  text: string;
}

const tokenPatterns: readonly (readonly [FormulaToken["kind"], RegExp])[] = [
  ["number", /^\d+(?:\.\d+)?/],
  ["text", /^"(?:[^"]|"")*"/],
  ["reference", /^\{[^{}]*\}/],
  ["name", /^\p{L}[\p{L}\d.]*/u],
  ["sign", /^(?:<>|<=|>=|[-+*/^&=<>(),;%])/],
];

/** Binary operators by precedence, lowest first. The order is that of spreadsheet programs. */
const operatorPrecedence: readonly (readonly string[])[] = [
  ["=", "<>", "<", "<=", ">", ">="],
  ["&"],
  ["+", "-"],
  ["*", "/"],
  ["^"],
];

/** Parses a formula: "=", then numbers, "texts", references in braces, functions and operators. */
export function parseFormula(written: string): Formula | FormulaParseError {
  try {
    return new FormulaParser(tokenize(written.replace(/^=/, ""))).parse();
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return { fault: error.fault, part: error.part };
    throw error;
  }
}

/** Returns the names of the functions that a formula calls, in uppercase and in order. */
export function calledFunctions(formula: Formula): string[] {
  if (formula.kind === "call") return [formula.name, ...formula.inputs.flatMap(calledFunctions)];
  return operandsOf(formula).flatMap(calledFunctions);
}

/** Returns the references of a formula, in order. */
export function referencesOf(formula: Formula): Reference[] {
  if (formula.kind === "reference") return [formula.reference];
  return operandsOf(formula).flatMap(referencesOf);
}

function operandsOf(formula: Formula): Formula[] {
  if (formula.kind === "call") return formula.inputs;
  if (formula.kind === "operation") return [formula.left, formula.right];
  return "input" in formula ? [formula.input] : [];
}

class FormulaSyntaxError extends Error {
  readonly fault: FormulaParseError["fault"];
  readonly part: string;

  constructor(part: string, fault: FormulaParseError["fault"] = "syntax") {
    super(part);
    this.fault = fault;
    this.part = part;
  }
}

function tokenize(text: string): FormulaToken[] {
  const tokens: FormulaToken[] = [];
  for (let rest = text.trimStart(); rest !== ""; ) {
    const [kind, pattern] = tokenPatterns.find(([, each]) => each.test(rest)) ?? [];
    const found = pattern?.exec(rest)?.[0];
    if (!kind || !found) throw new FormulaSyntaxError(rest);
    tokens.push({ kind, text: found });
    rest = rest.slice(found.length).trimStart();
  }
  return [...tokens, { kind: "end", text: "" }];
}

/** A recursive-descent parser. */
class FormulaParser {
  private readonly tokens: readonly FormulaToken[];
  private at = 0;

  constructor(tokens: readonly FormulaToken[]) {
    this.tokens = tokens;
  }

  parse(): Formula {
    const formula = this.parseBinary(0);
    if (this.next.kind !== "end") throw new FormulaSyntaxError(this.next.text);
    return formula;
  }

  private get next(): FormulaToken {
    return this.tokens[this.at] ?? { kind: "end", text: "" };
  }

  private accept(...texts: string[]): string | undefined {
    const { kind, text } = this.next;
    if (kind !== "sign" || !texts.includes(text)) return undefined;
    this.at += 1;
    return text;
  }

  private parseBinary(depth: number): Formula {
    const signs = operatorPrecedence[depth];
    if (!signs) return this.parseUnary();
    let left = this.parseBinary(depth + 1);
    for (let sign = this.accept(...signs); sign; sign = this.accept(...signs)) {
      left = {
        kind: "operation",
        sign: sign as Operator,
        left,
        right: this.parseBinary(depth + 1),
      };
    }
    return left;
  }

  private parseUnary(): Formula {
    if (this.accept("-")) return { kind: "minus", input: this.parseUnary() };
    if (this.accept("+")) return this.parseUnary();
    const input = this.parsePrimary();
    return this.accept("%") ? { kind: "percent", input } : input;
  }

  private parsePrimary(): Formula {
    const { kind, text } = this.next;
    if (this.accept("(")) return this.expectClose(this.parseBinary(0));
    this.at += 1;
    if (kind === "number") return { kind: "value", value: Number(text) };
    if (kind === "text") return { kind: "value", value: text.slice(1, -1).replaceAll('""', '"') };
    if (kind === "reference") return parseReferenceFormula(text);
    if (kind === "name") return this.parseIdentifier(text);
    throw new FormulaSyntaxError(text);
  }

  private parseIdentifier(name: string): Formula {
    const upper = name.toUpperCase();
    if (this.accept("(")) return { kind: "call", name: upper, inputs: this.parseArguments() };
    if (upper === "TRUE" || upper === "FALSE") return { kind: "value", value: upper === "TRUE" };
    throw new FormulaSyntaxError(name);
  }

  private parseArguments(): Formula[] {
    if (this.accept(")")) return [];
    const inputs = [this.parseBinary(0)];
    while (this.accept(",", ";")) inputs.push(this.parseBinary(0));
    this.expectClose(undefined);
    return inputs;
  }

  private expectClose<T>(inner: T): T {
    if (!this.accept(")")) throw new FormulaSyntaxError(this.next.text);
    return inner;
  }
}

function parseReferenceFormula(text: string): Formula {
  const reference = parseReference(text);
  if (!reference) throw new FormulaSyntaxError(text, "reference");
  return { kind: "reference", reference };
}
