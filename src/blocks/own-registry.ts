import type { OwnBlocks } from "./site-blocks.ts";

// Stands for the file `blocks/registry.ts` of a content folder, which takes its place in the preview.

export const registry: OwnBlocks["registry"] = {};
