import { placeWords } from "../check/words.pt-br.ts";
import { inlineText, parseInline } from "../model/markup/inline.ts";
import { nodeAt } from "../model/schema/schema-node.ts";
import type { Schema } from "../model/schema/schemas.ts";
import { formatMoney } from "../ui/format/format-amount.ts";
import { formatDate } from "../ui/format/format-date.ts";
import { childValue, parentOf, stepsOf, valueAt } from "../yaml/json-pointer.ts";
import { nameOf, type Subject, subjectOf, type Wording } from "./change-subject.ts";
import { excerpts, paragraphChanges, quoted } from "./excerpt.ts";
import type { Change, PictureChange, Whereabouts } from "./list-changes.ts";
import { changeWords } from "./words.pt-br.ts";

/** A change in words and, for a replacement, both values. */
interface What {
  words: string;
  instead?: { field: string; before: string; after: string };
}

/** A change as shown in a list, as separate parts. */
export interface ToldChange extends What, Whereabouts, Subject {
  /** The file and the path in it; `undefined` if it no longer exists. */
  file: string;
  path?: string;
}

/** Describes a change in sentences: one, or one per paragraph of a long text. */
export function describeChange(change: Change, wording: Wording): string[] {
  const where = whereOf(change);
  return tellChange(change, wording).map(({ subject, words }) =>
    changeWords.line({ subject, what: words, where }),
  );
}

/** Like `describeChange`, but returns the parts separately. */
export function tellChange(change: Change, wording: Wording): ToldChange[] {
  const { routes, everywhere, pair, difference } = change;
  const path = difference.kind === "removed" ? undefined : difference.to;
  const about = { ...subjectOf(change, wording), file: pair.path, path };
  return whatOf(change, wording).map((what) => ({ ...about, ...what, routes, everywhere }));
}

/** A replaced picture in one sentence. */
export function describePicture(change: PictureChange): string {
  const subject = changeWords.picture({ name: change.name });
  return changeWords.line({ subject, what: changeWords.pictureChanged, where: whereOf(change) });
}

function whereOf({ routes, everywhere }: Whereabouts): string {
  if (everywhere) return changeWords.everywhere;
  if (!routes) return changeWords.unknown;
  return routes.length ? changeWords.on({ routes }) : changeWords.nowhere;
}

function whatOf({ pair, difference }: Change, wording: Wording): What[] {
  const { kind, from, to, before, after } = difference;
  if (from === "" && kind === "added") return [{ words: changeWords.fileAdded }];
  if (from === "" && kind === "removed") return [{ words: changeWords.fileRemoved }];
  const root = (kind === "removed" ? pair.before : pair.after)?.parsed.value;
  const path = kind === "removed" ? from : to;
  const node = nodeAt(wording.schemas, pair.schemaId, root, path);
  const isEntry = Array.isArray(root) && stepsOf(path).length === 1;
  if (isEntry && kind === "added") return [{ words: changeWords.fileAdded }];
  if (isEntry && kind === "removed") return [{ words: changeWords.fileRemoved }];
  const field = fieldName(root, path, node);
  const show = (value: unknown) => shownValue(value, node, wording);
  if (kind === "reordered")
    return [{ words: changeWords.reordered({ field, after: orderOf(after) }) }];
  if (kind !== "changed" && typeof (after ?? before) === "boolean") {
    // A missing boolean is false.
    return [replaced(field, show(before ?? false), show(after ?? false))];
  }
  if (kind === "added") return [{ words: addedWords(field)({ field, after: show(after) }) }];
  if (kind === "removed") return [{ words: removedWords(field)({ field, before: show(before) }) }];
  return changedTexts(field, before, after, node, show);
}

function plain(text: string): string {
  return inlineText(parseInline(text));
}

/** The wording for a new list entry or a newly filled field. */
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
): What[] {
  if (typeof before !== "string" || typeof after !== "string" || isFormatted(node)) {
    return [replaced(field, show(before), show(after))];
  }
  if (node?.markup !== "body") {
    const [old, young] = node?.markup ? [plain(before), plain(after)] : [before, after];
    // If the plain texts are equal, only the markup has changed, so show it.
    return [old === young ? changedText(field, before, after) : changedText(field, old, young)];
  }
  const { changed, added, removed } = paragraphChanges(before, after);
  return [
    ...changed.map((each) => changedText(field, each.before, each.after)),
    ...removed.map((each) => ({
      words: field + changeWords.paragraphRemoved({ before: quoted(each) }),
    })),
    ...added.map((each) => ({
      words: field + changeWords.paragraphAdded({ after: quoted(each) }),
    })),
  ];
}

function changedText(field: string, before: string, after: string): What {
  return replaced(field, ...excerpts(before, after));
}

function replaced(field: string, before: string, after: string): What {
  const instead = { field: field.trim(), before: bare(before), after: bare(after) };
  return { words: changeWords.changed({ field, before, after }), instead };
}

/** Values shown separately need no quotation marks. */
function bare(text: string): string {
  return text.replace(/^“(.*)”$/s, "$1");
}

/** "preço "; empty for a list item, because the list is named before it. */
function fieldName(root: unknown, path: string, node: Schema | undefined): string {
  if (Array.isArray(valueAt(root, parentOf(path)))) return "";
  const title = node?.title ?? stepsOf(path).at(-1) ?? "";
  // "Preço" → "preço", but "CNPJ" is unchanged.
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
  // For a block include its type, because its title does not tell it.
  if (childValue(value, "type"))
    return [node?.title, name && quoted(name)].filter(Boolean).join(" ");
  return name ? quoted(name) : (node?.title ?? "");
}

/** The names of a list's entries, joined. */
function orderOf(list: unknown): string {
  const entries = Array.isArray(list) ? list : [];
  const names = entries.map((entry) => (typeof entry === "string" ? entry : nameOf(entry)));
  return names.map((name, index) => name ?? placeWords.item(index + 1)).join(", ");
}
