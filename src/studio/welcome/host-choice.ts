import type { CollectionRules } from "../../model/collections.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";

/** Build data of the static studio that backends need. */
export interface Compiled {
  /** The name of the content folder that the studio was built from. */
  folder: string;
  /** The collections of the site: each has a file that may be written. */
  collections: CollectionRules;
}

/** An opened backend; `undefined` if the user cancelled. */
export type Opened = StudioHost | undefined;

/** Props of the screen of a backend. */
export interface ChoiceProps {
  compiled: Compiled;
  /** Opens the studio over the backend. */
  onOpen(host: StudioHost): void;
  /** Returns to the list of backends. */
  onBack(): void;
}

/** A storage backend that the welcome screen offers. */
export interface HostChoice {
  /** Unique ID. The last used backend is listed first. */
  id: string;
  title: string;
  /** Label of its button; defaults to the title. */
  action?: string;
  /** One or more sentences. */
  description: string;
  /** Why this browser does not support it, and what to do instead; `undefined` if it does. */
  hindrance?: string;
  /**
   * Asks for permissions and opens the content. Called by a click, which browsers require.
   *
   * @returns the backend; `undefined` if the user cancelled or if `Screen` takes over
   */
  open(compiled: Compiled): Promise<Opened | { refused: string }>;
  /** The content that was opened last, which one click opens again. */
  again?(compiled: Compiled): Promise<OpenAgain | undefined>;
  /** A screen for backends that need more than a click; replaces `open`. */
  Screen?: (props: ChoiceProps) => React.ReactNode;
}

/** A content that was opened before. */
export interface OpenAgain {
  /** The name of the content. */
  name: string;
  open(): Promise<Opened | { refused: string }>;
}
