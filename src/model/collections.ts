/** A list of entries with a file of its own, `<name>.yaml`. */
interface CollectionRule {
  /** The id of the list's schema, "services.json". */
  schema: string;
  /** What sentences call one of its entries, with its article: "o serviço". */
  entry: string;
}

/** Collections by their name, in the order in which they are read. */
export type CollectionRules = Readonly<Record<string, CollectionRule>>;
