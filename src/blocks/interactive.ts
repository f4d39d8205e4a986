import type { ReactNode } from "react";
import type { Block, BlockOf, SiteSettings } from "../content/types.ts";
import type { PageInfo } from "../ui/block-props.ts";
import type { FormLabels } from "../ui/form/message-form.tsx";
import type { Parsed } from "./parsed.ts";

/** What of the site travels to the browser for interactive blocks. */
export interface ClientInfo {
  /** How money and dates are written, and whose calendar counts. */
  settings: Pick<SiteSettings, "language" | "currency" | "timeZone">;
  /** The words of forms, where a block of the page sends something. */
  labels?: FormLabels;
}

/** A block that sends something has the words for it. */
type InfoOf<Fields> = Fields extends { delivery: unknown }
  ? Required<ClientInfo>
  : Omit<ClientInfo, "labels">;

/** The props of an interactive block with these fields: all that it needs in the browser, and no more. */
export interface InteractivePropsOf<Fields> {
  block: Parsed<Fields>;
  site: InfoOf<Fields>;
  page: Pick<PageInfo, "first" | "index">;
}

/** The props of the engine's interactive block of type T. */
export type InteractiveProps<T extends InteractiveType> = InteractivePropsOf<BlockOf<T>>;

export type InteractiveType = "form" | "newsletter";

type Loaders = {
  [Type in InteractiveType]: () => Promise<(props: InteractiveProps<Type>) => ReactNode>;
};

/** The blocks that need JavaScript, each in a chunk of its own. All others travel as HTML alone. */
export const interactive = {
  form: () => import("./form/form.tsx").then((module) => module.Form),
  newsletter: () => import("./newsletter/newsletter.tsx").then((module) => module.Newsletter),
} satisfies Loaders;

/** Whether a block runs in the browser. */
export function isInteractive(block: Block): block is BlockOf<InteractiveType> {
  return block.type in interactive;
}
