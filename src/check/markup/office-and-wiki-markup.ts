import { collectCapturedNames, type FieldSourceText } from "./findings.ts";
import type { ForeignMarkupRule } from "./foreign-markup-rule.ts";

const removeMark = () => "";
const isNotBody = ({ isBody }: FieldSourceText) => !isBody;

// Match the names of comments and footnotes before their own text, such as "[JS1]:" or "[1] ".
const commentReference = /\[([A-Z]{1,4}\d{1,3})\]:/g;
const letteredComment = /^[ \t]*\[([a-z]{1,2})\]\p{L}/gmu;
const footnoteLine = /^[ \t]*\[(\d{1,3})\][ \t]/gm;

/** Matches a wiki table up to its end. */
export const wikiTable: ForeignMarkupRule = {
  kind: "wiki-table",
  pattern:
    /^[ \t]*\{\|[^\n]{0,200}(?:\n(?![ \t]*\|\})[^\n]{0,400}){0,60}\n[ \t]*\|\}|^[ \t]*\|\|[^\n]{0,300}\|\|[ \t]*$(?:\n[ \t]*\|[^\n]{0,300}){0,60}/gm,
};

/**
 * Leftovers of word processors, wikis, mail programs and newsletters. They are searched after the
 * marks in `find-foreign-markup.ts`.
 */
export const officeAndWikiMarks: readonly ForeignMarkupRule[] = [
  {
    kind: "office-error",
    prefilter: "Err",
    pattern:
      /(?:Erro[!:] (?:Fonte de referência não encontrada|Origem da referência não encontrada|Indicador não definido)|Error! (?:Reference source not found|Bookmark not defined))\.?/g,
  },
  {
    kind: "contents",
    prefilter: ".....",
    pattern: /^[^\n.]{1,100}\.{5,200}[ \t]*\d{1,4}[ \t]*$/gm,
    nameOf: () => "contents",
    isException: isNotBody,
  },
  {
    kind: "remark",
    prefilter: ["Comentado [", "Commented ["],
    pattern: /^[ \t]*(?:Comentado|Commented) \[[A-Z]{1,4}\d{1,3}\]:[^\n]{0,300}$/gm,
  },
  {
    kind: "remark",
    prefilter: /\[[A-Z]{1,4}\d/,
    pattern: /(?<=\S)\[[A-Z]{1,4}\d{1,3}\](?!\()/g,
    replacement: removeMark,
    isException: (written, words) =>
      !collectCapturedNames(written, commentReference).has(words.slice(1, -1)),
  },
  {
    kind: "remark",
    prefilter: /\[[a-z]{1,2}\]/,
    pattern: /(?<=^[ \t]{0,20}|\S)\[[a-z]{1,2}\](?![([])/gm,
    isException: (written, words) =>
      !collectCapturedNames(written, letteredComment).has(words.slice(1, -1)),
  },
  { kind: "signature", prefilter: "--", pattern: /^[ \t]*--[ \t]?$/gm, isException: isNotBody },
  {
    kind: "signature",
    prefilter: ["Enviado d", "Sent from my"],
    pattern: /^[ \t]*(?:Enviado do meu|Enviado de meu|Sent from my) [^\n]{1,40}$/gm,
    isException: isNotBody,
  },
  {
    kind: "template",
    prefilter: "{",
    pattern:
      /(?<![$\\{\w])\{(?:[a-z][\w-]{1,30}[:|,=][^{}\n]{0,200}|toc|color|info|note|tip|warning|panel|code|noformat)\}(?!\})/g,
    nameOf: (words) => /^\{([\w-]+)/.exec(words)?.[1],
    isException: isNotBody,
  },
  {
    kind: "formula",
    prefilter: "$",
    pattern: /(?<![\w$\\])\$(?=[A-Za-z\\])[\w ^\\{}+*/=,.()-]{1,40}(?<=\S)\$(?![\w$])/g,
  },
  {
    kind: "wiki-italic",
    prefilter: "''",
    pattern: /(?<!')''([^'\n]{1,200})''(?!')/g,
    replacement: (words) => `*${words}*`,
    isException: ({ text, isBlock }) => !isBlock && text.startsWith("'"),
  },
  {
    kind: "wiki-link",
    prefilter: "[http",
    pattern: /(?<![\]!])\[(https?:\/\/[^\s\]]{1,300}) ([^\]\n]{1,200})\](?!\()/g,
    replacement: (address, words) => `[${words}](${address})`,
  },
  {
    kind: "wiki-edit",
    prefilter: "[edit",
    pattern: / ?\[(?:editar|edit)(?: \| [^\]\n]{1,40})?\]/g,
    replacement: removeMark,
  },
  {
    kind: "picture",
    prefilter: /![\w./[-]/,
    pattern:
      /(?<![\w!])![\w./-]{1,80}\.(?:png|jpe?g|gif|webp)(?:\|[^!\n]{0,60})?!|!\[[^[\]\n]{0,200}\]\[[\w.-]{0,40}\]/gi,
  },
  { kind: "footnote", prefilter: "^[", pattern: /\^\[[^\]\n]{1,300}\]/g },
  {
    kind: "footnote",
    prefilter: /\[\d/,
    pattern: /(?<=[\p{L}.,;)”"])\[\d{1,3}\](?![([])/gu,
    // If the text also contains the footnote itself, its number is meaningful.
    isException: (written, words) =>
      !written.isBody || collectCapturedNames(written, footnoteLine).has(words.slice(1, -1)),
  },
  {
    kind: "escape",
    prefilter: "\\",
    pattern: /(?<!\\)\\\\(?=[ \t]*$)/gm,
    replacement: () => "\\",
    isException: isNotBody,
  },
  { kind: "abbreviation", prefilter: "*[", pattern: /^[ \t]*\*\[[^\]\n]{1,40}\]:[^\n]{0,200}$/gm },
  {
    kind: "styled",
    prefilter: "\ud835",
    pattern:
      /([\u{1D400}-\u{1D7FF}](?:[\u{1D400}-\u{1D7FF}\p{M} ]{0,200}[\u{1D400}-\u{1D7FF}\p{M}])?)/gu,
    replacement: (words = "") => words.normalize("NFKC"),
  },
  {
    kind: "loose-accent",
    prefilter: ["´", "¨", "˜", "ˆ", "¸"],
    pattern:
      /\p{L}{0,30}(?:[¨˜ˆ¸]{1,3}|´ı)[\p{L}´¨˜ˆ¸]{1,30}|(?<![\p{L}´])´[\p{L}]{1,30}(?![\p{L} ]{0,60}´)/gu,
  },
  {
    kind: "object",
    prefilter: ["\ufffc", "\u2800"],
    pattern: /[\ufffc\u2800]+/g,
    replacement: removeMark,
  },
];
