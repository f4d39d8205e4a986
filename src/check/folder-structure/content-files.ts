import type { CollectionDefinitions } from "../../model/collections.ts";

/** A content file and the schema that it follows. */
export interface ContentFile {
  /** Its path in the content folder, with `/`. */
  path: string;
  schemaId: string;
}

/** The only file that every site needs. */
export const requiredFile = "site.yaml";
/** Optional files that override defaults of the engine. */
export const overrideFiles = ["theme.yaml", "labels.yaml"];
/** Optional files that the studio can create: the override files, and lists that may be empty. */
export const studioCreatableFiles = [...overrideFiles, "events.yaml"];
/** Files that affect the whole site. */
export const siteWideFiles = [requiredFile, ...overrideFiles];
/** Folders that may have any number of files, and the schema of those files. */
export const contentFolders: Readonly<Record<string, string>> = {
  pages: "page.json",
  articles: "article.json",
  documents: "document.json",
  spreadsheets: "spreadsheet.json",
};

/** Returns the folder for files with this schema, or `undefined` if there is none. */
export function contentFolderForSchema(schemaId: string): string | undefined {
  return Object.keys(contentFolders).find((name) => contentFolders[name] === schemaId);
}

/** Returns all kinds of content files: their path, with `*` for any name, and their schema. */
export function contentFilePatterns(collections: CollectionDefinitions): ContentFile[] {
  return [
    ...singletonFiles(collections),
    ...Object.entries(contentFolders).map(([folder, schemaId]) => ({
      path: `${folder}/*.yaml`,
      schemaId,
    })),
  ];
}

/** Returns the files that may exist only once: site-wide files, and one file per collection. */
export function singletonFiles(collections: CollectionDefinitions): ContentFile[] {
  const lists = Object.entries(collections).map(([name, { schema }]) => {
    return { path: `${name}.yaml`, schemaId: schema };
  });
  return [
    ...siteWideFiles.map((path) => ({ path, schemaId: path.replace(".yaml", ".json") })),
    ...lists,
  ];
}

/** Finds the content files among the paths of a folder. */
export function findContentFiles(
  paths: readonly string[],
  collections: CollectionDefinitions,
): ContentFile[] {
  const schemaFor = createSchemaLookup(collections);
  return paths.flatMap((path) => {
    const schemaId = schemaFor(path);
    return schemaId ? [{ path, schemaId }] : [];
  });
}

/**
 * Returns the schema id of a file by its path in the content folder, or `undefined` if it is not a
 * content file.
 */
export function schemaIdOf(path: string, collections: CollectionDefinitions): string | undefined {
  return findContentFiles([path], collections)[0]?.schemaId;
}

/**
 * Creates a function that returns the schema id for a path, or `undefined` if it is not the path of
 * a content file.
 */
export function createSchemaLookup(
  collections: CollectionDefinitions,
): (path: string) => string | undefined {
  const single = new Map(
    singletonFiles(collections).map(({ path, schemaId }): [string, string] => [path, schemaId]),
  );
  return (path) => {
    const [, folder = ""] = /^([^/]+)\/[^/.~][^/]*\.yaml$/.exec(path) ?? [];
    return (
      single.get(path) ??
      (Object.hasOwn(contentFolders, folder) ? contentFolders[folder] : undefined)
    );
  };
}
