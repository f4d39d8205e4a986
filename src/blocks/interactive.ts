import type { ReactNode } from "react";
import type { Block, BlockOf, BlockType } from "../model/types.ts";
import type { InteractiveProps } from "./interactive-props.ts";

type InteractiveLoaders = {
  [Type in BlockType]?: () => Promise<(props: InteractiveProps<Type>) => ReactNode>;
};

/**
 * The blocks that need JavaScript, with functions that load their chunks. All other blocks are sent
 * only as HTML.
 */
export const interactive = {
  form: () => import("./form/form.tsx").then((module) => module.Form),
  newsletter: () => import("./newsletter/newsletter.tsx").then((module) => module.Newsletter),
} satisfies InteractiveLoaders;

export type InteractiveType = keyof typeof interactive;

/** Whether a block runs in the browser. */
export function isInteractive(block: Block): block is BlockOf<InteractiveType> {
  return block.type in interactive;
}
