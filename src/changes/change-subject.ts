import { placeWords } from "../check/words.pt-br.ts";
import { nodeAt } from "../model/schema/schema-node.ts";
import type { Schemas } from "../model/schema/schemas.ts";
import { childValue, parentOf, pointer, stepsOf, valueAt } from "../yaml/json-pointer.ts";
import { quoted } from "./excerpt.ts";
import type { Change } from "./list-changes.ts";
import { changeWords } from "./words.pt-br.ts";

/** Options for describing a change. */
export interface Wording {
  schemas: Schemas;
  currency: string;
  /** The language of the sentences, and so of their numbers and dates. */
  language: string;
  /** Pages go by their titles; by their addresses unless told. */
  byTitle?: boolean;
}

/** The subject of a change, named as visitors know it. */
export interface Subject {
  /** "Plano Profissional", "Página /contato, bloco 3, Formulário". */
  subject: string;
  /** What it is listed under: the page, the article, the list. */
  group: string;
  /** The place in that; empty where all of it is meant. */
  place: string;
}

/** What changed, by its names. */
export function subjectOf(change: Change, wording: Wording): Subject {
  const { pair, difference } = change;
  const file = pair.after ?? pair.before;
  const path = pair.after ? difference.to : difference.from;
  const root = file?.parsed.value;
  const title = nodeAt(wording.schemas, pair.schemaId, root, "")?.title ?? pair.path;
  if (Array.isArray(root)) {
    const subject = entryName(root, path, pair.schemaId, difference, wording);
    return { subject, group: title, place: subject === title ? "" : subject };
  }
  const name = childValue(root, "title") ?? childValue(root, "route");
  const kind = changeWords.kinds[pair.schemaId];
  const own = pair.schemaId === "page.json" ? pageName(root, wording) : name;
  const first = kind && typeof own === "string" ? kind({ name: own }) : title;
  const places = placesOf(root, parentOf(path), pair.schemaId, wording, 0);
  return { subject: [first, ...places].join(", "), group: first, place: places.join(", ") };
}

function pageName(page: unknown, { byTitle }: Wording): unknown {
  const title = byTitle ? childValue(page, "title") : undefined;
  return typeof title === "string" ? quoted(title) : childValue(page, "route");
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
    if (parent === "/blocks" && wording.byTitle) return [title];
    if (parent === "/blocks") return [`${placeWords.block(Number(step) + 1)} (${title})`];
    if (!inList) return [title];
    return [asName(nameOf(valueAt(root, own))) ?? placeWords.item(Number(step) + 1)];
  });
}

/** The name of an entry, by the first of its texts that names it. */
export function nameOf(entry: unknown): string | undefined {
  const fields = ["name", "title", "question", "label", "id", "from", "route"];
  const names = fields.map((field) => childValue(entry, field));
  return names.find((name): name is string => typeof name === "string");
}
