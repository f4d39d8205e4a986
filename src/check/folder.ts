import type { CollectionRules } from "../content/collections.ts";
import type { Diagnostic } from "../text/diagnostic.ts";
import { suggest } from "../text/suggest.ts";
import { diagnose } from "./diagnose.ts";

/** A content file and the schema that it follows. */
export interface ContentFile {
  /** Its path in the content folder, with `/`. */
  path: string;
  schemaId: string;
}

const required = ["site.yaml", "theme.yaml", "labels.yaml"];
const folders: Readonly<Record<string, string>> = {
  pages: "page.json",
  articles: "article.json",
  documents: "document.json",
  spreadsheets: "spreadsheet.json",
};

/** Whether a file has the name that a system gives to a copy: "sobre - Copia.yaml", "sobre (1).yaml". */
export function isCopy(path: string): boolean {
  return /(?:[ _-]+(?:c[oó]pia|copy)(?:[ _-]*(?:de|of)?.*)?|\s*\(\d+\))\.yaml$|(?:^|\/)(?:c[oó]pia de|copy of) /iu.test(
    path.normalize("NFC"),
  );
}

/** The folder of the files that follow a schema, where they have one. */
export function folderOf(schemaId: string): string | undefined {
  return Object.keys(folders).find((name) => folders[name] === schemaId);
}

/** All kinds of content files: where they stand, `*` for any name, and the schema that they follow. */
export function contentKinds(collections: CollectionRules): ContentFile[] {
  return [
    ...singleFiles(collections),
    ...Object.entries(folders).map(([folder, schemaId]) => ({
      path: `${folder}/*.yaml`,
      schemaId,
    })),
  ];
}

/** The files of which there is one. */
function singleFiles(collections: CollectionRules): ContentFile[] {
  const lists = Object.entries(collections).map(([name, { schema }]) => {
    return { path: `${name}.yaml`, schemaId: schema };
  });
  return [
    ...required.map((path) => ({ path, schemaId: path.replace(".yaml", ".json") })),
    ...lists,
  ];
}

/** Finds the content files among the paths of a folder. */
export function contentFiles(
  paths: readonly string[],
  collections: CollectionRules,
): ContentFile[] {
  const schemaFor = createLookup(collections);
  return paths.flatMap((path) => {
    const schemaId = schemaFor(path);
    return schemaId ? [{ path, schemaId }] : [];
  });
}

/** The id of the schema that a file follows, by its path in the content folder; nothing where it is no content. */
export function schemaOf(path: string, collections: CollectionRules): string | undefined {
  return contentFiles([path], collections)[0]?.schemaId;
}

/**
 * What is wrong with the files of a content folder before any is opened: one that is needed is
 * missing, or one that looks like content would be ignored.
 *
 * @param folder the content folder as messages name it
 */
export function checkFolder(
  folder: string,
  paths: readonly string[],
  collections: CollectionRules,
): Diagnostic[] {
  const schemaFor = createLookup(collections);
  const single = singleFiles(collections).map(({ path }) => path);
  const absent = single.filter((path) => !paths.includes(path));
  const unread = paths.filter((path) => looksLikeContent(path) && !schemaFor(path));
  const strays = unread.map((path) => ({ path, meant: meantPath(path, absent) }));
  const misnamed = new Set(strays.map(({ meant }) => meant));
  const missing = required.filter((path) => !paths.includes(path) && !misnamed.has(path));
  const hasPages = paths.some((path) => schemaFor(path) === "page.json");
  return [
    ...missing.map((path) => missingFile(`${folder}/${path}`)),
    ...(hasPages ? [] : [diagnose("no-pages", { folder: `${folder}/pages` }, at(folder))]),
    ...strays.map(({ path, meant }) => strayFile(folder, path, meant)),
  ];
}

/** The place of a mistake that lies in no text. */
export function at(file: string) {
  return { file, path: "", range: { start: 0, end: 0 } };
}

function missingFile(name: string): Diagnostic {
  return diagnose("missing-content", { name }, at(name));
}

function strayFile(folder: string, path: string, meant: string | undefined): Diagnostic {
  const name = `${folder}/${path}`;
  const suggestion = meant && `${folder}/${meant}`;
  // Under its right name the site cannot do without it.
  const severity = meant && required.includes(meant) ? "error" : "warning";
  return diagnose("unused-file", { name, suggestion }, { ...at(name), severity });
}

/** Gives the schema that the file at a path follows. */
function createLookup(collections: CollectionRules): (path: string) => string | undefined {
  const single = new Map(
    singleFiles(collections).map(({ path, schemaId }): [string, string] => [path, schemaId]),
  );
  return (path) => {
    const [, folder = ""] = /^([^/]+)\/[^/.~][^/]*\.yaml$/.exec(path) ?? [];
    return single.get(path) ?? (Object.hasOwn(folders, folder) ? folders[folder] : undefined);
  };
}

function looksLikeContent(path: string): boolean {
  // A tilde begins what office programs leave while they have a file open.
  const isHidden = /(^|\/)[.~]/.test(path);
  return !isHidden && /\.ya?ml(\.txt)?$/i.test(path);
}

/** The path under which a stray file would be read. */
function meantPath(path: string, absent: readonly string[]): string | undefined {
  const [folder = "", ...names] = path.replace(/\.ya?ml(\.txt)?$/i, "").split("/");
  const name = names.at(-1);
  const known =
    name === undefined ? absent.map((each) => each.replace(".yaml", "")) : Object.keys(folders);
  const meant = known.includes(folder) ? folder : suggest(folder, known);
  return meant && `${name === undefined ? meant : `${meant}/${name}`}.yaml`;
}
