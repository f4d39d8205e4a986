import type { OwnBlocks } from "./site-blocks.ts";

// A placeholder for `blocks/registry.ts` of a content folder, which replaces it in the preview.

export const registry: OwnBlocks["registry"] = {};
