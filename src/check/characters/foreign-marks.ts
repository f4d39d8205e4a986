import type { Edit, Range } from "../../yaml/diagnostic.ts";
import { engineCollections } from "../site-index/engine-collections.ts";
import type { ForeignMark } from "./foreign-mark.ts";
import { raisedSigns } from "./html/raised-signs.ts";
import { officeMarks, wikiTable } from "./office-marks.ts";
import { type Finding, finding, matchesIn, namesIn, type Written } from "./written-text.ts";

const nothing = () => "";

/** The group of a fact between braces; that it lacks its sign is told where facts are known. */
const facts = new RegExp(
  `^\\{\\{(?:firm|claims|${Object.keys(engineCollections).join("|")})(?:\\.[\\w-]+)+\\}\\}$`,
);

const fillIn = /^(?:document|spreadsheet)\.json$/;

const closedLetter = /\[\/([bius])\]/gi;

// In order: what an earlier one tells of is left out of the later ones.
const inline: readonly ForeignMark[] = [
  { kind: "citation", needs: "【", pattern: /[ \t]?【[^】\n]{1,80}】/g, instead: nothing },
  {
    kind: "citation",
    needs: "\ue200",
    pattern: /[ \t]?\ue200[^\ue201\n]{1,200}\ue201/g,
    instead: nothing,
  },
  {
    kind: "citation",
    needs: "turn",
    pattern:
      /[ \t]?(?<![\p{L}\p{N}])(?:(?:file)?cite)?(?:turn\d{1,3}(?:search|news|view|fetch|file|image|academia)\d{1,3}){1,20}(?![\p{L}\p{N}])/gu,
    instead: nothing,
  },
  {
    kind: "citation",
    needs: ["[oaicite", "[cite"],
    pattern:
      /[ \t]?(?::contentReference)?\[oaicite:\d{1,4}\](?:\{index=\d{1,4}\})?|\[cite_start\]|[ \t]?\[cite: ?[\d, ]{1,60}\]/g,
    instead: nothing,
  },
  {
    kind: "template",
    needs: "{%",
    pattern: /(?<!\{)\{%[^{}\n]{1,300}%\}/g,
    nameOf: (words) => /^\{%-?\s*(?:end)?(\w+)/.exec(words)?.[1],
    isEnd: (words) => /^\{%-?\s*end/.test(words),
  },
  {
    kind: "template",
    needs: "{{",
    pattern: /\{\{[^{}\n]{1,300}\}\}/g,
    spares: (_, words) => facts.test(words),
    nameOf: (words) => /^\{\{[<%]\s*\/?\s*([\w/-]+)/.exec(words)?.[1],
    isEnd: (words) => /^\{\{[<%]\s*\//.test(words),
  },
  {
    kind: "template",
    needs: ["<%", "<?", "*|", "%%"],
    pattern: /<[%?](?!xml)[^<>\n]{1,300}[%?]>|\*\|[A-Z][\w:]{1,40}\|\*|%%[\w.]{2,40}%%/g,
  },
  {
    kind: "footnote",
    needs: "[^",
    pattern: /\[\^[^\]\s]{1,60}\]:?/g,
    nameOf: (words) => words.replace(/:$/, ""),
  },
  {
    kind: "shortcode",
    needs: "[",
    pattern:
      /\[(?:\/?(?:gallery|caption|embed|audio|video|playlist|contact-form(?:-7)?|vc_\w{1,30}|et_pb_\w{1,40}|wpforms|ninja_form|gravityform|su_\w{1,30}|toc|_toc_|b|i|u|s|quote|code|list|url|img|color|size|font|center)|\/[a-z][\w-]{1,40}|[a-z][\w-]{1,40}(?=\s+[\w-]{1,40}\s*=))(?:[\s=][^\]\n]{0,400})?\/?\](?!\()/gi,
    nameOf: (words) => /^\[\/?([\w-]+)/.exec(words)?.[1]?.toLowerCase(),
    isEnd: (words) => words.startsWith("[/"),
    // A letter between brackets is a mark only with its end.
    spares: (written, words) =>
      /^\[[bius]\]$/i.test(words) && !namesIn(written, closedLetter).has(words.charAt(1)),
  },
  {
    kind: "attribute",
    needs: ["{:", "{.", "{#"],
    pattern: /[ \t]?\{:[^{}\n]{1,200}\}|[ \t]?\{[.#][\p{L}_][^{}\n]{0,200}\}/gu,
    instead: nothing,
  },
  {
    kind: "attribute",
    needs: "){",
    pattern: /(?<=\))\{[\w-]{1,40}=[^{}\n]{1,200}\}/g,
    instead: nothing,
  },
  {
    kind: "wiki-link",
    needs: "[[",
    pattern: /(?<!\[)\[\[[^[\]\n]{1,200}\]\](?![\](])/g,
    spares: ({ subject }) => fillIn.test(subject.schemaId),
  },
  {
    kind: "reference-link",
    needs: "][",
    pattern: /(?<![\]!])\[[^[\]\n]{1,200}\]\[(?:[\w.-]{1,40})?\](?![[(])/g,
    spares: ({ subject }) => fillIn.test(subject.schemaId),
  },
  {
    kind: "reference-link",
    needs: "]:",
    pattern: /^[ \t]{0,20}\[[^[\]\n^]{1,60}\]:[ \t]+(?:https?:|\/|mailto:|<|#)\S{0,400}.{0,200}$/gm,
  },
  { kind: "formula", needs: "$$", pattern: /\$\$[^$\n]{1,300}\$\$/g },
  {
    kind: "formula",
    needs: "\\",
    pattern: /(?<!\\)\\\([^\n()]{1,200}\\\)|(?<!\\)\\\[[^\n[\]]{1,200}\\\]/g,
    // A backslash also keeps a parenthesis from being a mark.
    spares: (_, words) => !/^\\\([g-z]\\\)$|^...*[\\^_{}=+*/].*..$/i.test(words),
  },
  {
    kind: "formula",
    needs: ["\\", "^{", "_{"],
    pattern:
      /(?<![\w:\\])\\(?:frac|sqrt|text|times|cdot|sum|int|alpha|beta|pi|mathrm|begin|end|left|right|le|ge|approx)\b(?:\{[^{}\n]{0,100}\}){0,3}|(?<![\w:\\])\\[a-zA-Z]{2,20}\{[^{}\n]{0,100}\}|(?<=[\w)])[\^_]\{[^{}\n]{1,20}\}/g,
  },
  {
    kind: "formula",
    needs: "$",
    pattern: /(?<![\w$\\])\$(?=[^\s\d${])[^$\n]{0,80}[\\^_][^$\n]{0,80}(?<=\S)\$(?!\d)/g,
  },
  {
    kind: "wiki-bold",
    needs: "'''",
    pattern: /'''([^'\n]{1,300})'''/g,
    instead: (words) => `**${words}**`,
    spares: ({ text, isBlock }) => !isBlock && text.startsWith("'"),
  },
  {
    kind: "heading",
    needs: "==",
    pattern: /^([ \t]*)(={2,5})[ \t]+([^=\n]{1,200}?)[ \t]+={2,5}[ \t]*$/gm,
    instead: (space, signs = "", words) => `${space}${signs.length > 2 ? "###" : "##"} ${words}`,
  },
  {
    kind: "highlight",
    needs: "==",
    pattern: /(?<![=\w!<>])==(?=[^\s=])([^=\n]{0,200}[^\s=])==(?![=\w])/g,
    instead: (words) => `**${words}**`,
  },
  {
    kind: "lowered",
    needs: "~",
    pattern: /(?<=[\p{L}\d)])~(\d{1,4}|[a-z])~(?!~)/gu,
    instead: (words = "") => raisedSigns(words, "below"),
  },
  {
    kind: "raised",
    needs: "^",
    pattern: /(?<=[\p{L}\d)])\^([\p{L}\d+-]{1,8})\^/gu,
    instead: (words = "") => raisedSigns(words, "above"),
  },
  {
    kind: "emoji-name",
    needs: /:[a-z][a-z_]+:/,
    pattern: /(?<![\p{L}\p{N}_:/.]):[a-z][a-z_]{2,30}:(?![\p{L}\p{N}_:/])/gu,
  },
  {
    kind: "escape",
    needs: "\\",
    pattern: /(?<![\\\w:])\\([#\-_+!>~`|{}=&])|(?<=^[ \t]{0,20}\d{1,3})\\(\.)/gm,
    instead: (one = "", other = "") => one + other,
    spares: ({ text, isBlock }, words) => (!isBlock && text.startsWith('"')) || words.includes("|"),
  },
];

/** Tables of wikis: they come before all that looks into tables. */
export function wikiTables(written: Written): Iterable<Finding> {
  return /\{\||\|\|/.test(written.text) ? marksOf(written, wikiTable) : [];
}

const all = [...inline, ...officeMarks];

/** Marks of other programs within the lines of a text. */
export function* foreignMarks(written: Written): Generator<Finding> {
  for (const mark of all) if (mayHold(written.text, mark)) yield* marksOf(written, mark);
}

function mayHold(text: string, { needs }: ForeignMark): boolean {
  if (needs === undefined) return true;
  if (needs instanceof RegExp) return needs.test(text);
  return typeof needs === "string"
    ? text.includes(needs)
    : needs.some((sign) => text.includes(sign));
}

function* marksOf(written: Written, mark: ForeignMark): Generator<Finding> {
  const { kind, pattern, spares } = mark;
  let joined: ReturnType<typeof createJoins> | undefined;
  for (const { found, words, range } of matchesIn(written, pattern)) {
    if (spares?.(written, words)) continue;
    const part = partOf(words, range);
    const claims = [part.range];
    joined ??= createJoins(mark);
    if (joined(words, claims)) continue;
    const edits = editsOf(mark, found, range);
    const isSign = kind === "raised" || kind === "lowered";
    const details = { kind, text: part.text, instead: isSign ? edits?.[0]?.text : undefined };
    yield finding(written, "foreign-mark", details, { range: part.range, edits, claims });
  }
}

/** Tells whether a mark belongs to an earlier one, which then claims it, too. */
function createJoins({ nameOf, isEnd }: ForeignMark) {
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

/** The mark without the space before it, which goes with it. */
function partOf(words: string, range: { start: number; end: number }) {
  const text = words.trim();
  const start = range.start + words.length - words.trimStart().length;
  return { text, range: { start, end: start + text.length } };
}

function editsOf(
  { instead }: ForeignMark,
  found: RegExpExecArray,
  range: { start: number; end: number },
): Edit[] | undefined {
  const text = instead?.(...found.slice(1));
  return text === undefined ? undefined : [{ ...range, text }];
}
