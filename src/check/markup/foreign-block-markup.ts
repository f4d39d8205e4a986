import type { ForeignMarkupKind } from "#lang/check/messages/markup/messages";
import type { Edit, Range } from "../../yaml/diagnostic.ts";
import type { Line } from "../../yaml/lines.ts";
import { createFinding, type FieldSourceText, type Finding, groupLineRuns } from "./findings.ts";

const codeFence = /^[ \t]*(`{3,}|~{3,})[^`]{0,100}$/;

/** Finds fenced code. The fences and the code between them are one finding. */
export function* findFencedCode(written: FieldSourceText): Generator<Finding> {
  if (!/`{3}|~{3}/.test(written.text)) return;
  let open: Line | undefined;
  for (const line of written.lines()) {
    if (!codeFence.test(line.text)) continue;
    if (open && fenceCharacter(line) !== fenceCharacter(open)) continue;
    if (open) yield fenceFinding(written, open, line);
    open = open ? undefined : line;
  }
  if (open) yield fenceFinding(written, open);
}

function fenceCharacter({ text }: Line): string {
  return text.trim().charAt(0);
}

function fenceFinding(written: FieldSourceText, open: Line, close?: Line): Finding {
  const claims = [{ start: open.start, end: (close ?? open).end }];
  const details = { kind: "fence", text: open.text.trim() } as const;
  return createFinding(written, "foreign-mark", details, {
    range: rangeWithoutIndentation(open),
    claims,
  });
}

/** Markup of other programs that consists of one or more whole lines. */
interface ForeignLineMarkupRule {
  kind: ForeignMarkupKind;
  pattern: RegExp;
  /** A quick test of the whole text. If it does not match, no line can match. */
  needs: RegExp;
  /** The minimum number of consecutive lines. Fewer lines may be a coincidence. */
  minimumLines?: number;
  replacement?: (text: string) => string;
}

const lineMarks: readonly ForeignLineMarkupRule[] = [
  {
    kind: "task",
    needs: /[-*+.)]\s+\[/,
    pattern: /^\s*(?:[-*+]|\d{1,2}[.)])\s+\[[ xX]?\](?:\s|$)/,
  },
  { kind: "task", needs: /\[[ xX]\]/, pattern: /^\s*\[[ xX]\][ \t]+\S/, minimumLines: 2 },
  {
    kind: "glued-item",
    needs: /^[ \t\u00a0]*(?:[-*]|\d{1,2}[.)])[^\s\d*-]/m,
    pattern: /^\s*(?:-(?=\p{L})|\d{1,2}[.)](?=\p{L})|\*(?=[^*\s][^*]*$))/u,
    minimumLines: 2,
    replacement: (text) => text.replace(/^\s*(?:[-*]|\d+[.)])/, "$& "),
  },
  {
    kind: "odd-rule",
    needs: /={3}|~{5}|[─═]{3}|\+{4}/,
    pattern: /^\s*(?:={3,}|~{5,}|[─═]{3,}|\+{4,})\s*$/,
    replacement: (text) => text.replace(/\S.*/, "---"),
  },
  { kind: "callout", needs: /\[!/, pattern: /^\s*>\s*\[![A-Za-z]{2,20}\][+-]?/ },
  {
    kind: "plus-list",
    needs: /\+[ \t]/,
    pattern: /^\s*\+[ \t]+\S/,
    minimumLines: 2,
    replacement: (text) => text.replace("+", "-"),
  },
  {
    kind: "plus-list",
    needs: /\+[ \t]/,
    pattern: /^\s*\+[ \t]+(?!(?:de|que|of|than)\b)\p{L}/u,
    replacement: (text) => text.replace("+", "-"),
  },
  {
    kind: "textile",
    needs: /h[1-6]\.[ \t]/,
    pattern: /^\s*h[1-6]\.[ \t]+\S/,
    replacement: (text) =>
      text.replace(/h([1-6])\./, (_, level) => (Number(level) > 2 ? "###" : "##")),
  },
  {
    kind: "deep-heading",
    needs: /#{4}/,
    pattern: /^\s{0,8}#{4,6}[ \t]+\S/,
    replacement: (text) => text.replace(/#+/, "###"),
  },
  {
    kind: "emoji-list",
    // The code units of emoji, and U+20E3, which turns a digit into a keycap.
    needs: /[\u203c-\u3299\ud83c-\ud83e]/,
    pattern: /^\s*(?:[\d#*]\ufe0f?\u20e3|(?![#*\d©®™])\p{Extended_Pictographic}\ufe0f?)[ \t]+\S/u,
    minimumLines: 2,
    replacement: (text) => text.replace(/\S/u, "- $&"),
  },
  {
    kind: "sign-list",
    needs: /[§»›\u2023\u2043\u2190-\u2bff\u2219]|^[ \t\u00a0]*[o·][ \u00a0]/m,
    pattern: /^\s*(?:[§»›▸▹►▶➔→⇒◆◇○●‣⁃∙][ \t\u00a0]+|[o·](?:[ \u00a0]{2,}|\u00a0))\S/,
    minimumLines: 2,
    replacement: (text) => text.replace(/[^\s][ \t\u00a0]+/, "- "),
  },
];

/**
 * Finds lines that begin a list, a heading or a box in other programs. A run of them is one
 * finding.
 */
export function* findForeignLineMarkup(written: FieldSourceText): Generator<Finding> {
  if (!written.isBlock) return;
  const lines = written.lines();
  for (const { kind, pattern, needs, minimumLines = 1, replacement } of lineMarks) {
    if (!needs.test(written.text)) continue;
    for (const { run } of groupLineRuns(lines, ({ text }) => pattern.test(text))) {
      if (run.length < minimumLines) continue;
      const claims = run.map((line) => rangeOfLineMatch(line, pattern));
      const edits =
        written.isBody && replacement
          ? run.map((line) => replacementEdit(line, replacement))
          : undefined;
      const text = run[0].text.trim().slice(0, 60);
      yield createFinding(
        written,
        "foreign-mark",
        { kind, text: kind.endsWith("-list") ? text.replace(/\s.*/s, "") : text },
        { range: rangeWithoutIndentation(run[0]), edits, claims },
      );
    }
  }
}

/**
 * Returns the part of a line that a pattern matches. The words after it may have findings of their
 * own.
 */
function rangeOfLineMatch(line: Line, pattern: RegExp): Range {
  const [found = ""] = pattern.exec(line.text) ?? [];
  const start = line.start + line.text.search(/\S/);
  return { start, end: Math.max(start + 1, line.start + found.length) };
}

function replacementEdit(line: Line, instead: (text: string) => string): Edit {
  const text = instead(line.text);
  return { start: line.start, end: line.end, text };
}

function rangeWithoutIndentation(line: Line): Range {
  return { start: line.start + Math.max(0, line.text.search(/\S/)), end: line.end };
}

/**
 * Finds markup that spans several lines: front matter, underlined headings, definitions and
 * indented code.
 */
export function* findMultiLineMarkup(written: FieldSourceText): Generator<Finding> {
  if (!written.isBody) return;
  const lines = written.lines();
  yield* findFrontMatter(written, lines);
  for (let at = 1; at < lines.length; at += 1) {
    const [above, line] = [lines[at - 1], lines[at]];
    if (!above || !line) continue;
    yield* findUnderlinedHeading(written, above, line);
    // A blank line may separate a term from its definition.
    const isApart = above.text.trim() === "";
    const term = (isApart ? lines[at - 2] : above) ?? above;
    yield* findDefinitionList(written, term, {
      line,
      isAlone: !/^\s*:/.test(lines[at + 1]?.text ?? ""),
    });
  }
  yield* findIndentedCode(written, lines);
}

function* findFrontMatter(written: FieldSourceText, lines: readonly Line[]): Generator<Finding> {
  const first = lines.findIndex(({ text }) => text.trim() !== "");
  const mark = lines[first]?.text.trim();
  if (mark !== "---" && mark !== "+++") return yield* findBareFrontMatter(written, lines, first);
  const last = lines.findIndex(({ text }, index) => index > first && text.trim() === mark);
  const inner = lines.slice(first + 1, last);
  if (last < 0 || inner.length === 0 || inner.length > 60) return;
  if (!inner.every(({ text }) => /^\s*(?:[\w-]{1,40}\s*[:=]|- |#|$)/.test(text))) return;
  const open = lines[first];
  const close = lines[last];
  if (!open || !close) return;
  const claims = [{ start: open.start, end: close.end }];
  yield createFinding(
    written,
    "foreign-mark",
    { kind: "front-matter", text: mark },
    { range: rangeWithoutIndentation(open), claims },
  );
}

const frontMatterField =
  /^\s*(?:layout|title|date|slug|permalink|tags|categories|category|author|draft|description|lastmod):/;

/** Finds front matter without the `---` lines around it. */
function* findBareFrontMatter(
  written: FieldSourceText,
  lines: readonly Line[],
  first: number,
): Generator<Finding> {
  const rest = lines.slice(first);
  const end = rest.findIndex(({ text }) => !frontMatterField.test(text));
  const fields = rest.slice(0, end < 0 ? undefined : end);
  const [open] = fields;
  if (!open || fields.length < 2) return;
  const claims = [{ start: open.start, end: fields.at(-1)?.end ?? open.end }];
  const details = { kind: "bare-front-matter", text: open.text.trim() } as const;
  yield createFinding(written, "foreign-mark", details, {
    range: rangeWithoutIndentation(open),
    claims,
  });
}

function* findUnderlinedHeading(
  written: FieldSourceText,
  above: Line,
  line: Line,
): Generator<Finding> {
  const title = above.text.trim();
  if (title === "" || /^(?:[-*>#|]|\d{1,2}[.)]\s)/.test(title)) return;
  const marks = line.text.trim();
  const isHeading =
    /^={3,}$/.test(marks) ||
    (/^-{4,}$/.test(marks) &&
      Math.abs(marks.length - title.length) < 2 &&
      !/[.!?:;,]$/.test(title));
  if (!isHeading) return;
  const start = above.start + above.text.search(/\S/);
  const edits = [{ start, end: line.end, text: `## ${title}` }];
  yield createFinding(
    written,
    "foreign-mark",
    { kind: "underline", text: marks.slice(0, 20) },
    { range: rangeWithoutIndentation(line), edits },
  );
}

function* findDefinitionList(
  written: FieldSourceText,
  above: Line,
  { line, isAlone }: { line: Line; isAlone: boolean },
): Generator<Finding> {
  const [, mark = ""] = /^(\s*:[ \t]{1,4})\S/.exec(line.text) ?? [];
  if (mark === "" || above.text.trim() === "" || above.text.trim().startsWith(":")) return;
  const end = line.start + mark.length;
  const edits = isAlone ? [{ start: above.end, end, text: ": " }] : undefined;
  const range = { start: line.start + line.text.search(/\S/), end: line.end };
  const claims = [{ start: range.start, end }];
  yield createFinding(
    written,
    "foreign-mark",
    { kind: "definition", text: line.text.trim() },
    { range, edits, claims },
  );
}

/** Finds indented lines of code after a blank line. The site would show them as one paragraph. */
function* findIndentedCode(written: FieldSourceText, lines: readonly Line[]): Generator<Finding> {
  // The first line may lack the indentation that all other lines have.
  const indent = lines
    .slice(1)
    .filter(({ text }) => text.trim() !== "")
    .reduce((least, { text }) => Math.min(least, text.search(/\S/)), 1000);
  const isDeep = ({ text }: Line) =>
    text.trim() !== "" &&
    text.search(/\S/) >= indent + 4 &&
    !/^\s*(?:[-*+•>|#]|\d{1,2}[.)])\s?/.test(text);
  let isList = false;
  let next = 0;
  for (const { at, run } of groupLineRuns(lines, isDeep)) {
    for (; next < at; next += 1) {
      const text = lines[next]?.text ?? "";
      if (/^\s*(?:[-*+•]|\d{1,2}[.)])\s/.test(text)) isList = true;
      else if (text.trim() !== "" && text.search(/\S/) === indent) isList = false;
    }
    const isApart = (lines[at - 1]?.text.trim() ?? "") === "";
    const isCode = run.some(({ text }) =>
      /[{};=<>$]|\(\)|^\s*(?:sudo|npm|git|cd|def|function|const|import)\b/.test(text),
    );
    if (isList || !isApart || !isCode) continue;
    const [first] = run;
    const last = run.at(-1) ?? first;
    const details = { kind: "indented-code", text: first.text.trim() } as const;
    yield createFinding(written, "foreign-mark", details, {
      range: rangeWithoutIndentation(first),
      claims: [{ start: first.start, end: last.end }],
    });
  }
}

const containerFence =
  /^\s{0,8}(?::{3,}[ \t]*(?:\{[^{}]{0,100}\}|[^{}\n]{0,60})|!{3}[ \t]+\w{2,30}.{0,100})$/;

/** Finds boxes (`:::`, `!!!`). A box and its closing line are one finding. */
export function* findContainerBlocks(written: FieldSourceText): Generator<Finding> {
  if (!/:::|!!!/.test(written.text)) return;
  const open: Range[][] = [];
  for (const line of written.lines()) {
    if (!containerFence.test(line.text)) continue;
    const text = line.text.trim();
    const claims = [rangeWithoutIndentation(line)];
    const first = /^:+$/.test(text) ? open.pop() : undefined;
    if (first) first.push(...claims);
    else {
      if (text.startsWith(":")) open.push(claims);
      const range = rangeWithoutIndentation(line);
      yield createFinding(written, "foreign-mark", { kind: "container", text }, { range, claims });
    }
  }
}

const formulaFence = /^\s*(?:\$\$|\\\[|\\\]|\\(?:begin|end)\{\w{1,20}\*?\})\s*$/;

/** Finds formulas that span several lines. */
export function* findFormulaBlocks(written: FieldSourceText): Generator<Finding> {
  if (!/\$\$|\\\[|\\begin/.test(written.text)) return;
  let open: Line | undefined;
  for (const line of written.lines()) {
    if (!formulaFence.test(line.text)) continue;
    if (open) {
      const claims = [{ start: open.start, end: line.end }];
      const details = { kind: "formula", text: open.text.trim() } as const;
      yield createFinding(written, "foreign-mark", details, {
        range: rangeWithoutIndentation(open),
        claims,
      });
    }
    open = open ? undefined : line;
  }
}
