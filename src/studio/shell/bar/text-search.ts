import { nodeAt } from "../../../content/schema/schema-node.ts";
import { pointer } from "../../../text/pointer.ts";
import type { StudioModel } from "../studio-model.ts";
import { plain } from "./search-field.tsx";

/** A text of the content that has what was sought in it, or in the name of its field. */
export interface FoundText {
  file: string;
  path: string;
  /** What its field is called. */
  field: string;
  text: string;
}

/** A text as it is sought: without accents and capitals. */
interface Leaf extends FoundText {
  plainText: string;
  plainField: string;
}

/** So many are shown. */
const most = 30;
/** So many letters stand before what was found, and so many are shown in all. */
const shown = { before: 30, all: 110 };

/**
 * Makes a search through all texts of the content, and through the names of the fields of the site's own lists. A file
 * is made ready when it is first sought in, and again when its text has changed.
 *
 * @returns the texts in which all words that are sought stand, those first that are just that or whose field is called so
 */
export function createTextSearch(model: StudioModel): (sought: string) => FoundText[] {
  const leaves = new Map<string, { text: string; plainText: string; leaves?: readonly Leaf[] }>();
  const leavesIn = (file: string, isNamed: boolean, words: readonly string[]) => {
    const text = model.session.text(file) ?? "";
    let known = leaves.get(file);
    if (known?.text !== text) known = { text, plainText: plain(text) };
    leaves.set(file, known);
    const { plainText } = known;
    if (!isNamed && !words.every((word) => plainText.includes(word))) return [];
    known.leaves ??= readLeaves(model, file, isNamed);
    return known.leaves;
  };
  return (sought) => {
    const words = plain(sought).split(/\s+/);
    if (words.join("").length < 2) return [];
    const owned = new Set(model.current().overview.routes.map(({ file }) => file));
    const all = model.session.files().flatMap((file) => leavesIn(file, !owned.has(file), words));
    const has = (text: string) => words.every((word) => text.includes(word));
    const found = all.filter(({ plainText, plainField }) => has(plainText) || has(plainField));
    const phrase = words.join(" ");
    const rank = ({ plainText, plainField }: Leaf) => {
      if (plainText === phrase) return 0;
      if (plainField === phrase) return 1;
      return plainText.includes(phrase) || has(plainField) ? 2 : 3;
    };
    return found
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, most)
      .map((leaf) => ({
        ...leaf,
        field: leaf.field || titleAt(model, leaf.file, leaf.path),
        text: around(leaf.text, words[0] ?? ""),
      }));
  };
}

/** @param isNamed whether its fields are sought by their names, too */
function readLeaves(model: StudioModel, file: string, isNamed: boolean): Leaf[] {
  if (model.current().overview.kinds[file] === undefined) return [];
  // Items of one list have fields of the same names.
  const titles = new Map<string, string>();
  const titleOf = (path: string) => {
    const kind = path.replace(/\/\d+(?=\/|$)/g, "/-");
    const title = titles.get(kind) ?? titleAt(model, file, path);
    titles.set(kind, title);
    return title;
  };
  return leavesOf(model.session.value(file)).map(([path, text]) => {
    const field = isNamed ? titleOf(path) : "";
    return { file, path, field, text, plainText: plain(text), plainField: plain(field) };
  });
}

function titleAt(model: StudioModel, file: string, path: string): string {
  const schemaId = model.current().overview.kinds[file] ?? "";
  return nodeAt(model.brought.schemas, schemaId, model.session.value(file), path)?.title ?? "";
}

function leavesOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string" || typeof value === "number") return [[path, String(value)]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, pointer(path, name)));
}

/** The part of a long text in which a word stands. */
function around(text: string, word: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const start = Math.max(0, plain(line).indexOf(word) - shown.before);
  const part = line.slice(start, start + shown.all);
  return `${start > 0 ? "…" : ""}${part}${start + shown.all < line.length ? "…" : ""}`;
}
