import type { ForeignMark } from "./foreign-mark.ts";
import { namesIn, type Written } from "./written-text.ts";

const nothing = () => "";
const onlyBody = ({ isBody }: Written) => !isBody;

// The names of remarks and notes, where their words stand.
const remarkName = /\[([A-Z]{1,4}\d{1,3})\]:/g;
const letteredRemark = /^[ \t]*\[([a-z]{1,2})\]\p{L}/gmu;
const numberedNote = /^[ \t]*\[(\d{1,3})\][ \t]/gm;

/** A table as wikis write it, up to its end. */
export const wikiTable: ForeignMark = {
  kind: "wiki-table",
  pattern:
    /^[ \t]*\{\|[^\n]{0,200}(?:\n(?![ \t]*\|\})[^\n]{0,400}){0,60}\n[ \t]*\|\}|^[ \t]*\|\|[^\n]{0,300}\|\|[ \t]*$(?:\n[ \t]*\|[^\n]{0,300}){0,60}/gm,
};

/** What word processors, wikis, mail programs and newsletters leave in a text, after what has signs of its own. */
export const officeMarks: readonly ForeignMark[] = [
  {
    kind: "office-error",
    needs: "Err",
    pattern:
      /(?:Erro[!:] (?:Fonte de referência não encontrada|Origem da referência não encontrada|Indicador não definido)|Error! (?:Reference source not found|Bookmark not defined))\.?/g,
  },
  {
    kind: "contents",
    needs: ".....",
    pattern: /^[^\n.]{1,100}\.{5,200}[ \t]*\d{1,4}[ \t]*$/gm,
    nameOf: () => "contents",
    spares: onlyBody,
  },
  {
    kind: "remark",
    needs: ["Comentado [", "Commented ["],
    pattern: /^[ \t]*(?:Comentado|Commented) \[[A-Z]{1,4}\d{1,3}\]:[^\n]{0,300}$/gm,
  },
  {
    kind: "remark",
    needs: /\[[A-Z]{1,4}\d/,
    pattern: /(?<=\S)\[[A-Z]{1,4}\d{1,3}\](?!\()/g,
    instead: nothing,
    spares: (written, words) => !namesIn(written, remarkName).has(words.slice(1, -1)),
  },
  {
    kind: "remark",
    needs: /\[[a-z]{1,2}\]/,
    pattern: /(?<=^[ \t]{0,20}|\S)\[[a-z]{1,2}\](?![([])/gm,
    spares: (written, words) => !namesIn(written, letteredRemark).has(words.slice(1, -1)),
  },
  { kind: "signature", needs: "--", pattern: /^[ \t]*--[ \t]?$/gm, spares: onlyBody },
  {
    kind: "signature",
    needs: ["Enviado d", "Sent from my"],
    pattern: /^[ \t]*(?:Enviado do meu|Enviado de meu|Sent from my) [^\n]{1,40}$/gm,
    spares: onlyBody,
  },
  {
    kind: "template",
    needs: "{",
    pattern:
      /(?<![$\\{\w])\{(?:[a-z][\w-]{1,30}[:|,=][^{}\n]{0,200}|toc|color|info|note|tip|warning|panel|code|noformat)\}(?!\})/g,
    nameOf: (words) => /^\{([\w-]+)/.exec(words)?.[1],
    spares: onlyBody,
  },
  {
    kind: "formula",
    needs: "$",
    pattern: /(?<![\w$\\])\$(?=[A-Za-z\\])[\w ^\\{}+*/=,.()-]{1,40}(?<=\S)\$(?![\w$])/g,
  },
  {
    kind: "wiki-italic",
    needs: "''",
    pattern: /(?<!')''([^'\n]{1,200})''(?!')/g,
    instead: (words) => `*${words}*`,
    spares: ({ text, isBlock }) => !isBlock && text.startsWith("'"),
  },
  {
    kind: "wiki-link",
    needs: "[http",
    pattern: /(?<![\]!])\[(https?:\/\/[^\s\]]{1,300}) ([^\]\n]{1,200})\](?!\()/g,
    instead: (address, words) => `[${words}](${address})`,
  },
  {
    kind: "wiki-edit",
    needs: "[edit",
    pattern: / ?\[(?:editar|edit)(?: \| [^\]\n]{1,40})?\]/g,
    instead: nothing,
  },
  {
    kind: "picture",
    needs: /![\w./[-]/,
    pattern:
      /(?<![\w!])![\w./-]{1,80}\.(?:png|jpe?g|gif|webp)(?:\|[^!\n]{0,60})?!|!\[[^[\]\n]{0,200}\]\[[\w.-]{0,40}\]/gi,
  },
  { kind: "footnote", needs: "^[", pattern: /\^\[[^\]\n]{1,300}\]/g },
  {
    kind: "footnote",
    needs: /\[\d/,
    pattern: /(?<=[\p{L}.,;)”"])\[\d{1,3}\](?![([])/gu,
    // Where the note itself stands below, in plain words, its number says something.
    spares: (written, words) =>
      !written.isBody || namesIn(written, numberedNote).has(words.slice(1, -1)),
  },
  {
    kind: "escape",
    needs: "\\",
    pattern: /(?<!\\)\\\\(?=[ \t]*$)/gm,
    instead: () => "\\",
    spares: onlyBody,
  },
  { kind: "abbreviation", needs: "*[", pattern: /^[ \t]*\*\[[^\]\n]{1,40}\]:[^\n]{0,200}$/gm },
  {
    kind: "styled",
    needs: "\ud835",
    pattern:
      /([\u{1D400}-\u{1D7FF}](?:[\u{1D400}-\u{1D7FF}\p{M} ]{0,200}[\u{1D400}-\u{1D7FF}\p{M}])?)/gu,
    instead: (words = "") => words.normalize("NFKC"),
  },
  {
    kind: "loose-accent",
    needs: ["´", "¨", "˜", "ˆ", "¸"],
    pattern:
      /\p{L}{0,30}(?:[¨˜ˆ¸]{1,3}|´ı)[\p{L}´¨˜ˆ¸]{1,30}|(?<![\p{L}´])´[\p{L}]{1,30}(?![\p{L} ]{0,60}´)/gu,
  },
  { kind: "object", needs: ["\ufffc", "\u2800"], pattern: /[\ufffc\u2800]+/g, instead: nothing },
];
