import type { BlockOf, BlockType, SiteSettings } from "../content/types.ts";
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
interface InteractivePropsOf<Fields> {
  block: Parsed<Fields>;
  site: InfoOf<Fields>;
  page: Pick<PageInfo, "first" | "index">;
}

/** The props of the interactive block of type T. */
export type InteractiveProps<T extends BlockType> = InteractivePropsOf<BlockOf<T>>;
