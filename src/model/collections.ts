/** A collection: a list of entries in its own file, `<name>.yaml`. */
interface CollectionDefinition {
  /** The id of the list's schema, "services.json". */
  schema: string;
  /** The name of one entry in diagnostics, with its article: "o serviço". */
  entry: string;
}

/** Collections by name, in the order in which they are read. */
export type CollectionDefinitions = Readonly<Record<string, CollectionDefinition>>;
