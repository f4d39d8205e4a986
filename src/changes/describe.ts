import { placeWords } from "../check/words.pt-br.ts";
import { nodeAt } from "../content/schema/schema-node.ts";
import type { Schema, Schemas } from "../content/schema/schemas.ts";
import { childValue, parentOf, pointer, stepsOf, valueAt } from "../text/pointer.ts";
import { formatMoney } from "../ui/format/format-amount.ts";
import { formatDate } from "../ui/format/format-date.ts";
import { excerpts, paragraphChanges, quoted } from "./excerpt.ts";
import type { Change, PictureChange, Whereabouts } from "./list-changes.ts";
import { changeWords } from "./words.pt-br.ts";

/** What describing needs to know beside the change. */
export interface Wording {
  schemas: Schemas;
  currency: string;
  /** The language of the sentences, and so of their numbers and dates. */
  language: string;
}

/** A change in sentences: one, or one for each paragraph of a long text. */
export function describeChange(change: Change, wording: Wording): string[] {
  const subject = subjectOf(change, wording);
  const where = whereOf(change);
  return whatOf(change, wording).map((what) => changeWords.line({ subject, what, where }));
}

/** A replaced picture in one sentence. */
export function describePicture(change: PictureChange): string {
  const subject = changeWords.picture({ name: change.name });
  return changeWords.line({ subject, what: changeWords.pictureChanged, where: whereOf(change) });
}

/** What a visitor would call it: "Plano Profissional", "Página /contato, bloco 3, Formulário". */
function subjectOf(change: Change, wording: Wording): string {
  const { pair, difference } = change;
  const file = pair.after ?? pair.before;
  const path = pair.after ? difference.to : difference.from;
  const root = file?.parsed.value;
  if (Array.isArray(root)) return entryName(root, path, pair.schemaId, difference, wording);
  const title = nodeAt(wording.schemas, pair.schemaId, root, "")?.title ?? pair.path;
  const name = childValue(root, "title") ?? childValue(root, "route");
  const kind = changeWords.kinds[pair.schemaId];
  const own = pair.schemaId === "page.json" ? childValue(root, "route") : name;
  const first = kind && typeof own === "string" ? kind({ name: own }) : title;
  return [first, ...placesOf(root, parentOf(path), pair.schemaId, wording, 0)].join(", ");
}

/** An entry of a collection by its kind and name. */
function entryName(
  root: unknown,
  path: string,
  schemaId: string,
  { before, after }: Change["difference"],
  wording: Wording,
): string {
  const [index] = stepsOf(path);
  if (index === undefined) return nodeAt(wording.schemas, schemaId, root, "")?.title ?? "";
  const own = pointer("", index);
  const entry = stepsOf(path).length === 1 ? (after ?? before) : valueAt(root, own);
  const kind = nodeAt(wording.schemas, schemaId, root, pointer("", 0))?.title ?? "";
  const name = asName(nameOf(entry));
  const places = placesOf(root, parentOf(path), schemaId, wording, 1);
  return [[kind, name].filter(Boolean).join(" "), ...places].join(", ");
}

/** A name as it is; a whole sentence between quotation marks. */
function asName(name: string | undefined): string | undefined {
  return name && /[?!.]$/.test(name) ? quoted(name) : name;
}

/** The names of the places on the way, from the outside in. */
function placesOf(root: unknown, path: string, schemaId: string, wording: Wording, from: number) {
  const steps = stepsOf(path);
  return steps.flatMap((step, depth) => {
    if (depth < from) return [];
    const parent = steps.slice(0, depth).reduce(pointer, "");
    const own = pointer(parent, step);
    const title = nodeAt(wording.schemas, schemaId, root, own)?.title ?? step;
    const inList = Array.isArray(valueAt(root, parent));
    if (own === "/blocks") return [];
    if (parent === "/blocks") return [`${placeWords.block(Number(step) + 1)} (${title})`];
    if (!inList) return [title];
    return [asName(nameOf(valueAt(root, own))) ?? placeWords.item(Number(step) + 1)];
  });
}

function nameOf(entry: unknown): string | undefined {
  const fields = ["name", "title", "question", "label", "id", "from"];
  const names = fields.map((field) => childValue(entry, field));
  return names.find((name): name is string => typeof name === "string");
}

function whereOf({ routes, everywhere }: Whereabouts): string {
  if (everywhere) return changeWords.everywhere;
  if (!routes) return changeWords.unknown;
  return routes.length ? changeWords.on({ routes }) : changeWords.nowhere;
}

function whatOf({ pair, difference }: Change, wording: Wording): string[] {
  const { kind, from, to, before, after } = difference;
  if (from === "" && kind === "added") return [changeWords.fileAdded];
  if (from === "" && kind === "removed") return [changeWords.fileRemoved];
  const root = (kind === "removed" ? pair.before : pair.after)?.parsed.value;
  const path = kind === "removed" ? from : to;
  const node = nodeAt(wording.schemas, pair.schemaId, root, path);
  const isEntry = Array.isArray(root) && stepsOf(path).length === 1;
  if (isEntry && kind === "added") return [changeWords.fileAdded];
  if (isEntry && kind === "removed") return [changeWords.fileRemoved];
  const field = fieldName(root, path, node);
  const show = (value: unknown) => shownValue(value, node, wording);
  if (kind === "reordered") return [changeWords.reordered({ field, after: orderOf(after) })];
  if (kind !== "changed" && typeof (after ?? before) === "boolean") {
    // A switch that nobody wrote is off.
    return [
      changeWords.changed({ field, before: show(before ?? false), after: show(after ?? false) }),
    ];
  }
  if (kind === "added") return [addedWords(field)({ field, after: show(after) })];
  if (kind === "removed") return [removedWords(field)({ field, before: show(before) })];
  return changedTexts(field, before, after, node, show);
}

/** Something new is in a list, or is what a field says. */
function addedWords(field: string) {
  return field === "" ? changeWords.added : changeWords.filled;
}

function removedWords(field: string) {
  return field === "" ? changeWords.removed : changeWords.emptied;
}

function changedTexts(
  field: string,
  before: unknown,
  after: unknown,
  node: Schema | undefined,
  show: (value: unknown) => string,
): string[] {
  if (typeof before !== "string" || typeof after !== "string" || isFormatted(node)) {
    return [changeWords.changed({ field, before: show(before), after: show(after) })];
  }
  if (node?.markup !== "body") return [changedText(field, before, after)];
  const { changed, added, removed } = paragraphChanges(before, after);
  return [
    ...changed.map((each) => changedText(field, each.before, each.after)),
    ...removed.map((each) => field + changeWords.paragraphRemoved({ before: quoted(each) })),
    ...added.map((each) => field + changeWords.paragraphAdded({ after: quoted(each) })),
  ];
}

function changedText(field: string, before: string, after: string): string {
  const [old, young] = excerpts(before, after);
  return changeWords.changed({ field, before: old, after: young });
}

/** "preço ", or nothing for an item of a list, whose list stands before it. */
function fieldName(root: unknown, path: string, node: Schema | undefined): string {
  if (Array.isArray(valueAt(root, parentOf(path)))) return "";
  const title = node?.title ?? stepsOf(path).at(-1) ?? "";
  // "Preço" → "preço", but "CNPJ" stays.
  const isWord = /^\p{Lu}[\p{Ll} ]/u.test(title);
  return `${isWord ? title.charAt(0).toLowerCase() + title.slice(1) : title} `;
}

function isFormatted(node: Schema | undefined): boolean {
  return node?.format === "date" || node?.enum !== undefined;
}

function shownValue(value: unknown, node: Schema | undefined, wording: Wording): string {
  const { language, currency } = wording;
  if (typeof value === "boolean") return value ? changeWords.yes : changeWords.no;
  if (typeof value === "number" && node?.unit === "money") {
    return formatMoney(value, currency, language).replaceAll("\u00a0", " ");
  }
  if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
  if (typeof value === "string" && node?.format === "date") return formatDate(value, language);
  if (typeof value === "string") return isFormatted(node) ? value : quoted(value);
  if (Array.isArray(value)) return orderOf(value);
  const name = nameOf(value);
  // Of a block its kind, too: its own title does not say what it is.
  if (childValue(value, "type"))
    return [node?.title, name && quoted(name)].filter(Boolean).join(" ");
  return name ? quoted(name) : (node?.title ?? "");
}

/** The names of a list's entries, one after the other. */
function orderOf(list: unknown): string {
  const entries = Array.isArray(list) ? list : [];
  const names = entries.map((entry) => (typeof entry === "string" ? entry : nameOf(entry)));
  return names.map((name, index) => name ?? placeWords.item(index + 1)).join(", ");
}
