import type { CollectionRules } from "../../model/collections.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";

/** What the static studio was made with, as far as a host needs it. */
export interface Compiled {
  /** The content folder that it was made from, by its name. */
  folder: string;
  /** The lists of the site: each has a file that may be written. */
  collections: CollectionRules;
}

/** A host that is ready, or nothing where whoever was asked thought better of it. */
export type Opened = StudioHost | undefined;

/** What a screen of a choice is given. */
export interface ChoiceProps {
  compiled: Compiled;
  /** The content is there: the studio opens over it. */
  onOpen(host: StudioHost): void;
  /** Back to all choices. */
  onBack(): void;
}

/** A place where content may lie, as the studio's beginning offers it. */
export interface HostChoice {
  /** Tells it from others in this browser: what was chosen last stands first. */
  id: string;
  title: string;
  /** What its button says; the title, unless told. */
  action?: string;
  /** Sentences. */
  description: string;
  /** Why it cannot be chosen in this browser, and what else can be done; nothing where it can. */
  hindrance?: string;
  /**
   * Asks for what is needed and opens the content: called by a press.
   *
   * @returns the host; nothing where somebody thought better of it, or where `Screen` goes on from here
   */
  open(compiled: Compiled): Promise<Opened | { refused: string }>;
  /** What was opened here before, and is opened again by one press. */
  again?(compiled: Compiled): Promise<OpenAgain | undefined>;
  /** A screen of its own, where a press alone is not enough; it takes the place of `open`. */
  Screen?: (props: ChoiceProps) => React.ReactNode;
}

/** A content that was opened before. */
export interface OpenAgain {
  /** What it is called. */
  name: string;
  open(): Promise<Opened | { refused: string }>;
}
