import type { OwnBlocks } from "./site-blocks.ts";

// Stands for the file `blocks/interactive.ts` of a content folder, which takes its place where scripts
// are bundled and in the preview. A site without code of its own has this one.

export const interactive: OwnBlocks["interactive"] = {};
