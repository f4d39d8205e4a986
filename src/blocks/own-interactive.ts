import type { OwnBlocks } from "./site-blocks.ts";

// A placeholder for `blocks/interactive.ts` of a content folder, which replaces it in bundles and
// in the preview. Sites without code of their own use this file.

export const interactive: OwnBlocks["interactive"] = {};
