/** A collection: a list of entries in its own file, `<name>.yaml`. */
interface CollectionDefinition {
  /** The ID of the schema of the list: "services.json". */
  schema: string;
  /** What diagnostics call one entry, with the article: "o serviço". */
  entry: string;
}

/** Collections by name, in the order in which they are read. */
export type CollectionDefinitions = Readonly<Record<string, CollectionDefinition>>;
