import { newFileStrings } from "#lang/check/template-texts/new-file-strings";
import { contentFolders } from "../../../check/folder-structure/content-files.ts";
import type { Schema } from "../../../model/schema/schemas.ts";
import { applyChanges } from "../../../yaml/edit/apply-changes.ts";
import type { Change, Json } from "../../../yaml/edit/change.ts";
import { childValue, parentPointer, splitPointer, valueAt } from "../../../yaml/json-pointer.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import { createExampleBlock } from "../queries/block-thumbnails/new-block.ts";
import type { IndexedSite } from "./indexed-site.ts";

/** A new file before it is written. */
export interface NewFile {
  schemaId: string;
  path: string;
  name: string;
  title: string;
}

/**
 * Creates the text of a new file. Required fields get template texts, and the file is a draft if
 * its schema has drafts. Its references exist on this site.
 */
export function createFileText(site: IndexedSite, newFile: NewFile): string {
  const { schemaId, name, title } = newFile;
  const schema = site.draft.schemas[schemaId] ?? {};
  const field = site.nameField(schemaId);
  const made: Record<string, Json> = { ...createTemplateFields(site, schemaId), [field]: name };
  if (schema.properties?.date) made.date = site.draft.today;
  if (schema.properties?.draft) made.draft = true;
  const order = Object.keys(schema.properties ?? {}).filter((each) => made[each] !== undefined);
  const inOrder = order.map((each): Change => {
    return { kind: "set", path: `/${each}`, value: made[each] ?? "" };
  });
  const text = `${createSchemaComment(site, newFile.path)}${field}: ${name === "/" ? '"/"' : name}\n`;
  return applyChangesOrThrow(
    applyChangesOrThrow(text, inOrder),
    createTemplateTextChanges(schemaId, made, title),
  );
}

/**
 * Creates the text of a copy with another name and title, as a draft with today's date. Leaves out
 * `featured` and the dates of publication, expiry and update.
 */
export function createCopyText(site: IndexedSite, source: string, newFile: NewFile): string {
  const { schemaId, name, title } = newFile;
  const { properties = {} } = site.draft.schemas[schemaId] ?? {};
  const value = parseYamlValue(source);
  const order = Object.keys(properties);
  const set = (field: string, to: Json): Change[] =>
    properties[field] ? [{ kind: "set", path: `/${field}`, value: to, order }] : [];
  const gone = ["publishAt", "expiresAt", "featured", "updated"].flatMap((field): Change[] =>
    childValue(value, field) === undefined ? [] : [{ kind: "remove", path: `/${field}` }],
  );
  const named = set(site.nameField(schemaId), name);
  const dated = [...set("date", site.draft.today), ...set("draft", true)];
  return applyChangesOrThrow(source, [...named, ...set("title", title), ...dated, ...gone]);
}

/**
 * Creates the text of a new list file. Its comment for the YAML language server refers to the same
 * schema folder as the comments of files at the same depth.
 */
export function createListFileText(
  site: IndexedSite,
  path: string,
  entries: readonly object[],
): string {
  const lines = entries.map((entry) =>
    Object.entries(entry).map(([key, value], at) => `${at === 0 ? "- " : "  "}${key}: ${value}\n`),
  );
  return `${createSchemaComment(site, path)}${lines.flat().join("")}`;
}

/**
 * Applies changes that must succeed, and returns the new text. Throws on failure, because that is a
 * bug.
 */
export function applyChangesOrThrow(text: string, changes: readonly Change[]): string {
  const result = applyChanges(text, changes);
  if ("refused" in result) throw new Error(`${result.refused} ${result.path}`);
  return result.text;
}

const schemaCommentPattern = /^# yaml-language-server: \$schema=(.*\/)[\w-]+\.json\r?\n/;

function createSchemaComment(site: IndexedSite, path: string): string {
  const folder = path.split("/").length;
  const beside = site.draft.files.find((file) => {
    const own = site.pathOf(file);
    return own.split("/").length === folder && schemaCommentPattern.test(file.parsed.text);
  });
  const [, schemas] = schemaCommentPattern.exec(beside?.parsed.text ?? "") ?? [];
  if (schemas === undefined) return "";
  return `# yaml-language-server: $schema=${schemas}${schemaIdFromPath(path)}\n`;
}

/**
 * Returns the id of the schema for a path: "articles/a.yaml" → "article.json"; "redirects.yaml" →
 * "redirects.json".
 */
function schemaIdFromPath(path: string): string {
  const [first = ""] = path.split("/");
  return contentFolders[first] ?? first.replace(/\.yaml$/, ".json");
}

/**
 * Creates the fields of a new file. Required lists come from the schema's whole-file example, other
 * fields from their own examples.
 */
function createTemplateFields(site: IndexedSite, schemaId: string): Record<string, Json> {
  const { draft, index } = site;
  const schema: Schema = draft.schemas[schemaId] ?? {};
  const entries = (collection: string) => [...index.collection(collection).entries.keys()];
  const pictures = [...draft.media.keys()].filter((name) => draft.sizeOf(name) !== undefined);
  const settingsFields = Object.keys(Object(index.settings?.parsed.value));
  const routes = [...index.routes.keys()];
  const around = { schemas: draft.schemas, entries, routes, pictures, settingsFields };
  const made = createExampleBlock(around, schemaId);
  const whole = schema.examples?.[0];
  const lists = (schema.required ?? []).filter((name) => schema.properties?.[name]?.items);
  const own = lists.map((name) => [name, childValue(whole, name) ?? made[name] ?? ""] as const);
  return { ...made, ...(Object.fromEntries(own) as Record<string, Json>) };
}

/**
 * Creates the changes that set the template texts of a new file. Skips nested fields that it does
 * not have.
 */
function createTemplateTextChanges(
  schemaId: string,
  made: Record<string, Json>,
  title: string,
): Change[] {
  return Object.entries(childValue(newFileStrings, schemaId) ?? {}).flatMap(
    ([path, text]): Change[] => {
      const isThere =
        valueAt(made, path) !== undefined || splitPointer(parentPointer(path)).length === 0;
      const value = String(text).replaceAll("{title}", title);
      return isThere ? [{ kind: "set", path, value }] : [];
    },
  );
}

function parseYamlValue(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}
