import { findFactTokens } from "../../model/facts.ts";
import { parseOutline } from "../../model/markup/extract-body-parts.ts";
import { inlineLinks } from "../../model/markup/inline.ts";
import { isPictureSchema } from "../../model/schema/is-picture-schema.ts";
import type { DiagnosticCode } from "./diagnostic-codes.ts";
import {
  type PlantedMistake,
  plantMistake,
  positionMark,
  type Replacement,
} from "./planted-mistakes.ts";
import type { RandomSource } from "./random.ts";
import type { ContentNode, ShippedFile } from "./shipped-site.ts";

/** A word of the shipped content with exactly one correct spelling. */
interface MisspellableWord {
  kind: string;
  codes: readonly DiagnosticCode[];
  file: ShippedFile;
  /** Offset in the file. */
  start: number;
  text: string;
  /** Offset of the expected diagnostic; `start` by default. */
  shownAt?: number;
  /** The expected suggestion; the word itself by default. */
  suggestion?: string;
}

/** Returns one-letter mistakes in random words, up to `perKind` of each kind. */
export function spellingMistakes(
  files: readonly ShippedFile[],
  chance: RandomSource,
  perKind: number,
): PlantedMistake[] {
  const words = files.flatMap(({ nodes }) => nodes.flatMap(collectMisspellableWords));
  const known = new Set(words.map(({ text }) => text));
  const kinds = [...new Set(words.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const own = pickDistinctWords(
      words.filter((word) => word.kind === kind),
      chance,
    );
    return chance.sample(own, perKind).map((word) => plantMisspelling(word, known, chance));
  });
}

// Picks one random occurrence of each word per kind of file; of the key `type`, one per file. More
// would test the same.
function pickDistinctWords(
  words: readonly MisspellableWord[],
  chance: RandomSource,
): MisspellableWord[] {
  const groups = new Map<string, MisspellableWord[]>();
  for (const word of words) {
    const home = word.kind === "the word type" ? word.file.path : word.file.schemaId;
    const name = `${home} ${word.text}`;
    groups.set(name, [...(groups.get(name) ?? []), word]);
  }
  return [...groups.values()].map((group) => chance.pick(group));
}

function plantMisspelling(
  word: MisspellableWord,
  known: ReadonlySet<string>,
  chance: RandomSource,
): PlantedMistake {
  const { kind, codes, file, start, text, shownAt = start, suggestion = text } = word;
  const slip = misspell(text, known, chance);
  const before = file.text.slice(shownAt, start);
  const change: Replacement = {
    start: shownAt,
    end: start + text.length,
    text: positionMark + before + slip,
  };
  return plantMistake({ kind: `slip: ${kind}`, codes, suggestion }, file.path, file.text, change);
}

function misspell(word: string, known: ReadonlySet<string>, chance: RandomSource): string {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const slip = chance.pick(typoGenerators)(word, chance.below(word.length), chance);
    if (slip !== word && /^\w/.test(slip) && !known.has(slip)) return slip;
  }
  throw new Error(`no slip in "${word}" is left`);
}

const typoGenerators: readonly ((word: string, at: number, chance: RandomSource) => string)[] = [
  (word, at) => (word.length > 2 ? word.slice(0, at) + word.slice(at + 1) : word),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at, chance) =>
    word.slice(0, at) + chance.pick([..."abcdefghijlmnopqrstuvxz"]) + word.slice(at + 1),
];

function collectMisspellableWords(node: ContentNode): MisspellableWord[] {
  return [
    ...collectFieldNameWords(node),
    ...collectValueWords(node),
    ...collectLinkWords(node),
    ...collectTokenWords(node),
  ];
}

function collectFieldNameWords({ file, path, parent }: ContentNode): MisspellableWord[] {
  const text = path.slice(path.lastIndexOf("/") + 1);
  const { start, end } = file.parsed.rangeAt(path, "key");
  if (file.text.slice(start, end) !== text || !parent.properties?.[text]) return [];
  // `type` has its own kind, because without it the check does not know the block's fields.
  const kind = text === "type" ? "the word type" : "field";
  return [{ kind, codes: ["unknown-field"], file, start, text }];
}

function collectValueWords(node: ContentNode): MisspellableWord[] {
  const { value, schema, parent, path } = node;
  if (typeof value !== "string" || value === "") return [];
  const own = (kind: string, code: DiagnosticCode): MisspellableWord[] =>
    locateWord(node, kind, [code], value);
  if (schema.const !== undefined && /^\/blocks\/\d+\/type$/.test(path))
    return own("block type", "unknown-block");
  if (schema.enum) return own("option", "not-an-option");
  if (schema.reference || (schema.collection && value !== "all"))
    return own("entry", "missing-entry");
  if (schema.collection) return own("all", "not-an-option");
  if (parent.collection) return own("entry", "missing-entry");
  if (isPictureSchema(parent) && path.endsWith("/src")) return own("image", "missing-file");
  return [];
}

function locateWord(
  { file, path }: ContentNode,
  kind: string,
  codes: DiagnosticCode[],
  text: string,
): MisspellableWord[] {
  const { start, end } = file.parsed.rangeAt(path);
  const at = file.text.slice(start, end).indexOf(text);
  return at < 0 ? [] : [{ kind, codes, file, start: start + at, text, shownAt: start }];
}

function collectLinkWords({ file, path, value, schema }: ContentNode): MisspellableWord[] {
  if (typeof value !== "string") return [];
  const links = schema.link
    ? [value]
    : schema.markup === "body"
      ? parseOutline(value).links
      : schema.markup
        ? inlineLinks(value)
        : [];
  const { start, end } = file.parsed.rangeAt(path);
  return links.flatMap((to) => {
    const at = file.text.slice(start, end).indexOf(to);
    const shownAt = start + at;
    return at < 0 || to.includes("{")
      ? []
      : splitLink(to).map((part) => ({
          ...part,
          file,
          start: shownAt + part.at,
          shownAt,
          text: part.text,
        }));
  });
}

interface LinkPart {
  kind: string;
  codes: DiagnosticCode[];
  at: number;
  text: string;
  suggestion: string;
}

function splitLink(to: string): LinkPart[] {
  const [, route = "", rest = "", anchor = ""] = /^\/?([\w/-]*)([^#]*)#?(.*)$/.exec(to) ?? [];
  const isPage = to.startsWith("/") && route.length > 2;
  const page: LinkPart = {
    kind: "link",
    codes: ["broken-link"],
    at: 1,
    text: route,
    suggestion: to,
  };
  const at = to.length - anchor.length;
  const place: LinkPart = {
    kind: "anchor",
    codes: ["broken-anchor"],
    at,
    text: anchor,
    suggestion: anchor,
  };
  const isOwn = to.startsWith("/") || to.startsWith("#");
  return [...(isPage && !rest.startsWith(".") ? [page] : []), ...(isOwn && anchor ? [place] : [])];
}

function collectTokenWords(node: ContentNode): MisspellableWord[] {
  const { value, file, path } = node;
  if (typeof value !== "string" || !value.includes("${")) return [];
  const { start, end } = file.parsed.rangeAt(path);
  return findFactTokens(value).flatMap(({ name }): MisspellableWord[] => {
    const at = file.text.slice(start, end).indexOf(name);
    return at < 0
      ? []
      : [{ kind: "token", codes: ["missing-token"], file, start: start + at, text: name }];
  });
}
