import { parseReference, type Reference } from "./reference.ts";

/** A formula once it is read. */
export type Formula =
  | { kind: "value"; value: number | string | boolean }
  | { kind: "reference"; reference: Reference }
  | { kind: "call"; name: string; inputs: Formula[] }
  | { kind: "minus" | "percent"; input: Formula }
  | { kind: "operation"; sign: Sign; left: Formula; right: Formula };

export type Sign = "+" | "-" | "*" | "/" | "^" | "&" | "=" | "<>" | "<" | "<=" | ">" | ">=";

/** Why a formula cannot be read, and the part of it that is at fault. */
export interface FormulaFault {
  fault: "reference" | "syntax";
  part: string;
}

interface Token {
  kind: "number" | "text" | "reference" | "name" | "sign" | "end";
  text: string;
}

const patterns: readonly (readonly [Token["kind"], RegExp])[] = [
  ["number", /^\d+(?:\.\d+)?/],
  ["text", /^"(?:[^"]|"")*"/],
  ["reference", /^\{[^{}]*\}/],
  ["name", /^\p{L}[\p{L}\d.]*/u],
  ["sign", /^(?:<>|<=|>=|[-+*/^&=<>(),;%])/],
];

/** How tightly signs bind, loosest first, as spreadsheet programs have it. */
const levels: readonly (readonly string[])[] = [
  ["=", "<>", "<", "<=", ">", ">="],
  ["&"],
  ["+", "-"],
  ["*", "/"],
  ["^"],
];

/** Reads a formula: `=`, then figures, "texts", references in braces, functions and signs. */
export function parseFormula(written: string): Formula | FormulaFault {
  try {
    return new Parser(tokensOf(written.replace(/^=/, ""))).parse();
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault, part: error.part };
    throw error;
  }
}

/** The names of the functions that a formula calls, in capitals, in order. */
export function functionsIn(formula: Formula): string[] {
  if (formula.kind === "call") return [formula.name, ...formula.inputs.flatMap(functionsIn)];
  return innerOf(formula).flatMap(functionsIn);
}

/** The references of a formula, in order. */
export function referencesIn(formula: Formula): Reference[] {
  if (formula.kind === "reference") return [formula.reference];
  return innerOf(formula).flatMap(referencesIn);
}

function innerOf(formula: Formula): Formula[] {
  if (formula.kind === "call") return formula.inputs;
  if (formula.kind === "operation") return [formula.left, formula.right];
  return "input" in formula ? [formula.input] : [];
}

class Unreadable extends Error {
  readonly fault: FormulaFault["fault"];
  readonly part: string;

  constructor(part: string, fault: FormulaFault["fault"] = "syntax") {
    super(part);
    this.fault = fault;
    this.part = part;
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let rest = text.trimStart(); rest !== ""; ) {
    const [kind, pattern] = patterns.find(([, each]) => each.test(rest)) ?? [];
    const found = pattern?.exec(rest)?.[0];
    if (!kind || !found) throw new Unreadable(rest);
    tokens.push({ kind, text: found });
    rest = rest.slice(found.length).trimStart();
  }
  return [...tokens, { kind: "end", text: "" }];
}

/** Reads from left to right, one method for each level of binding. */
class Parser {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  parse(): Formula {
    const formula = this.level(0);
    if (this.next.kind !== "end") throw new Unreadable(this.next.text);
    return formula;
  }

  private get next(): Token {
    return this.tokens[this.at] ?? { kind: "end", text: "" };
  }

  private take(...texts: string[]): string | undefined {
    const { kind, text } = this.next;
    if (kind !== "sign" || !texts.includes(text)) return undefined;
    this.at += 1;
    return text;
  }

  private level(depth: number): Formula {
    const signs = levels[depth];
    if (!signs) return this.signed();
    let left = this.level(depth + 1);
    for (let sign = this.take(...signs); sign; sign = this.take(...signs)) {
      left = { kind: "operation", sign: sign as Sign, left, right: this.level(depth + 1) };
    }
    return left;
  }

  private signed(): Formula {
    if (this.take("-")) return { kind: "minus", input: this.signed() };
    if (this.take("+")) return this.signed();
    const input = this.single();
    return this.take("%") ? { kind: "percent", input } : input;
  }

  private single(): Formula {
    const { kind, text } = this.next;
    if (this.take("(")) return this.closed(this.level(0));
    this.at += 1;
    if (kind === "number") return { kind: "value", value: Number(text) };
    if (kind === "text") return { kind: "value", value: text.slice(1, -1).replaceAll('""', '"') };
    if (kind === "reference") return toReference(text);
    if (kind === "name") return this.named(text);
    throw new Unreadable(text);
  }

  private named(name: string): Formula {
    const upper = name.toUpperCase();
    if (this.take("(")) return { kind: "call", name: upper, inputs: this.inputs() };
    if (upper === "TRUE" || upper === "FALSE") return { kind: "value", value: upper === "TRUE" };
    throw new Unreadable(name);
  }

  private inputs(): Formula[] {
    if (this.take(")")) return [];
    const inputs = [this.level(0)];
    while (this.take(",", ";")) inputs.push(this.level(0));
    this.closed(undefined);
    return inputs;
  }

  private closed<T>(inner: T): T {
    if (!this.take(")")) throw new Unreadable(this.next.text);
    return inner;
  }
}

function toReference(text: string): Formula {
  const reference = parseReference(text);
  if (!reference) throw new Unreadable(text, "reference");
  return { kind: "reference", reference };
}
