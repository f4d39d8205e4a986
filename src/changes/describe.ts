import { changeStrings } from "#lang/changes/strings";
import { locationStrings } from "#lang/check/diagnostics/strings";
import { inlineText, parseInline } from "../model/markup/inline.ts";
import { nodeAt } from "../model/schema/find-schema-node.ts";
import type { Schema } from "../model/schema/schemas.ts";
import { formatMoney } from "../ui/format/format-amount.ts";
import { formatDate } from "../ui/format/format-date.ts";
import { childValue, parentPointer, splitPointer, valueAt } from "../yaml/json-pointer.ts";
import {
  type ChangeSubject,
  changeSubject,
  type DescriptionOptions,
  displayNameOf,
} from "./changed-item.ts";
import { excerpts, paragraphChanges, quoteShortened } from "./excerpt.ts";
import type { AffectedPages, ContentChange, MediaFileChange } from "./list-changes.ts";

/** The description of a change. For a replacement, `instead` contains both values. */
interface ChangeDescription {
  words: string;
  instead?: { field: string; before: string; after: string };
}

/** A change for display in a list, as separate parts. */
export interface ChangeParts extends ChangeDescription, AffectedPages, ChangeSubject {
  /** The file of the change, and the path in it. `path` is `undefined` for removed content. */
  file: string;
  path?: string;
}

/**
 * Describes a change in sentences. Usually it is one; for a long text, one per changed paragraph.
 */
export function describeChange(change: ContentChange, wording: DescriptionOptions): string[] {
  const where = describeAffectedPages(change);
  return describeChangeInParts(change, wording).map(({ subject, words }) =>
    changeStrings.line({ subject, what: words, where }),
  );
}

/** Like `describeChange`, but returns the parts of each sentence separately. */
export function describeChangeInParts(
  change: ContentChange,
  wording: DescriptionOptions,
): ChangeParts[] {
  const { routes, everywhere, pair, difference } = change;
  const path = difference.kind === "removed" ? undefined : difference.to;
  const about = { ...changeSubject(change, wording), file: pair.path, path };
  return describeDifference(change, wording).map((what) => ({
    ...about,
    ...what,
    routes,
    everywhere,
  }));
}

/** Describes a replaced picture in one sentence. */
export function describeMediaFileChange(change: MediaFileChange): string {
  const subject = changeStrings.picture({ name: change.name });
  return changeStrings.line({
    subject,
    what: changeStrings.pictureChanged,
    where: describeAffectedPages(change),
  });
}

function describeAffectedPages({ routes, everywhere }: AffectedPages): string {
  if (everywhere) return changeStrings.everywhere;
  if (!routes) return changeStrings.unknown;
  return routes.length ? changeStrings.on({ routes }) : changeStrings.nowhere;
}

function describeDifference(
  { pair, difference }: ContentChange,
  wording: DescriptionOptions,
): ChangeDescription[] {
  const { kind, from, to, before, after } = difference;
  if (from === "" && kind === "added") return [{ words: changeStrings.fileAdded }];
  if (from === "" && kind === "removed") return [{ words: changeStrings.fileRemoved }];
  const root = (kind === "removed" ? pair.before : pair.after)?.parsed.value;
  const path = kind === "removed" ? from : to;
  const node = nodeAt(wording.schemas, pair.schemaId, root, path);
  const isEntry = Array.isArray(root) && splitPointer(path).length === 1;
  if (isEntry && kind === "added") return [{ words: changeStrings.fileAdded }];
  if (isEntry && kind === "removed") return [{ words: changeStrings.fileRemoved }];
  const field = fieldTitlePrefix(root, path, node);
  const show = (value: unknown) => formatChangedValue(value, node, wording);
  if (kind === "reordered")
    return [{ words: changeStrings.reordered({ field, after: joinedEntryNames(after) }) }];
  if (kind !== "changed" && typeof (after ?? before) === "boolean") {
    // A missing boolean counts as false.
    return [describeReplacement(field, show(before ?? false), show(after ?? false))];
  }
  if (kind === "added") return [{ words: additionFormatter(field)({ field, after: show(after) }) }];
  if (kind === "removed")
    return [{ words: removalFormatter(field)({ field, before: show(before) }) }];
  return describeValueChanges(field, before, after, node, show);
}

function toPlainText(text: string): string {
  return inlineText(parseInline(text));
}

/** Returns the wording for a new list entry or a newly filled field. */
function additionFormatter(field: string) {
  return field === "" ? changeStrings.added : changeStrings.filled;
}

function removalFormatter(field: string) {
  return field === "" ? changeStrings.removed : changeStrings.emptied;
}

function describeValueChanges(
  field: string,
  before: unknown,
  after: unknown,
  node: Schema | undefined,
  show: (value: unknown) => string,
): ChangeDescription[] {
  if (typeof before !== "string" || typeof after !== "string" || isDateOrEnum(node)) {
    return [describeReplacement(field, show(before), show(after))];
  }
  if (node?.markup !== "body") {
    const [old, young] = node?.markup ? [toPlainText(before), toPlainText(after)] : [before, after];
    // If the plain texts are equal, only the markup has changed. So the texts are shown with
    // markup.
    return [
      old === young
        ? describeTextChange(field, before, after)
        : describeTextChange(field, old, young),
    ];
  }
  const { changed, added, removed } = paragraphChanges(before, after);
  return [
    ...changed.map((each) => describeTextChange(field, each.before, each.after)),
    ...removed.map((each) => ({
      words: field + changeStrings.paragraphRemoved({ before: quoteShortened(each) }),
    })),
    ...added.map((each) => ({
      words: field + changeStrings.paragraphAdded({ after: quoteShortened(each) }),
    })),
  ];
}

function describeTextChange(field: string, before: string, after: string): ChangeDescription {
  return describeReplacement(field, ...excerpts(before, after));
}

function describeReplacement(field: string, before: string, after: string): ChangeDescription {
  const instead = { field: field.trim(), before: stripQuotes(before), after: stripQuotes(after) };
  return { words: changeStrings.changed({ field, before, after }), instead };
}

/** Removes the quotation marks from a value, because values that are shown separately need none. */
function stripQuotes(text: string): string {
  return text.replace(/^“(.*)”$/s, "$1");
}

/**
 * Returns the title of a field as the start of a phrase: "preço ". Empty for a list item, because
 * the list is named before it.
 */
function fieldTitlePrefix(root: unknown, path: string, node: Schema | undefined): string {
  if (Array.isArray(valueAt(root, parentPointer(path)))) return "";
  const title = node?.title ?? splitPointer(path).at(-1) ?? "";
  // Converts "Preço" to "preço", but leaves "CNPJ" unchanged.
  const isWord = /^\p{Lu}[\p{Ll} ]/u.test(title);
  return `${isWord ? title.charAt(0).toLowerCase() + title.slice(1) : title} `;
}

function isDateOrEnum(node: Schema | undefined): boolean {
  return node?.format === "date" || node?.enum !== undefined;
}

function formatChangedValue(
  value: unknown,
  node: Schema | undefined,
  wording: DescriptionOptions,
): string {
  const { language, currency } = wording;
  if (typeof value === "boolean") return value ? changeStrings.yes : changeStrings.no;
  if (typeof value === "number" && node?.unit === "money") {
    return formatMoney(value, currency, language).replaceAll("\u00a0", " ");
  }
  if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
  if (typeof value === "string" && node?.format === "date") return formatDate(value, language);
  if (typeof value === "string") return isDateOrEnum(node) ? value : quoteShortened(value);
  if (Array.isArray(value)) return joinedEntryNames(value);
  const name = displayNameOf(value);
  // A block is described with its type, because its own title does not mention it.
  if (childValue(value, "type"))
    return [node?.title, name && quoteShortened(name)].filter(Boolean).join(" ");
  return name ? quoteShortened(name) : (node?.title ?? "");
}

/** Joins the names of a list's entries with commas. */
function joinedEntryNames(list: unknown): string {
  const entries = Array.isArray(list) ? list : [];
  const names = entries.map((entry) => (typeof entry === "string" ? entry : displayNameOf(entry)));
  return names.map((name, index) => name ?? locationStrings.item(index + 1)).join(", ");
}
