import type { Speech } from "../../model/number-words/amounts.pt-br.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Change } from "../../yaml/edit/change.ts";

/** Something that a field can name: a page, an entry, a picture, a fact. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
  /** Choices of one group stand together, below its name. */
  group?: string;
}

/** What the check says about a place. */
export interface Told {
  severity: "error" | "warning" | "note";
  message: string;
  hint?: string;
  remedy?: { label: string; apply(): void };
}

/** What the fields of a file need from whoever holds the file. */
export interface FieldContext {
  schemas: Schemas;
  /** "plans.yaml": the path in the content folder. */
  file: string;
  /** What the file follows: "plans.json". */
  schemaId: string;
  /** What the whole file says now. */
  value: unknown;
  /** The firm's, two letters; Brazil where nobody tells. */
  country?: string;
  /** What it says at this moment, where not all of it has been drawn yet. */
  newest(): unknown;
  /** Paths are those in the file; strokes of one `typing` are one step back. */
  change(change: Change | readonly Change[], typing?: string): void;
  /** What the check says at that place. */
  told(path: string): readonly Told[];
  find: {
    /** Pages, anchors, articles, files, phone, WhatsApp. */
    links(): readonly Choice[];
    /** Entries of a `collection` or `reference`. */
    entries(collection: string): readonly Choice[];
    /** Where they are all written, where that is one list. */
    list?(collection: string): { file: string; path: string } | undefined;
    /** Files of `media/`. */
    pictures(): readonly Choice[];
    icons?(): readonly Choice[];
    /** Of the value "firm.phone" the label is what it says now. */
    facts(): readonly Choice[];
    /** The address of a preview. */
    picture?(name: string): string | undefined;
  };
  /** Brings files of this computer to fields that name one; nothing where that cannot be done. */
  media?: {
    /** The file takes the place of the one that the field names. @returns why not, in a sentence */
    bring(path: string, picked: File): Promise<string | undefined>;
    /** Takes a picture away, with its description; its file, too, where nothing else shows it. */
    remove(path: string): Promise<void>;
    /** Shows the pictures that are there, to choose one. */
    choose(path: string): void;
    /** Where else the file is shown that a field names, as editors call the places. */
    elsewhere(path: string): Promise<readonly string[]>;
  };
  /** Leads to the source of a fact or an entry; in the path an item may be named by its id. */
  open(target: { file: string; path: string }): void;
  /** Shows where what stands at a place is used; nothing where nobody can name it. */
  uses?(path: string): (() => void) | undefined;
  /** Shows what stood at a place before; nothing where that is not known. */
  versions?(path: string): (() => void) | undefined;
  /** What stands on the site where a field says nothing; it is shown there, and never written. */
  defaultAt?(path: string): unknown;
  /** The look that the theme gives a block which says none at a place; nothing of any other place. */
  lookAt?(path: string): string | undefined;
  /** The language and the currency of the site: with them a price is said in words below its field. */
  speech?: Speech;
}
