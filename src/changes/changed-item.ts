import { changeStrings } from "#lang/changes/strings";
import { locationStrings } from "#lang/check/diagnostics/strings";
import { nodeAt } from "../model/schema/find-schema-node.ts";
import type { Schemas } from "../model/schema/schemas.ts";
import { childValue, parentPointer, pointer, splitPointer, valueAt } from "../yaml/json-pointer.ts";
import { quoteShortened } from "./excerpt.ts";
import type { ContentChange } from "./list-changes.ts";

/** Options for describing a change. */
export interface DescriptionOptions {
  schemas: Schemas;
  currency: string;
  /** The language of the sentences, numbers and dates. */
  language: string;
  /** Whether to name pages by their titles instead of their routes. */
  byTitle?: boolean;
}

/** What a change affects, in the site's own terms. */
export interface ChangeSubject {
  /** The full name, such as "Plano Profissional" or "Página /contato, bloco 3, Formulário". */
  subject: string;
  /** The heading under which lists group the change: the page, the article or the file. */
  group: string;
  /** The location inside the group. Empty if the change affects the whole group. */
  place: string;
}

/** Finds the names of the entry or page that a change affects. */
export function changeSubject(change: ContentChange, wording: DescriptionOptions): ChangeSubject {
  const { pair, difference } = change;
  const file = pair.after ?? pair.before;
  const path = pair.after ? difference.to : difference.from;
  const root = file?.parsed.value;
  const title = nodeAt(wording.schemas, pair.schemaId, root, "")?.title ?? pair.path;
  if (Array.isArray(root)) {
    const subject = entrySubject(root, path, pair.schemaId, difference, wording);
    return { subject, group: title, place: subject === title ? "" : subject };
  }
  const name = childValue(root, "title") ?? childValue(root, "route");
  const kind = changeStrings.kinds[pair.schemaId];
  const own = pair.schemaId === "page.json" ? pageName(root, wording) : name;
  const first = kind && typeof own === "string" ? kind({ name: own }) : title;
  const places = locationNames(root, parentPointer(path), pair.schemaId, wording, 0);
  return { subject: [first, ...places].join(", "), group: first, place: places.join(", ") };
}

function pageName(page: unknown, { byTitle }: DescriptionOptions): unknown {
  const title = byTitle ? childValue(page, "title") : undefined;
  return typeof title === "string" ? quoteShortened(title) : childValue(page, "route");
}

/** Names an entry of a collection by its type and name. */
function entrySubject(
  root: unknown,
  path: string,
  schemaId: string,
  { before, after }: ContentChange["difference"],
  wording: DescriptionOptions,
): string {
  const [index] = splitPointer(path);
  if (index === undefined) return nodeAt(wording.schemas, schemaId, root, "")?.title ?? "";
  const own = pointer("", index);
  const entry = splitPointer(path).length === 1 ? (after ?? before) : valueAt(root, own);
  const kind = nodeAt(wording.schemas, schemaId, root, pointer("", 0))?.title ?? "";
  const name = quoteIfSentence(displayNameOf(entry));
  const places = locationNames(root, parentPointer(path), schemaId, wording, 1);
  return [[kind, name].filter(Boolean).join(" "), ...places].join(", ");
}

/** Quotes a name that is a full sentence. Returns other names unchanged. */
function quoteIfSentence(name: string | undefined): string | undefined {
  return name && /[?!.]$/.test(name) ? quoteShortened(name) : name;
}

/**
 * Names the locations along a path, outermost first.
 *
 * @param from number of leading steps to omit
 */
function locationNames(
  root: unknown,
  path: string,
  schemaId: string,
  wording: DescriptionOptions,
  from: number,
) {
  const steps = splitPointer(path);
  return steps.flatMap((step, depth) => {
    if (depth < from) return [];
    const parent = steps.slice(0, depth).reduce(pointer, "");
    const own = pointer(parent, step);
    const title = nodeAt(wording.schemas, schemaId, root, own)?.title ?? step;
    const inList = Array.isArray(valueAt(root, parent));
    if (own === "/blocks") return [];
    if (parent === "/blocks" && wording.byTitle) return [title];
    if (parent === "/blocks") return [`${locationStrings.block(Number(step) + 1)} (${title})`];
    if (!inList) return [title];
    return [
      quoteIfSentence(displayNameOf(valueAt(root, own))) ?? locationStrings.item(Number(step) + 1),
    ];
  });
}

/**
 * Returns the display name of an entry: the first text among the fields that may name it;
 * `undefined` if there is none.
 */
export function displayNameOf(entry: unknown): string | undefined {
  const fields = ["name", "title", "question", "label", "id", "from", "route"];
  const names = fields.map((field) => childValue(entry, field));
  return names.find((name): name is string => typeof name === "string");
}
