import type { ReactNode } from "react";
import type { Block, BlockOf, SiteSettings } from "../content/types.ts";
import type { PageInfo } from "../ui/block-props.ts";
import type { FormLabels } from "../ui/form/message-form.tsx";
import type { Reachable } from "../ui/form/ways.tsx";
import type { Parsed } from "./parsed.ts";

/** What of the site travels to the browser for interactive blocks. */
export interface ClientInfo {
  /** How money and dates are written, whose calendar counts, and whom to write to. */
  settings: ClientSettings;
  /** The words of forms, where a block of the page sends something. */
  labels?: FormLabels;
}

interface ClientSettings extends Pick<SiteSettings, "language" | "currency" | "timeZone"> {
  /** How the firm is reached where a form is not, where a block of the page sends something. */
  firm?: Reachable;
}

/** What a block has that sends something. */
interface SenderInfo extends Required<ClientInfo> {
  settings: Required<ClientSettings>;
}

type InfoOf<T extends InteractiveType> =
  BlockOf<T> extends { delivery: unknown } ? SenderInfo : Omit<ClientInfo, "labels">;

/** The props of an interactive block: all that it needs in the browser, and no more. */
export interface InteractiveProps<T extends InteractiveType> {
  block: Parsed<BlockOf<T>>;
  site: InfoOf<T>;
  page: Pick<PageInfo, "first" | "index">;
}

export type InteractiveType = "form" | "newsletter" | "tax-calculator";

type Loaders = {
  [Type in InteractiveType]: () => Promise<(props: InteractiveProps<Type>) => ReactNode>;
};

/** The blocks that need JavaScript, each in a chunk of its own. All others travel as HTML alone. */
export const interactive = {
  form: () => import("./form/form.tsx").then((module) => module.Form),
  newsletter: () => import("./newsletter/newsletter.tsx").then((module) => module.Newsletter),
  "tax-calculator": () =>
    import("./tax-calculator/tax-calculator.tsx").then((module) => module.TaxCalculator),
} satisfies Loaders;

/** Whether a block runs in the browser. */
export function isInteractive(block: Block): block is BlockOf<InteractiveType> {
  return block.type in interactive;
}
