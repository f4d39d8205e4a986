import type { Edit, Range } from "../../yaml/diagnostic.ts";
import { engineCollections } from "../collections/engine-collections.ts";
import {
  collectCapturedNames,
  createFinding,
  type FieldSourceText,
  type Finding,
  findPatternMatches,
} from "./findings.ts";
import type { ForeignMarkupRule } from "./foreign-markup-rule.ts";
import { toSuperOrSubscript } from "./html/super-and-subscripts.ts";
import { officeAndWikiMarks, wikiTable } from "./office-and-wiki-markup.ts";

const removeMark = () => "";

/** Matches a fact in double braces. The check of facts reports the missing `$`. */
const factToken = new RegExp(
  `^\\{\\{(?:firm|claims|${Object.keys(engineCollections).join("|")})(?:\\.[\\w-]+)+\\}\\}$`,
);

const fillInSchemas = /^(?:document|spreadsheet)\.json$/;

const closingTag = /\[\/([bius])\]/gi;

// The order matters: findings that overlap an earlier one are dropped.
const inlineMarks: readonly ForeignMarkupRule[] = [
  {
    kind: "citation",
    prefilter: "【",
    pattern: /[ \t]?【[^】\n]{1,80}】/g,
    replacement: removeMark,
  },
  {
    kind: "citation",
    prefilter: "\ue200",
    pattern: /[ \t]?\ue200[^\ue201\n]{1,200}\ue201/g,
    replacement: removeMark,
  },
  {
    kind: "citation",
    prefilter: "turn",
    pattern:
      /[ \t]?(?<![\p{L}\p{N}])(?:(?:file)?cite)?(?:turn\d{1,3}(?:search|news|view|fetch|file|image|academia)\d{1,3}){1,20}(?![\p{L}\p{N}])/gu,
    replacement: removeMark,
  },
  {
    kind: "citation",
    prefilter: ["[oaicite", "[cite"],
    pattern:
      /[ \t]?(?::contentReference)?\[oaicite:\d{1,4}\](?:\{index=\d{1,4}\})?|\[cite_start\]|[ \t]?\[cite: ?[\d, ]{1,60}\]/g,
    replacement: removeMark,
  },
  {
    kind: "template",
    prefilter: "{%",
    pattern: /(?<!\{)\{%[^{}\n]{1,300}%\}/g,
    nameOf: (words) => /^\{%-?\s*(?:end)?(\w+)/.exec(words)?.[1],
    isEnd: (words) => /^\{%-?\s*end/.test(words),
  },
  {
    kind: "template",
    prefilter: "{{",
    pattern: /\{\{[^{}\n]{1,300}\}\}/g,
    isException: (_, words) => factToken.test(words),
    nameOf: (words) => /^\{\{[<%]\s*\/?\s*([\w/-]+)/.exec(words)?.[1],
    isEnd: (words) => /^\{\{[<%]\s*\//.test(words),
  },
  {
    kind: "template",
    prefilter: ["<%", "<?", "*|", "%%"],
    pattern: /<[%?](?!xml)[^<>\n]{1,300}[%?]>|\*\|[A-Z][\w:]{1,40}\|\*|%%[\w.]{2,40}%%/g,
  },
  {
    kind: "footnote",
    prefilter: "[^",
    pattern: /\[\^[^\]\s]{1,60}\]:?/g,
    nameOf: (words) => words.replace(/:$/, ""),
  },
  {
    kind: "shortcode",
    prefilter: "[",
    pattern:
      /\[(?:\/?(?:gallery|caption|embed|audio|video|playlist|contact-form(?:-7)?|vc_\w{1,30}|et_pb_\w{1,40}|wpforms|ninja_form|gravityform|su_\w{1,30}|toc|_toc_|b|i|u|s|quote|code|list|url|img|color|size|font|center)|\/[a-z][\w-]{1,40}|[a-z][\w-]{1,40}(?=\s+[\w-]{1,40}\s*=))(?:[\s=][^\]\n]{0,400})?\/?\](?!\()/gi,
    nameOf: (words) => /^\[\/?([\w-]+)/.exec(words)?.[1]?.toLowerCase(),
    isEnd: (words) => words.startsWith("[/"),
    // A single letter in brackets counts only if the text has its closing mark.
    isException: (written, words) =>
      /^\[[bius]\]$/i.test(words) &&
      !collectCapturedNames(written, closingTag).has(words.charAt(1)),
  },
  {
    kind: "attribute",
    prefilter: ["{:", "{.", "{#"],
    pattern: /[ \t]?\{:[^{}\n]{1,200}\}|[ \t]?\{[.#][\p{L}_][^{}\n]{0,200}\}/gu,
    replacement: removeMark,
  },
  {
    kind: "attribute",
    prefilter: "){",
    pattern: /(?<=\))\{[\w-]{1,40}=[^{}\n]{1,200}\}/g,
    replacement: removeMark,
  },
  {
    kind: "wiki-link",
    prefilter: "[[",
    pattern: /(?<!\[)\[\[[^[\]\n]{1,200}\]\](?![\](])/g,
    isException: ({ subject }) => fillInSchemas.test(subject.schemaId),
  },
  {
    kind: "reference-link",
    prefilter: "][",
    pattern: /(?<![\]!])\[[^[\]\n]{1,200}\]\[(?:[\w.-]{1,40})?\](?![[(])/g,
    isException: ({ subject }) => fillInSchemas.test(subject.schemaId),
  },
  {
    kind: "reference-link",
    prefilter: "]:",
    pattern: /^[ \t]{0,20}\[[^[\]\n^]{1,60}\]:[ \t]+(?:https?:|\/|mailto:|<|#)\S{0,400}.{0,200}$/gm,
  },
  { kind: "formula", prefilter: "$$", pattern: /\$\$[^$\n]{1,300}\$\$/g },
  {
    kind: "formula",
    prefilter: "\\",
    pattern: /(?<!\\)\\\([^\n()]{1,200}\\\)|(?<!\\)\\\[[^\n[\]]{1,200}\\\]/g,
    // A backslash may also escape a parenthesis.
    isException: (_, words) => !/^\\\([g-z]\\\)$|^...*[\\^_{}=+*/].*..$/i.test(words),
  },
  {
    kind: "formula",
    prefilter: ["\\", "^{", "_{"],
    pattern:
      /(?<![\w:\\])\\(?:frac|sqrt|text|times|cdot|sum|int|alpha|beta|pi|mathrm|begin|end|left|right|le|ge|approx)\b(?:\{[^{}\n]{0,100}\}){0,3}|(?<![\w:\\])\\[a-zA-Z]{2,20}\{[^{}\n]{0,100}\}|(?<=[\w)])[\^_]\{[^{}\n]{1,20}\}/g,
  },
  {
    kind: "formula",
    prefilter: "$",
    pattern: /(?<![\w$\\])\$(?=[^\s\d${])[^$\n]{0,80}[\\^_][^$\n]{0,80}(?<=\S)\$(?!\d)/g,
  },
  {
    kind: "wiki-bold",
    prefilter: "'''",
    pattern: /'''([^'\n]{1,300})'''/g,
    replacement: (words) => `**${words}**`,
    isException: ({ text, isBlock }) => !isBlock && text.startsWith("'"),
  },
  {
    kind: "heading",
    prefilter: "==",
    pattern: /^([ \t]*)(={2,5})[ \t]+([^=\n]{1,200}?)[ \t]+={2,5}[ \t]*$/gm,
    replacement: (space, signs = "", words) =>
      `${space}${signs.length > 2 ? "###" : "##"} ${words}`,
  },
  {
    kind: "highlight",
    prefilter: "==",
    pattern: /(?<![=\w!<>])==(?=[^\s=])([^=\n]{0,200}[^\s=])==(?![=\w])/g,
    replacement: (words) => `**${words}**`,
  },
  {
    kind: "lowered",
    prefilter: "~",
    pattern: /(?<=[\p{L}\d)])~(\d{1,4}|[a-z])~(?!~)/gu,
    replacement: (words = "") => toSuperOrSubscript(words, "below"),
  },
  {
    kind: "raised",
    prefilter: "^",
    pattern: /(?<=[\p{L}\d)])\^([\p{L}\d+-]{1,8})\^/gu,
    replacement: (words = "") => toSuperOrSubscript(words, "above"),
  },
  {
    kind: "emoji-name",
    prefilter: /:[a-z][a-z_]+:/,
    pattern: /(?<![\p{L}\p{N}_:/.]):[a-z][a-z_]{2,30}:(?![\p{L}\p{N}_:/])/gu,
  },
  {
    kind: "escape",
    prefilter: "\\",
    pattern: /(?<![\\\w:])\\([#\-_+!>~`|{}=&])|(?<=^[ \t]{0,20}\d{1,3})\\(\.)/gm,
    replacement: (one = "", other = "") => one + other,
    isException: ({ text, isBlock }, words) =>
      (!isBlock && text.startsWith('"')) || words.includes("|"),
  },
];

/** Finds wiki tables. It runs before all other scanners for tables. */
export function findWikiTables(written: FieldSourceText): Iterable<Finding> {
  return /\{\||\|\|/.test(written.text) ? matchForeignMarkup(written, wikiTable) : [];
}

const allMarks = [...inlineMarks, ...officeAndWikiMarks];

/** Finds marks of other programs within the lines of a text. */
export function* findForeignMarkup(written: FieldSourceText): Generator<Finding> {
  for (const mark of allMarks)
    if (mayContain(written.text, mark)) yield* matchForeignMarkup(written, mark);
}

function mayContain(text: string, { prefilter }: ForeignMarkupRule): boolean {
  if (prefilter === undefined) return true;
  if (prefilter instanceof RegExp) return prefilter.test(text);
  return typeof prefilter === "string"
    ? text.includes(prefilter)
    : prefilter.some((sign) => text.includes(sign));
}

function* matchForeignMarkup(
  written: FieldSourceText,
  mark: ForeignMarkupRule,
): Generator<Finding> {
  const { kind, pattern, isException } = mark;
  let joined: ReturnType<typeof createMarkupMerger> | undefined;
  for (const { found, words, range } of findPatternMatches(written, pattern)) {
    if (isException?.(written, words)) continue;
    const part = trimTextRange(words, range);
    const claims = [part.range];
    joined ??= createMarkupMerger(mark);
    if (joined(words, claims)) continue;
    const edits = markupEdits(mark, found, range);
    const isSign = kind === "raised" || kind === "lowered";
    const details = { kind, text: part.text, instead: isSign ? edits?.[0]?.text : undefined };
    yield createFinding(written, "foreign-mark", details, { range: part.range, edits, claims });
  }
}

/**
 * Creates a function that adds the ranges of a mark to an earlier mark with the same name. The
 * function returns whether there was an earlier one.
 */
function createMarkupMerger({ nameOf, isEnd }: ForeignMarkupRule) {
  const open = new Map<string, Range[][]>();
  return (words: string, claims: Range[]): boolean => {
    const name = nameOf?.(words);
    if (name === undefined) return false;
    const others = open.get(name) ?? [];
    open.set(name, others);
    const first = isEnd?.(words) ? others.pop() : isEnd ? undefined : others.at(-1);
    if (first) first.push(...claims);
    else if (!isEnd?.(words)) others.push(claims);
    return first !== undefined;
  };
}

/** Trims the whitespace around a mark. Edits still remove that whitespace. */
function trimTextRange(words: string, range: { start: number; end: number }) {
  const text = words.trim();
  const start = range.start + words.length - words.trimStart().length;
  return { text, range: { start, end: start + text.length } };
}

function markupEdits(
  { replacement }: ForeignMarkupRule,
  found: RegExpExecArray,
  range: { start: number; end: number },
): Edit[] | undefined {
  const text = replacement?.(...found.slice(1));
  return text === undefined ? undefined : [{ ...range, text }];
}
