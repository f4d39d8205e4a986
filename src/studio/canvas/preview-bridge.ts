import type { PageParts } from "../preview-worker/messages.ts";
import type { BlockCommands } from "./overlay/block-handle.ts";
import type { LinkOption } from "./text-marks/link-panel.ts";

/** The source of a field, and how it is edited. */
export interface EditableText {
  text: string;
  /** Whether the field allows bold, italic and links. */
  markup: boolean;
  /** Whether visitors see the line breaks of the field. */
  lines: boolean;
  /** Whether the field is a body of several blocks. */
  body: boolean;
  /** The label of the field for editors. */
  name?: string;
  /** The maximum number of characters. */
  most?: number;
  /**
   * The description of the field. It explains the syntax if the page shows the text differently
   * than it is written.
   */
  help?: string;
}

/**
 * Media to insert into a body: a picture with its description, or a file with the text of the
 * link to it.
 */
export type MediaToInsert =
  | { kind: "picture"; file: string; alt: string }
  | { kind: "file"; file: string; words: string };

/** The selected part of a page. */
export interface PreviewSelection {
  /** The field; for computed text, such as a price, the nearest field. */
  field?: string;
  /** The index of its block. */
  block?: number;
  fact?: string;
  /** A computed text that has no field of its own. */
  derived?: string;
}

/** What the page in the frame may ask the studio. */
export interface EditorQueries {
  /** Returns the source of a field that is about to be edited. */
  textSource(field: string): EditableText | undefined;
  /** Returns the current text of a field. */
  currentText(field: string): string | undefined;
  /** Returns the current text of a fact, if it is written as visitors read it. */
  currentFact(name: string): string | undefined;
  /** Returns a function that checks whether a fact is defined in one of the files. */
  factFilter(files: readonly string[]): (name: string) => boolean;
  /** Returns where a fact is defined, in words for editors. */
  factLocation(name: string): string | undefined;
  /** Returns the link targets for text fields. */
  linkChoices(): readonly LinkOption[];
  /**
   * Whether a text appears on many pages, such as a fact or a UI string. Such a text is not related
   * to the text around it.
   */
  isShared(field: string): boolean;
  /** Returns the files that a body can link to. */
  fileChoices(): readonly LinkOption[];
  /** Returns the details that are shown after a link to a file, if known: "PDF, 14 kB". */
  fileDetail(name: string): string;
  /** Returns the URL of a picture in a body. */
  pictureUrl(file: string): string;
  /**
   * Maps a URL that only the studio can resolve to one that can be displayed. Absent if there are
   * no such URLs.
   */
  displayUrl?(address: string): string;
  /** Returns the title of the page at a URL; `undefined` if there is none. */
  pageTitle(address: string): string | undefined;
}

/** What the page in the frame may change. */
export interface EditorEdits {
  /** Called when input starts. `setText` follows with the text. */
  markUnsaved(): void;
  /** Sets the source of a field. */
  setText(field: string, source: string): void;
  /**
   * Adds the given file, or lets the user pick one of a kind. Resolves to the media to insert;
   * `undefined` if there is none.
   */
  requestMedia(
    field: string,
    picked: File | MediaToInsert["kind"],
  ): Promise<MediaToInsert | undefined>;
  /** Replaces a picture by a file that was dropped on it, or pasted while it was selected. */
  uploadTo(field: string, picked: File): void;
  /** Commands for the blocks of the page. */
  blocks: BlockCommands;
}

/** What the user selects and opens in the page in the frame. */
export interface EditorSelection {
  /** Selects a part of the page. */
  select(place: PreviewSelection): void;
  /** Called when editing a text starts, or with `undefined` when it ends. */
  setEditing(text: { markup: boolean } | undefined): void;
  /** Opens the page at a URL. */
  openPage(address: string): void;
  /** Handles a key that is pressed in the page, because it may be a studio shortcut. */
  handleKey(event: KeyboardEvent): void;
}

/** The interface of the studio for the page in its frame. */
export interface EditorApi {
  queries: EditorQueries;
  edits: EditorEdits;
  selection: EditorSelection;
}

/** The appearance of the page apart from its content. */
export interface PageAppearance {
  styles: string;
  scheme: "light" | "dark";
}

/** The interface of the page in the frame for the studio. */
export interface PreviewBridge {
  connect(editor: EditorApi): void;
  setAppearance(look: PageAppearance): void;
  show(parts: PageParts): void;
  /** Renders the current page again. */
  renderAgain(): void;
  /**
   * Shows the changed texts of some files before the page is rendered again.
   *
   * @returns whether the page shows any of them
   */
  updateTexts(files: readonly string[]): boolean;
  /** Shows pictures whose bytes have been loaded. */
  onPicturesLoaded(): void;
  /**
   * Scrolls to a field unless part of it is visible.
   *
   * @returns whether the page shows the field
   */
  scrollToField(place: string): boolean;
  /** Scrolls to a block and highlights it. */
  selectBlock(block: number | undefined): void;
  /**
   * Places the caret at the end of the heading of the page.
   *
   * @returns whether the page has an editable heading
   */
  focusTitle(): boolean;
  /** Toggles bold or italic on the selection, or opens the link panel. */
  format(kind: "bold" | "italic" | "link"): void;
}

declare global {
  interface Window {
    /** In the frame: the interface for the studio around it. */
    preloPage?: PreviewBridge;
  }
}
