import { overridingFiles, requiredFile } from "../../../check/site-index/content-files.ts";
import { languageOf } from "../../../model/countries/visitor-defaults.ts";
import { withDefaults } from "../../../model/defaults/with-defaults.ts";
import { nodeAt } from "../../../model/schema/schema-node.ts";
import { parentOf, pointer, valueAt } from "../../../yaml/pointer.ts";
import { spokenSentence } from "../../fields/kinds/spoken-words.ts";
import { entryOf } from "../panel/choose.ts";
import { placeTitle } from "../panel/lead-to.ts";
import { nameIn } from "../panel/names.ts";
import type { StudioModel } from "../studio-model.ts";
import { plain } from "./sought.ts";

/** A place of the content as it is sought: a text, or a group or list of them by its name. */
export interface Place {
  file: string;
  path: string;
  /** What its field is called. */
  field: string;
  text: string;
  plainText: string;
  plainField: string;
  /** The names of its field, of the groups in which it stands, its entry and its file. */
  plainNames: string;
  /** What its field is for. */
  plainHelp: string;
  /** It is a name, a figure or a line, no prose. */
  isShort: boolean;
  isInterface: boolean;
}

/** Longer texts are prose, in which words stand that are about something else. */
const longestName = 80;

/** @param isNamed whether its fields are sought by their names, too; else by their texts alone */
export function placesIn(model: StudioModel, file: string, isNamed: boolean): Place[] {
  const kind = model.current().overview.kinds[file];
  if (kind === undefined) return [];
  const value = shownValue(model, file, kind);
  const title = titlesIn(model, file, value);
  const entries = new Map<string, string>();
  const entryTitle = (path: string) => {
    const entry = entryOf(value, path);
    const name = entries.get(entry) ?? placeTitle(model, file, path);
    entries.set(entry, name);
    return name;
  };
  const namesAround = (path: string): string =>
    path === "" ? "" : `${namesAround(parentOf(path))} ${title(path).field}`;
  return partsOf(value).flatMap(([path, text]) => {
    const { field, help } = title(path);
    const isGroup = text === undefined;
    if (isGroup && (!isNamed || field === "")) return [];
    const shown = text ?? (nameIn(valueAt(value, path)) || help);
    return [
      {
        file,
        path,
        field,
        text: shown,
        plainText: isGroup ? "" : plain(shown),
        plainField: isNamed ? plain(field) : "",
        plainNames: isNamed ? plain(`${namesAround(path)} ${entryTitle(path)}`) : "",
        plainHelp: isNamed ? plain(`${field} ${help}`) : "",
        isShort: shown.length <= longestName,
        isInterface: kind === "labels.json",
      },
    ];
  });
}

/** What a file says, and what stands on the site where it leaves something out: words are sought that are read there. */
function shownValue({ session, brought }: StudioModel, file: string, kind: string): unknown {
  const value = session.value(file);
  if (!overridingFiles.includes(file)) return value;
  const language = languageOf(session.value(requiredFile)) ?? "";
  return withDefaults(brought.schemas, kind, value, language);
}

/** What the fields of a file are called and for; the entries of a list have the same ones. */
function titlesIn(model: StudioModel, file: string, value: unknown) {
  const known = new Map<string, { field: string; help: string }>();
  const { schemas } = model.brought;
  const schemaId = model.current().overview.kinds[file] ?? "";
  return (path: string) => {
    const kind = Array.isArray(value) ? path.replace(/^\/\d+/, "/-") : path;
    const held = known.get(kind);
    if (held) return held;
    const { title = "", description } = nodeAt(schemas, schemaId, value, path) ?? {};
    const made = { field: title, help: description ? spokenSentence(description, schemas) : "" };
    known.set(kind, made);
    return made;
  };
}

/** All that a value has inside: texts and numbers with what they say, lists and groups without. */
function partsOf(value: unknown, path = ""): [path: string, text: string | undefined][] {
  if (typeof value === "string" || typeof value === "number") return [[path, String(value)]];
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    partsOf(each, pointer(path, name)),
  );
  return path === "" ? inside : [[path, undefined], ...inside];
}
