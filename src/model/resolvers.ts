import type { ImageSize } from "./image-size.ts";
import type { Labels, SiteSettings } from "./types.ts";

/** What parts of content are resolved with. */
export interface ResolveContext {
  settings: SiteSettings;
  /** The words of the site; nothing while those themselves are resolved, or a part by itself. */
  labels?: Labels;
  collections: Readonly<Record<string, readonly unknown[]>>;
  /** The ISO calendar date as of which the site is made. */
  today: string;
  sizeOf(name: string): ImageSize | undefined;
}

/**
 * Gives a part of content all that its schema promises beyond what was written. Facts and entries
 * stand in it already where they were named.
 */
export type Resolver = (part: unknown, context: ResolveContext) => unknown;

/** Resolvers by the id of the schema of their part, "parts/image.json". */
export type Resolvers = Readonly<Record<string, Resolver>>;
