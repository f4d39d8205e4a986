import type { CollectionDefinitions } from "../../model/collections.ts";
import type { StorageBackend } from "./backend.ts";

/** Build data of the static studio that backends need. */
export interface BackendBuildData {
  /** The name of the content folder that the studio was built from. */
  folder: string;
  /** The collections of the site: each has a file that may be written. */
  collections: CollectionDefinitions;
}

/** An opened backend; `undefined` if the user cancelled. */
export type BackendOrCancelled = StorageBackend | undefined;

/** Props of the screen of a backend. */
export interface BackendScreenProps {
  compiled: BackendBuildData;
  /** Opens the studio on the backend. */
  onOpen(host: StorageBackend): void;
  /** Returns to the list of backends. */
  onBack(): void;
}

/** A storage backend that the welcome screen offers. */
export interface BackendOption {
  /** Unique ID of the backend. */
  id: string;
  title: string;
  /** Label of its button; defaults to the title. */
  action?: string;
  /** One or more sentences. */
  description: string;
  /** Why this browser does not support it, and what to do instead; `undefined` if it does. */
  unsupportedReason?: string;
  /**
   * Asks for permissions and opens the content. Called by a click, which browsers require.
   *
   * @returns the backend; `undefined` if the user cancelled or if `Screen` takes over
   */
  open(compiled: BackendBuildData): Promise<BackendOrCancelled | { refused: string }>;
  /** Returns the content that was opened last, which one click opens again. */
  lastOpened?(compiled: BackendBuildData): Promise<RecentContent | undefined>;
  /** A screen for backends that need more than a click; replaces `open`. */
  Screen?: (props: BackendScreenProps) => React.ReactNode;
}

/** Content that was opened before. */
export interface RecentContent {
  /** The name of the folder or repository. */
  name: string;
  open(): Promise<BackendOrCancelled | { refused: string }>;
}
