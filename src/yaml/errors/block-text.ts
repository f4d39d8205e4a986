import type { Diagnostic } from "../diagnostic.ts";
import { realignDiagnostic } from "./indent/indentation.ts";
import { isBlankOrComment, type LineShape } from "./line-shape.ts";
import { type RuleContext, ruleDiagnostic, type SyntaxErrorContext } from "./rule-context.ts";

/**
 * Explains a line of a block scalar ("|") that has too little indentation to belong to it, or a
 * first line that has too much.
 */
export function explainBlockTextIndentation(context: SyntaxErrorContext): Diagnostic[] {
  const top = blockHeaderAbove(context);
  const found = top && findUnderindentedBlockLines(context, top);
  if (!found) return [];
  const deep = diagnoseOverindentedFirstLine(context, top, found.outside);
  return deep ? [deep, found.diagnostic] : [found.diagnostic];
}

/**
 * Like `explainBlockTextIndentation`, but only if the first line outside the block cannot be
 * anything but text.
 */
export function explainUnambiguousBlockTextIndentation(context: SyntaxErrorContext): Diagnostic[] {
  const top = blockHeaderAbove(context);
  const [first] = (top && findUnderindentedBlockLines(context, top)?.outside) ?? [];
  return first && isTextLine(first) ? explainBlockTextIndentation(context) : [];
}

function blockHeaderAbove(context: SyntaxErrorContext): LineShape | undefined {
  return context.shapes.findLast(
    ({ value }, at) => at < context.index && /^[|>][-+\d]*(?:\s+#.*)?$/.test(value.text),
  );
}

/**
 * Whether a line is neither blank, nor a comment, nor an item, and does not begin with a possible
 * field name.
 */
export function isTextLine({ key, dashes, line }: LineShape): boolean {
  return (
    dashes.length === 0 && !isBlankOrComment(line) && !/^["']?[\w-]+["']?$/.test(key?.text ?? "")
  );
}

/**
 * Finds the lines that belong to a block scalar but have too little indentation. Also returns a
 * diagnostic that indents them. Returns `undefined` if there are no such lines.
 *
 * @param top the line with the header of the block
 */
export function findUnderindentedBlockLines(
  context: RuleContext,
  top: LineShape,
): { outside: readonly LineShape[]; diagnostic: Diagnostic } | undefined {
  const rest = context.shapes.slice(top.line.number);
  const words = firstNonBlankLine(context, top);
  const expected = words && words.indent > top.indent ? words.indent : top.column + 2;
  const outside = rest
    .slice(0, endOfBlock(context, rest, expected))
    .filter(({ line, indent }) => line.text.trim() !== "" && indent < expected);
  const [first] = outside;
  if (!first) return undefined;
  const edits = outside.map(({ line: { start }, indent }) => ({
    start,
    end: start,
    text: " ".repeat(expected - indent),
  }));
  const range = { start: first.line.start, end: first.line.end };
  const line = context.lineNumberAt(top.line.start);
  const details = { mark: top.value.text.charAt(0), line, expected };
  const hint = " ".repeat(expected) + first.line.text.trimStart();
  return {
    outside,
    diagnostic: ruleDiagnostic(context, "block-text", details, { range, edits, hint }),
  };
}

function firstNonBlankLine(context: RuleContext, top: LineShape): LineShape | undefined {
  return context.shapes.slice(top.line.number).find(({ line }) => line.text.trim() !== "");
}

// The first line sets the indentation of the block. If most lines have less, the first line is
// wrong.
function diagnoseOverindentedFirstLine(
  context: RuleContext,
  top: LineShape,
  outside: readonly LineShape[],
) {
  const words = firstNonBlankLine(context, top);
  const column = top.key ? top.column + 2 : top.column;
  if (!words || words.indent <= column) return undefined;
  const last = outside.at(-1)?.line.number ?? 0;
  const block = context.shapes
    .slice(words.line.number, last)
    .filter(({ line }) => !isBlankOrComment(line));
  const inside = block.filter(({ indent }) => indent >= words.indent);
  if (inside.length > outside.length) return undefined;
  const mark = top.key?.text ?? "-";
  return realignDiagnostic(
    context,
    words,
    { column, shape: top, mark, kind: "field", deeper: true },
    [words],
  );
}

// Returns the end of a block: a line with less indentation that is a known field, or an item with a
// field or a block scalar.
function endOfBlock(context: RuleContext, rest: readonly LineShape[], expected: number): number {
  const end = rest.findIndex(({ key, indent, dashes, value }) => {
    const isField = key !== undefined && (dashes.length > 0 || context.fields.has(key.text));
    const isBlock = dashes.length > 0 && /^[|>][-+\d]*$/.test(value.text);
    return (isField || isBlock) && indent < expected;
  });
  return end < 0 ? rest.length : end;
}

/** Explains a block scalar whose text begins on the line of its "|" and continues below. */
export function explainTextOnBlockHeader(context: SyntaxErrorContext): Diagnostic[] {
  const near = context.shapes.slice(Math.max(0, context.index - 1), context.index + 1);
  return near.flatMap(({ line, key, value }) => {
    const [opening, mark = ""] = /^([|>])[-+\d]*[ \t]+(?=\S)/.exec(value.text) ?? [];
    const next = context.shapes.slice(line.number).find((shape) => !isBlankOrComment(shape.line));
    const indent = next?.indent ?? 0;
    if (!opening || !key || indent <= key.start - line.start) return [];
    const start = value.start + opening.trimEnd().length;
    const end = value.start + opening.length;
    const edits = [{ start, end, text: `\n${" ".repeat(indent)}` }];
    const range = { start: value.start, end: value.start + 1 };
    return [ruleDiagnostic(context, "block-start", { mark }, { range, edits })];
  });
}

/** Explains a text of several lines below its field, without the "|" of a block scalar. */
export function explainMissingBlockIndicator(context: SyntaxErrorContext): Diagnostic[] {
  const top = fieldAboveText(context);
  return top?.value.text === "" ? blockIndicatorDiagnostic(context, top, " |") : [];
}

/** Explains a text of several lines without a "|" that begins on the line of its field. */
export function explainSameLineText(context: SyntaxErrorContext): Diagnostic[] {
  const top = fieldAboveText(context);
  const indent = context.shapes[context.index]?.indent ?? 0;
  if (!top || /^(?:["'[{|>].*|)$/.test(top.value.text)) return [];
  return blockIndicatorDiagnostic(context, top, ` |\n${" ".repeat(indent)}`);
}

function blockIndicatorDiagnostic(
  context: SyntaxErrorContext,
  top: LineShape,
  written: string,
): Diagnostic[] {
  if (!top.key) return [];
  const field = top.key.text;
  // Uses the header of the first field with this name in the file.
  const same = context.shapes.filter(
    ({ key, value }) => key?.text === field && /^[|>]/.test(value.text),
  );
  const sign = same[0]?.value.text.replace(/\s.*$/, "") ?? "|";
  const text = written.replace("|", sign);
  const colon = context.text.indexOf(":", top.key.end) + 1;
  const edits = [{ start: colon, end: top.value.text === "" ? colon : top.value.start, text }];
  const range = { start: top.key.start, end: colon };
  return [ruleDiagnostic(context, "missing-block-sign", { field, sign }, { range, edits })];
}

// Returns the nearest field above with less indentation, if only text separates it from the error.
function fieldAboveText(context: SyntaxErrorContext): LineShape | undefined {
  const indent = context.shapes[context.index]?.indent ?? 0;
  const index = context.shapes.findLastIndex(
    ({ key, column }, at) =>
      at < context.index && column < indent && /^[A-Za-z]\w*$/.test(key?.text ?? ""),
  );
  const lines = context.shapes
    .slice(index + 1, context.index + 1)
    .filter(({ line }) => !isBlankOrComment(line));
  const isText = lines.every(({ key }) => !key || !context.fields.has(key.text));
  return isText && !lines[0]?.dashes.length ? context.shapes[index] : undefined;
}
