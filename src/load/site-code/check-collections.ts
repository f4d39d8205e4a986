import { join } from "node:path";
import { siteCodeStrings as strings } from "#lang/load/site-code/strings";
import type { CollectionDefinitions } from "../../model/collections.ts";
import { refTargetId, type Schema, type Schemas } from "../../model/schema/schemas.ts";
import { displayPath } from "../files/disk-files.ts";
import { siteSchemaFiles } from "./read-schemas.ts";
import { SiteCodeError } from "./site-code-files.ts";

interface CollectionCheckInput {
  schemas: Schemas;
  /** The collections that the site's rules define. */
  own: CollectionDefinitions;
  /** The collections of the site and those of the engine. */
  all: CollectionDefinitions;
}

/**
 * Checks the collections of the site code. Each must have a schema. Each field that names entries
 * must name an existing collection whose entries have a schema of their own. The types, the guide
 * and the studio need both.
 *
 * @throws SiteCodeError naming the file
 */
export function checkCollections(
  folder: string,
  { schemas, own, all }: CollectionCheckInput,
): void {
  const files = siteSchemaFiles(folder);
  for (const [name, { schema }] of Object.entries(own)) {
    const file = files.find(({ id }) => id === schema)?.file;
    const rules = displayPath(join(folder, "rules.ts"));
    if (!file) throw new SiteCodeError(strings.noList({ file: rules, name, schema }));
  }
  for (const { id, file } of files) {
    for (const name of referencedCollections(schemas[id] ?? {})) {
      if (!isKnownCollection(name, all, schemas))
        throw new SiteCodeError(strings.noCollection({ file, name }));
      const list = own[name]?.schema;
      const entry = list && schemas[list]?.items?.$ref;
      const named = files.find((each) => each.id === list);
      if (list && named && !(entry && schemas[refTargetId(list, entry)]))
        throw new SiteCodeError(strings.noEntry({ file: named.file, name }));
    }
  }
}

/**
 * Whether a collection exists: it has a file of its own, or is a list in the site settings, such as
 * the claims.
 */
function isKnownCollection(name: string, all: CollectionDefinitions, schemas: Schemas): boolean {
  return name in all || schemas["site.json"]?.properties?.[name]?.type === "array";
}

function referencedCollections({ collection, ...node }: Schema): string[] {
  const { properties = {}, patternProperties = {}, items } = node;
  const below = [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...(items ? [items] : []),
  ];
  return [
    ...(collection === undefined ? [] : [collection]),
    ...below.flatMap(referencedCollections),
  ];
}
