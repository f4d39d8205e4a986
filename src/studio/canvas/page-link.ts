import type { PageParts } from "../preview-worker/core-messages.ts";
import type { BlockDeeds } from "./floating/block-handle.ts";
import type { PageOpening } from "./floating/page-opener.ts";
import type { LinkChoice } from "./marks/link-panel.ts";

/** A text of the content as it is typed. */
export interface TextSource {
  text: string;
  /** It takes strong words, stressed ones and links. */
  markup: boolean;
  /** Each of its lines is one for visitors. */
  lines: boolean;
  /** It is a longer text, of several blocks. */
  body: boolean;
  /** What editors call it. */
  name?: string;
  /** So many letters it may have. */
  most?: number;
  /** What its signs mean, where it is shown otherwise than it is written. */
  help?: string;
}

/** What comes into a longer text: a picture with its description, or a file with words for the link to it. */
export type BroughtPart =
  | { kind: "picture"; file: string; alt: string }
  | { kind: "file"; file: string; words: string };

/** What somebody looks at on a page. */
export interface ChosenPlace {
  /** Its text; of words that no field has, such as a price, the text that stands with them. */
  field?: string;
  /** The number of its block. */
  block?: number;
  fact?: string;
  /** Words that no field has. */
  derived?: string;
}

/** What the page tells the studio round it. */
export interface PageEvents extends PageOpening {
  /** A text that is about to be typed: what the content says, and whether it takes marks. */
  source(field: string): TextSource | undefined;
  /** What a text says now. */
  textNow(field: string): string | undefined;
  /** What a fact says now, where that is written as visitors read it. */
  factNow(name: string): string | undefined;
  /** Tells of the name of a fact whether it is written in one of the files. */
  factsIn(files: readonly string[]): (name: string) => boolean;
  /** Where a fact is written, as editors call the place. */
  sourceOfFact(name: string): string | undefined;
  /** Where words of a text may lead. */
  links(): readonly LinkChoice[];
  /** Something was typed that will be handed over. */
  touched(): void;
  /** The words of a text were typed. */
  typed(field: string, source: string): void;
  /** Whether a text stands on many pages, as a fact or a word of the interface: it says nothing of what is beside it. */
  isShared(field: string): boolean;
  /** Someone looks at a part of a page. */
  chosen(place: ChosenPlace): void;
  /** Something for a longer text: that file, or one of a kind that somebody chooses; nothing where none comes. */
  bring(field: string, picked: File | BroughtPart["kind"]): Promise<BroughtPart | undefined>;
  /** The files that a longer text may lead to. */
  files(): readonly LinkChoice[];
  /** What is said of a file behind a link to it, as far as that is known here: "PDF, 14 kB". */
  fileDetail(name: string): string;
  /** Where a picture is that a longer text names. */
  pictureAddress(file: string): string;
  /** An address that can be shown in the stead of one that only the studio can follow; nothing where there are none such. */
  shownAddress?(address: string): string;
  /** A file of the computer fell on a picture, or was pasted in its place. */
  dropped(place: string, picked: File): void;
  /** A text is being typed, and whether it takes marks; nothing where none is any more. */
  typing(text: { markup: boolean } | undefined): void;
  /** What can be done to the blocks of the page. */
  blocks: BlockDeeds;
  /** A key of the studio's, pressed in the page. */
  pressed(event: KeyboardEvent): void;
}

/** How the page looks besides its content. */
export interface PageLook {
  styles: string;
  scheme: "light" | "dark";
}

/** What the studio asks of the page in its frame. */
export interface PageLink {
  listen(events: PageEvents): void;
  look(look: PageLook): void;
  show(parts: PageParts): void;
  /** Shows the page that it has as it was made. */
  showAgain(): void;
  /** The texts of some files have changed: they show before the page is made anew. @returns whether any shows */
  echo(files: readonly string[]): boolean;
  /** Pictures have come whose bytes were on their way. */
  picturesCame(): void;
  /** Brings what shows a place of a file into view, unless some of it is there. @returns whether the page shows it */
  bring(place: string): boolean;
  /** Brings a block into view and marks it. */
  mark(block: number | undefined): void;
  /** The caret stands at the end of the page's heading. @returns whether it has one that can be typed in */
  enterTitle(): boolean;
  /** Makes the chosen words strong or stressed, or opens the choice of where they lead. */
  format(kind: "bold" | "italic" | "link"): void;
}

declare global {
  interface Window {
    /** In the frame: the page, as the studio round it asks it. */
    preloPage?: PageLink;
  }
}
