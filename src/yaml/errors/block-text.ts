import type { Diagnostic } from "../diagnostic.ts";
import { realign } from "./indent/indentation.ts";
import { isBlankOrComment, type LineShape } from "./line-shape.ts";
import { type RuleContext, ruleDiagnostic, type SyntaxErrorContext } from "./rule-context.ts";

/**
 * A line of a block scalar ("|") with too little indentation to belong to it, or a first line with
 * too much.
 */
export function blockText(spot: SyntaxErrorContext): Diagnostic[] {
  const top = blockHeaderAbove(spot);
  const found = top && linesOutsideBlock(spot, top);
  if (!found) return [];
  const deep = diagnoseDeepFirstLine(spot, top, found.outside);
  return deep ? [deep, found.diagnostic] : [found.diagnostic];
}

/** Like `blockText`, but only if the first line outside the block can be nothing but text. */
export function clearBlockText(spot: SyntaxErrorContext): Diagnostic[] {
  const top = blockHeaderAbove(spot);
  const [first] = (top && linesOutsideBlock(spot, top)?.outside) ?? [];
  return first && isText(first) ? blockText(spot) : [];
}

function blockHeaderAbove(spot: SyntaxErrorContext): LineShape | undefined {
  return spot.shapes.findLast(
    ({ value }, at) => at < spot.index && /^[|>][-+\d]*(?:\s+#.*)?$/.test(value.text),
  );
}

/** True for a line that is not blank, is no item, and does not begin with a possible field name. */
export function isText({ key, dashes, line }: LineShape): boolean {
  return (
    dashes.length === 0 && !isBlankOrComment(line) && !/^["']?[\w-]+["']?$/.test(key?.text ?? "")
  );
}

/**
 * Finds the lines that belong to a block scalar but have too little indentation, and a diagnostic
 * that indents them. Returns `undefined` if there are none.
 *
 * @param top the line with the header of the block
 */
export function linesOutsideBlock(
  page: RuleContext,
  top: LineShape,
): { outside: readonly LineShape[]; diagnostic: Diagnostic } | undefined {
  const rest = page.shapes.slice(top.line.number);
  const words = firstTextLine(page, top);
  const expected = words && words.indent > top.indent ? words.indent : top.column + 2;
  const outside = rest
    .slice(0, endOfBlock(page, rest, expected))
    .filter(({ line, indent }) => line.text.trim() !== "" && indent < expected);
  const [first] = outside;
  if (!first) return undefined;
  const edits = outside.map(({ line: { start }, indent }) => ({
    start,
    end: start,
    text: " ".repeat(expected - indent),
  }));
  const range = { start: first.line.start, end: first.line.end };
  const line = page.lineNumberAt(top.line.start);
  const details = { mark: top.value.text.charAt(0), line, expected };
  const hint = " ".repeat(expected) + first.line.text.trimStart();
  return {
    outside,
    diagnostic: ruleDiagnostic(page, "block-text", details, { range, edits, hint }),
  };
}

function firstTextLine(page: RuleContext, top: LineShape): LineShape | undefined {
  return page.shapes.slice(top.line.number).find(({ line }) => line.text.trim() !== "");
}

// The first line sets the indentation of the block. If most lines have less, the first one is
// wrong.
function diagnoseDeepFirstLine(page: RuleContext, top: LineShape, outside: readonly LineShape[]) {
  const words = firstTextLine(page, top);
  const column = top.key ? top.column + 2 : top.column;
  if (!words || words.indent <= column) return undefined;
  const last = outside.at(-1)?.line.number ?? 0;
  const block = page.shapes
    .slice(words.line.number, last)
    .filter(({ line }) => !isBlankOrComment(line));
  const inside = block.filter(({ indent }) => indent >= words.indent);
  if (inside.length > outside.length) return undefined;
  const mark = top.key?.text ?? "-";
  return realign(page, words, { column, shape: top, mark, kind: "field", deeper: true }, [words]);
}

// A block ends at a line with less indentation that is a known field, or an item with a field or a
// block scalar.
function endOfBlock(page: RuleContext, rest: readonly LineShape[], expected: number): number {
  const end = rest.findIndex(({ key, indent, dashes, value }) => {
    const isField = key !== undefined && (dashes.length > 0 || page.fields.has(key.text));
    const isBlock = dashes.length > 0 && /^[|>][-+\d]*$/.test(value.text);
    return (isField || isBlock) && indent < expected;
  });
  return end < 0 ? rest.length : end;
}

/** A block scalar whose text begins on the line of its "|" and continues below. */
export function blockStart(spot: SyntaxErrorContext): Diagnostic[] {
  const near = spot.shapes.slice(Math.max(0, spot.index - 1), spot.index + 1);
  return near.flatMap(({ line, key, value }) => {
    const [opening, mark = ""] = /^([|>])[-+\d]*[ \t]+(?=\S)/.exec(value.text) ?? [];
    const next = spot.shapes.slice(line.number).find((shape) => !isBlankOrComment(shape.line));
    const indent = next?.indent ?? 0;
    if (!opening || !key || indent <= key.start - line.start) return [];
    const start = value.start + opening.trimEnd().length;
    const end = value.start + opening.length;
    const edits = [{ start, end, text: `\n${" ".repeat(indent)}` }];
    const range = { start: value.start, end: value.start + 1 };
    return [ruleDiagnostic(spot, "block-start", { mark }, { range, edits })];
  });
}

/** A text of several lines, below its field, that lacks the "|" of a block scalar. */
export function missingBlockSign(spot: SyntaxErrorContext): Diagnostic[] {
  const top = fieldAboveText(spot);
  return top?.value.text === "" ? blockSignDiagnostic(spot, top, " |") : [];
}

/** The same for a text that begins on the line of its field. */
export function missingBlockSignInside(spot: SyntaxErrorContext): Diagnostic[] {
  const top = fieldAboveText(spot);
  const indent = spot.shapes[spot.index]?.indent ?? 0;
  if (!top || /^(?:["'[{|>].*|)$/.test(top.value.text)) return [];
  return blockSignDiagnostic(spot, top, ` |\n${" ".repeat(indent)}`);
}

function blockSignDiagnostic(
  spot: SyntaxErrorContext,
  top: LineShape,
  written: string,
): Diagnostic[] {
  if (!top.key) return [];
  const field = top.key.text;
  // Uses the header of the first field with this name in the file.
  const same = spot.shapes.filter(
    ({ key, value }) => key?.text === field && /^[|>]/.test(value.text),
  );
  const sign = same[0]?.value.text.replace(/\s.*$/, "") ?? "|";
  const text = written.replace("|", sign);
  const colon = spot.text.indexOf(":", top.key.end) + 1;
  const edits = [{ start: colon, end: top.value.text === "" ? colon : top.value.start, text }];
  const range = { start: top.key.start, end: colon };
  return [ruleDiagnostic(spot, "missing-block-sign", { field, sign }, { range, edits })];
}

// The nearest field above with less indentation, if only text separates it from the spot.
function fieldAboveText(spot: SyntaxErrorContext): LineShape | undefined {
  const indent = spot.shapes[spot.index]?.indent ?? 0;
  const index = spot.shapes.findLastIndex(
    ({ key, column }, at) =>
      at < spot.index && column < indent && /^[A-Za-z]\w*$/.test(key?.text ?? ""),
  );
  const lines = spot.shapes
    .slice(index + 1, spot.index + 1)
    .filter(({ line }) => !isBlankOrComment(line));
  const isText = lines.every(({ key }) => !key || !spot.fields.has(key.text));
  return isText && !lines[0]?.dashes.length ? spot.shapes[index] : undefined;
}
