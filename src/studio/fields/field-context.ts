import type { NumberLocale } from "#lang/model/numbers-and-dates/amounts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Change } from "../../yaml/edit/change.ts";

/** Something a field can refer to: a page, an entry, a picture, a fact. */
export interface PickerOption {
  value: string;
  label: string;
  hint?: string;
  /** Choices of the same group are listed together under its name. */
  group?: string;
}

/** A diagnostic of the check for one field. */
export interface FieldDiagnostic {
  severity: "error" | "warning" | "note";
  message: string;
  hint?: string;
  quickFix?: { label: string; apply(): void };
}

/** What the fields of a file need from their host, which owns the file. */
export interface FieldContext {
  schemas: Schemas;
  /** Path in the content folder: "plans.yaml". */
  file: string;
  /** Schema of the file: "plans.json". */
  schemaId: string;
  /** Parsed value of the whole file, as of the last render of the fields. */
  value: unknown;
  /** Country of the firm as a two-letter code; Brazil if undefined. */
  country?: string;
  /** Returns the parsed value of the whole file now, including edits that are not rendered yet. */
  latestValue(): unknown;
  /**
   * Applies changes, whose paths are relative to the file. Successive edits with the same `typing`
   * form one undo step.
   */
  change(change: Change | readonly Change[], typing?: string): void;
  /** Returns the diagnostics at exactly this path. */
  diagnosticsAt(path: string): readonly FieldDiagnostic[];
  find: {
    /** Returns the link targets: pages, anchors, articles, files, phone, WhatsApp. */
    links(): readonly PickerOption[];
    /** Returns the entries of a `collection` or `reference`. */
    entries(collection: string): readonly PickerOption[];
    /** Returns the location of the list that holds all entries, if there is a single one. */
    list?(collection: string): { file: string; path: string } | undefined;
    /** Returns the files of `media/`. */
    pictures(): readonly PickerOption[];
    icons?(): readonly PickerOption[];
    /**
     * Returns the facts. Each value is a name such as "firm.phone", and its label is the current
     * text.
     */
    facts(): readonly PickerOption[];
    /** Returns the URL of a preview of a picture. */
    picture?(name: string): string | undefined;
  };
  /**
   * Adds files from this computer to fields that name a file; `undefined` if the host cannot store
   * files.
   */
  media?: {
    /**
     * Uploads a file and writes its name to the field, replacing the previous one.
     *
     * @returns why it failed, as a sentence; `undefined` on success
     */
    bring(path: string, picked: File): Promise<string | undefined>;
    /** Removes a picture with its alt text. Also removes its file if nothing else references it. */
    remove(path: string): Promise<void>;
    /** Opens the picker of existing pictures for a field. */
    choose(path: string): void;
    /** Resolves to the other uses of the file of this field, in words for editors. */
    elsewhere(path: string): Promise<readonly string[]>;
  };
  /** Opens the source of a fact or an entry. Path segments of list items may be ids. */
  open(target: { file: string; path: string }): void;
  /**
   * Returns a callback that shows where the value at a path is used; `undefined` if nothing can
   * reference it.
   */
  usesAction?(path: string): (() => void) | undefined;
  /** Returns a callback that shows earlier values at a path; `undefined` if none are known. */
  earlierValuesAction?(path: string): (() => void) | undefined;
  /**
   * Returns the default that applies on the site if the field is empty. It is shown, never written.
   */
  defaultAt?(path: string): unknown;
  /**
   * Returns the variant that the theme sets for a block that sets none itself; `undefined` for any
   * other path.
   */
  variantAt?(path: string): string | undefined;
  /** Language and currency of the site, used to spell out prices below their field. */
  speech?: NumberLocale;
}
