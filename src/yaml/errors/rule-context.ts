import {
  createDiagnostic,
  type TextDiagnosticCode,
  type TextDiagnosticDetails,
} from "../create-diagnostic.ts";
import type { Diagnostic, Edit, Range } from "../diagnostic.ts";
import { correctedLines } from "../edits.ts";
import { type Line, lineAt, splitLines } from "../lines.ts";
import { isBlankOrComment, type LineShape, parseLineShape } from "./line-shape.ts";

/** A text with the repairs so far. */
export interface ParseSource {
  file: string;
  text: string;
  /** Returns the number, from 1, of the line in the original file for an offset in `text`. */
  lineNumberAt(offset: number): number;
}

/** A text and its lines: the input of the rules. */
export interface RuleContext extends ParseSource {
  lines: readonly Line[];
  shapes: readonly LineShape[];
  /** Field names that this file or almost every file uses. */
  fields: ReadonlySet<string>;
  /** The remaining budget, in characters, of the parses that prove repairs. */
  parseBudget: { left: number };
}

/** The location where parsing stopped: the input of the rules that explain it. */
export interface SyntaxErrorContext extends RuleContext {
  offset: number;
  /**
   * The index of the line where parsing stopped. If that line is blank or a comment, the index of
   * the last other line above it.
   */
  index: number;
}

/** A rule proposes explanations, the likeliest first. Each has the repair that would prove it. */
export type SyntaxErrorRule = (spot: SyntaxErrorContext) => Iterable<Diagnostic>;

// No Portuguese sentence begins with one of these words, so a line that does is a field.
const commonFields =
  "id type title description route lede label to text name image src alt value items entries blocks actions answer question price date author body layout remark features category excerpt summary";

/** The budget, in characters, of all parses that prove repairs of a text. */
const proofBudget = 500_000;

/**
 * Creates the context of a text for the rules. Splits the text into lines on demand, since most
 * texts have no mistakes.
 */
export function createRuleContext(source: ParseSource): RuleContext {
  const { file, text } = source;
  let lines: readonly Line[] | undefined;
  let shapes: readonly LineShape[] | undefined;
  let fields: ReadonlySet<string> | undefined;
  return {
    file,
    text,
    lineNumberAt: (offset) => source.lineNumberAt(offset),
    get lines() {
      lines ??= splitLines(text);
      return lines;
    },
    get shapes() {
      shapes ??= this.lines.map(parseLineShape);
      return shapes;
    },
    get fields() {
      fields ??= knownFieldNames(this.shapes);
      return fields;
    },
    parseBudget: { left: proofBudget },
  };
}

function knownFieldNames(shapes: readonly LineShape[]): ReadonlySet<string> {
  const fields = new Set(commonFields.split(" "));
  for (const { key } of shapes) if (key && /^[a-z]\w*$/.test(key.text)) fields.add(key.text);
  return fields;
}

/**
 * Creates the context of an offset. If its line is blank or a comment, `index` is that of the last
 * other line above it.
 */
export function createSyntaxErrorContext(context: RuleContext, offset: number): SyntaxErrorContext {
  const { lines } = context;
  const start = lineAt(lines, offset).number - 1;
  const said = lines.findLastIndex((line, index) => index <= start && !isBlankOrComment(line));
  return withPosition(context, { offset, index: Math.max(0, said) });
}

/**
 * Adds a position to a context. Inherits the getters of the context: a copy would evaluate them.
 */
function withPosition<Position extends object>(
  page: RuleContext,
  position: Position,
): RuleContext & Position {
  const heir: RuleContext = Object.create(page);
  return Object.assign(heir, position);
}

/** Returns the nearest line above an index that is neither blank nor a comment. */
export function significantLineAbove(context: RuleContext, index: number): LineShape | undefined {
  return findLineBefore(context, index, (shape) => !isBlankOrComment(shape.line));
}

/** Whether a line is part of a block scalar (| or >), where no character has a special meaning. */
export function isInBlockText(context: RuleContext, { line, indent }: LineShape): boolean {
  const isAbove = (above: LineShape) => !isBlankOrComment(above.line) && above.indent < indent;
  const top = findLineBefore(context, line.number - 1, isAbove);
  return top !== undefined && (/^[|>]/.test(top.value.text) || isInBlockText(context, top));
}

/**
 * Returns the last line before an index that passes a test. Scans upwards and stops at the first
 * match.
 */
function findLineBefore(context: RuleContext, index: number, test: (shape: LineShape) => boolean) {
  for (let at = index - 1; at >= 0; at -= 1) {
    const shape = context.shapes[at];
    if (shape && test(shape)) return shape;
  }
  return undefined;
}

/**
 * Returns the lines without a field, up to the line where parsing stopped. The mistake is in one of
 * them.
 */
export function linesSinceLastField(context: SyntaxErrorContext): LineShape[] {
  const said = context.shapes
    .slice(0, context.index)
    .filter((shape) => !isBlankOrComment(shape.line));
  const start = said.findLastIndex((shape) => shape.key || shape.dashes.length > 0);
  const opensItem = said[start]?.key === undefined && said[start]?.dashes.length;
  const lines = said.slice(opensItem ? start : start + 1);
  const here = context.shapes[context.index];
  return here ? [...lines, here] : lines;
}

/**
 * Creates a diagnostic with its fix. The hint is the repaired line, unless `place` has another
 * hint.
 */
export function ruleDiagnostic<Code extends TextDiagnosticCode>(
  page: RuleContext,
  code: Code,
  details: TextDiagnosticDetails<Code>,
  place: { range: Range; edits?: Edit[]; path?: string; hint?: string },
): Diagnostic {
  const { range, edits, path = "" } = place;
  const hint = place.hint ?? (edits && correctedLines(page.text, edits));
  const repair = edits && { fix: { edits } };
  return createDiagnostic(code, details, { file: page.file, path, range, hint, ...repair });
}
