import { type DetailsOf, diagnose, type TextCode } from "../diagnose.ts";
import type { Diagnostic, Edit, Range } from "../diagnostic.ts";
import { linesToCopy } from "../edits.ts";
import { type Line, lineAt, splitLines } from "../lines.ts";
import { isBlankOrComment, type LineShape, parseLineShape } from "./line-shape.ts";

/** A text as it reads after the repairs so far. */
export interface ParseSource {
  file: string;
  text: string;
  /** The number, in the file as it is, of the line that holds this offset of the text. */
  lineNumberAt(offset: number): number;
}

/** A text, line by line, for the rules that explain it. */
export interface RuleContext extends ParseSource {
  lines: readonly Line[];
  shapes: readonly LineShape[];
  /** Names of fields that this page, or almost every page, uses. */
  fields: ReadonlySet<string>;
  /** How many characters may still be read anew, to prove repairs. */
  readings: { left: number };
}

/** The place where reading stopped, for the rules that say why. */
export interface SyntaxErrorContext extends RuleContext {
  offset: number;
  /** Index of the line at which reading stopped; it is never a silent one. */
  index: number;
}

/** A rule proposes explanations, likeliest first; each carries the repair that would prove it. */
export type SyntaxErrorRule = (spot: SyntaxErrorContext) => Iterable<Diagnostic>;

// No word of these begins a Portuguese sentence, so that a line which starts with one is a field.
const commonFields =
  "id type title description route lede label to text name image src alt value items entries blocks actions answer question price date author body layout remark features category excerpt summary";

/** All readings of a text that prove repairs, in characters. */
const proofBudget = 500_000;

/** Prepares a text for the rules. It is taken apart when a rule first asks: most texts are right. */
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
      fields ??= fieldsOf(this.shapes);
      return fields;
    },
    readings: { left: proofBudget },
  };
}

function fieldsOf(shapes: readonly LineShape[]): ReadonlySet<string> {
  const fields = new Set(commonFields.split(" "));
  for (const { key } of shapes) if (key && /^[a-z]\w*$/.test(key.text)) fields.add(key.text);
  return fields;
}

/** The spot of an offset; at the end of a file it is the last line that says something. */
export function syntaxErrorContextAt(page: RuleContext, offset: number): SyntaxErrorContext {
  const { lines } = page;
  const start = lineAt(lines, offset).number - 1;
  const said = lines.findLastIndex((line, index) => index <= start && !isBlankOrComment(line));
  return { ...page, offset, index: Math.max(0, said) };
}

/** The nearest line above that says something. */
export function lineAbove(page: RuleContext, index: number): LineShape | undefined {
  return findLineBefore(page, index, (shape) => !isBlankOrComment(shape.line));
}

/** Whether a line belongs to the text below a | or >, where no sign has a meaning. */
export function isInBlockText(page: RuleContext, { line, indent }: LineShape): boolean {
  const isAbove = (above: LineShape) => !isBlankOrComment(above.line) && above.indent < indent;
  const top = findLineBefore(page, line.number - 1, isAbove);
  return top !== undefined && (/^[|>]/.test(top.value.text) || isInBlockText(page, top));
}

/** The last line before an index that passes a test; only the lines in between are looked at. */
function findLineBefore(page: RuleContext, index: number, test: (shape: LineShape) => boolean) {
  for (let at = index - 1; at >= 0; at -= 1) {
    const shape = page.shapes[at];
    if (shape && test(shape)) return shape;
  }
  return undefined;
}

/** Lines without a field, up to the one where reading stopped: the fault is in one of them. */
export function linesWithoutField(spot: SyntaxErrorContext): LineShape[] {
  const said = spot.shapes.slice(0, spot.index).filter((shape) => !isBlankOrComment(shape.line));
  const start = said.findLastIndex((shape) => shape.key || shape.dashes.length > 0);
  const opensItem = said[start]?.key === undefined && said[start]?.dashes.length;
  const lines = said.slice(opensItem ? start : start + 1);
  const here = spot.shapes[spot.index];
  return here ? [...lines, here] : lines;
}

/** A diagnostic with its repair; the hint is the repaired line unless another one is given. */
export function ruleDiagnostic<Code extends TextCode>(
  page: RuleContext,
  code: Code,
  details: DetailsOf<Code>,
  place: { range: Range; edits?: Edit[]; path?: string; hint?: string },
): Diagnostic {
  const { range, edits, path = "" } = place;
  const hint = place.hint ?? (edits && linesToCopy(page.text, edits));
  const repair = edits && { fix: { edits } };
  return diagnose(code, details, { file: page.file, path, range, hint, ...repair });
}
