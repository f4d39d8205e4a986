import type { CollectionRules } from "../../model/collections.ts";

/** A content file and the schema that it follows. */
export interface ContentFile {
  /** Its path in the content folder, with `/`. */
  path: string;
  schemaId: string;
}

/** The file without which there is no site. */
export const requiredFile = "site.yaml";
/** The files that are written over what the engine has, and may be left out as a whole. */
export const overrideFiles = ["theme.yaml", "labels.yaml"];
/** Files that a site may do without and the studio begins: those above, and lists that may be empty. */
export const beginnableFiles = [...overrideFiles, "events.yaml"];
/** The files that say how the whole site is. */
export const siteWideFiles = [requiredFile, ...overrideFiles];
/** The folders of files of which there may be many, each with their schema. */
export const contentFolders: Readonly<Record<string, string>> = {
  pages: "page.json",
  articles: "article.json",
  documents: "document.json",
  spreadsheets: "spreadsheet.json",
};

/** The folder of the files that follow a schema, where they have one. */
export function folderOf(schemaId: string): string | undefined {
  return Object.keys(contentFolders).find((name) => contentFolders[name] === schemaId);
}

/** All kinds of content files: where they stand, `*` for any name, and the schema that they follow. */
export function contentFilePatterns(collections: CollectionRules): ContentFile[] {
  return [
    ...singletonFiles(collections),
    ...Object.entries(contentFolders).map(([folder, schemaId]) => ({
      path: `${folder}/*.yaml`,
      schemaId,
    })),
  ];
}

/** The files of which there is one. */
export function singletonFiles(collections: CollectionRules): ContentFile[] {
  const lists = Object.entries(collections).map(([name, { schema }]) => {
    return { path: `${name}.yaml`, schemaId: schema };
  });
  return [
    ...siteWideFiles.map((path) => ({ path, schemaId: path.replace(".yaml", ".json") })),
    ...lists,
  ];
}

/** Finds the content files among the paths of a folder. */
export function contentFiles(
  paths: readonly string[],
  collections: CollectionRules,
): ContentFile[] {
  const schemaFor = createSchemaLookup(collections);
  return paths.flatMap((path) => {
    const schemaId = schemaFor(path);
    return schemaId ? [{ path, schemaId }] : [];
  });
}

/** The id of the schema that a file follows, by its path in the content folder; nothing where it is no content. */
export function schemaOf(path: string, collections: CollectionRules): string | undefined {
  return contentFiles([path], collections)[0]?.schemaId;
}

/** Gives the schema that the file at a path follows. */
export function createSchemaLookup(
  collections: CollectionRules,
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
