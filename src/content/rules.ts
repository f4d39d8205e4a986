import type { ImageSize } from "./image-size.ts";
import type { SiteSettings } from "./types.ts";

/** A list of entries with a file of its own, `<name>.yaml`. */
interface CollectionRule {
  /** The id of the list's schema, "services.json". */
  schema: string;
  /** What sentences call one of its entries, with its article: "o serviço". */
  entry: string;
}

/** Collections by their name, in the order in which they are read. */
export type CollectionRules = Readonly<Record<string, CollectionRule>>;

/** What parts of content are resolved with. */
export interface ResolveContext {
  settings: SiteSettings;
  collections: Readonly<Record<string, readonly unknown[]>>;
  sizeOf(name: string): ImageSize | undefined;
}

/**
 * Gives a part of content all that its schema promises beyond what was written. Facts and entries
 * stand in it already where they were named.
 */
export type Resolver = (part: unknown, context: ResolveContext) => unknown;

/** Resolvers by the id of the schema of their part, "parts/image.json". */
export type Resolvers = Readonly<Record<string, Resolver>>;
