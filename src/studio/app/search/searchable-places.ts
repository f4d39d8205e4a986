import { overrideFiles, requiredFile } from "../../../check/folder-structure/content-files.ts";
import { siteLanguage } from "../../../model/countries/country-defaults.ts";
import { withDefaults } from "../../../model/defaults/with-defaults.ts";
import { nodeAt } from "../../../model/schema/find-schema-node.ts";
import { parentPointer, pointer, valueAt } from "../../../yaml/json-pointer.ts";
import { rephraseSentence } from "../../fields/schema/rephrase-description.ts";
import { displayName } from "../panel/display-name.ts";
import { entryOrPartPointer } from "../panel/field-navigation/field-pointers.ts";
import { placeTitle } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";
import { normalizeForSearch } from "./query.ts";

/** A place in the content that can be searched: a text, or a named group or list. */
export interface SearchablePlace {
  file: string;
  path: string;
  /** The title of the field. */
  field: string;
  text: string;
  plainText: string;
  plainField: string;
  /** The titles of the field, the groups around it, its entry and its file. */
  plainNames: string;
  /** The title and description of the field. */
  plainHelp: string;
  /** Whether the text is short, such as a name, a number or one line, instead of prose. */
  isShort: boolean;
  isInterface: boolean;
}

/**
 * The maximum length of a short text. Longer texts are prose, where a found word is often
 * incidental.
 */
const maxNameLength = 80;

/**
 * Lists the searchable places of a file.
 *
 * @param isNamed whether field titles can be searched as well as texts
 */
export function collectSearchablePlaces(
  model: StudioModel,
  file: string,
  isNamed: boolean,
): SearchablePlace[] {
  const kind = model.current().overview.kinds[file];
  if (kind === undefined) return [];
  const value = searchableValue(model, file, kind);
  const title = createFieldTitleLookup(model, file, value);
  const entries = new Map<string, string>();
  const entryTitle = (path: string) => {
    const entry = entryOrPartPointer(value, path);
    const name = entries.get(entry) ?? placeTitle(model, file, path);
    entries.set(entry, name);
    return name;
  };
  const namesAround = (path: string): string =>
    path === "" ? "" : `${namesAround(parentPointer(path))} ${title(path).field}`;
  return collectDescendants(value).flatMap(([path, text]) => {
    const { field, help } = title(path);
    const isGroup = text === undefined;
    if (isGroup && (!isNamed || field === "")) return [];
    const shown = text ?? (displayName(valueAt(value, path)) || help);
    return [
      {
        file,
        path,
        field,
        text: shown,
        plainText: isGroup ? "" : normalizeForSearch(shown),
        plainField: isNamed ? normalizeForSearch(field) : "",
        plainNames: isNamed ? normalizeForSearch(`${namesAround(path)} ${entryTitle(path)}`) : "",
        plainHelp: isNamed ? normalizeForSearch(`${field} ${help}`) : "",
        isShort: shown.length <= maxNameLength,
        isInterface: kind === "labels.json",
      },
    ];
  });
}

/**
 * Returns the value of a file with its defaults. They can be searched too, because visitors see
 * them.
 */
function searchableValue({ session, brought }: StudioModel, file: string, kind: string): unknown {
  const value = session.value(file);
  if (!overrideFiles.includes(file)) return value;
  const language = siteLanguage(session.value(requiredFile)) ?? "";
  return withDefaults(brought.schemas, kind, value, language);
}

/**
 * Creates a function that returns the title and description of a field in a file. It caches them,
 * because the entries of a list have the same fields.
 */
function createFieldTitleLookup(model: StudioModel, file: string, value: unknown) {
  const known = new Map<string, { field: string; help: string }>();
  const { schemas } = model.brought;
  const schemaId = model.current().overview.kinds[file] ?? "";
  return (path: string) => {
    const kind = Array.isArray(value) ? path.replace(/^\/\d+/, "/-") : path;
    const held = known.get(kind);
    if (held) return held;
    const { title = "", description } = nodeAt(schemas, schemaId, value, path) ?? {};
    const made = { field: title, help: description ? rephraseSentence(description, schemas) : "" };
    known.set(kind, made);
    return made;
  };
}

/**
 * Lists all descendants of a value. Only texts and numbers have a text; lists and groups have none.
 */
function collectDescendants(value: unknown, path = ""): [path: string, text: string | undefined][] {
  if (typeof value === "string" || typeof value === "number") return [[path, String(value)]];
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    collectDescendants(each, pointer(path, name)),
  );
  return path === "" ? inside : [[path, undefined], ...inside];
}
