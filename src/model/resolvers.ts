import type { ImageSize } from "./image-size.ts";
import type { Labels, SiteSettings } from "./types.ts";

/** What a resolver needs besides the part of content that it resolves. */
export interface ResolveContext {
  settings: SiteSettings;
  /**
   * The labels of the site; `undefined` while they are being resolved, or if only a part is
   * resolved.
   */
  labels?: Labels;
  collections: Readonly<Record<string, readonly unknown[]>>;
  /** The ISO calendar date of the build. */
  today: string;
  sizeOf(name: string): ImageSize | undefined;
}

/**
 * Adds to a part of content the fields that its schema lists under `resolved`. Facts and collection
 * entries have been inserted already.
 */
export type Resolver = (part: unknown, context: ResolveContext) => unknown;

/** Resolvers by schema id: "parts/image.json". */
export type Resolvers = Readonly<Record<string, Resolver>>;
