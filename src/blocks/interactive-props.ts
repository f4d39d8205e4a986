import type { BlockOf, BlockType, SiteSettings } from "../model/types.ts";
import type { PageInfo } from "../ui/block-props.ts";
import type { ContactDetails } from "../ui/form/contact-links.tsx";
import type { FormLabels } from "../ui/form/message-form.tsx";
import type { ParsedTexts } from "./parse-block-texts.ts";

/** The site data sent to the browser for interactive blocks. */
export interface ClientInfo {
  /** Language, currency and time zone; the contact details if a block sends messages. */
  settings: ClientSettings;
  /** The strings of forms, if a block of the page sends messages. */
  labels?: FormLabels;
}

interface ClientSettings extends Pick<SiteSettings, "language" | "currency" | "timeZone"> {
  /** The contact details beside the form, if a block of the page sends messages. */
  firm?: ContactDetails;
}

/** The site data of blocks that send messages. */
interface ClientInfoWithForms extends Required<ClientInfo> {
  settings: Required<ClientSettings>;
}

type ClientInfoFor<Fields> = Fields extends { delivery: unknown }
  ? ClientInfoWithForms
  : Omit<ClientInfo, "labels">;

/**
 * The props of an interactive block with the given fields: all data that it needs in the browser.
 */
export interface InteractivePropsOf<Fields> {
  block: ParsedTexts<Fields>;
  site: ClientInfoFor<Fields>;
  page: Pick<PageInfo, "first" | "index">;
}

/** The props of the interactive block of type T. */
export type InteractiveProps<T extends BlockType> = InteractivePropsOf<BlockOf<T>>;
