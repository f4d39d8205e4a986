import { requiredFile } from "../../../check/site-index/content-files.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import type { Version } from "../../hosts/contract/host-files.ts";
import type { Texts } from "../saving/checking.ts";
import { OlderForm, type TodaysForm } from "./older-form.ts";
import { isText } from "./text-files.ts";

/** The state of a file on disk. Both fields are `null` if the file does not exist. */
export interface OnDisk {
  text: string | null;
  version: Version | null;
  /** Set if the file was saved without its invalid edits: the text in the studio at that time. */
  partOf?: {
    text: string;
    /** The values between the text on disk and that text, one per edit. */
    states: readonly unknown[];
  };
}

/**
 * A file of the content. For pictures and documents, the text is a media pointer
 * (`pictures/kept-line.ts`).
 */
export interface HeldFile {
  /** The text when the session was opened. */
  opened: string | null;
  /** The state on disk that the text in the studio is based on. */
  disk: OnDisk;
  /** The current text in the studio. */
  text: string | null;
  /** A conflicting external version. */
  theirs?: OnDisk;
  /** Conflicting drafts of other windows. */
  asides: readonly Draft[];
}

/** An unsaved text, and the text on disk that it is based on. */
export interface Draft {
  disk: string | null;
  /** `null` if the draft removes the file. */
  text: string | null;
}

/** The documents of a session: each with its state on disk and in the studio. */
export class HeldFiles {
  private readonly files = new Map<string, HeldFile>();
  private readonly values = new Map<string, { text: string; value: unknown }>();

  /** @param older migrates content of an older version */
  constructor(private readonly older = new OlderForm()) {}

  /** Paths of the text files that exist in the studio, sorted. */
  names(): string[] {
    const there = [...this.files].filter(([file, { text }]) => text !== null && isText(file));
    return there.map(([file]) => file).sort();
  }

  /** Media pointers of pictures and documents in the studio; `null` for removed ones. */
  kept(): Map<string, string | null> {
    const lines = [...this.files].filter(([file]) => !isText(file));
    return new Map(lines.map(([file, { text }]) => [file, text]));
  }

  get(file: string): HeldFile | undefined {
    return this.files.get(file);
  }

  text(file: string): string | undefined {
    return this.files.get(file)?.text ?? undefined;
  }

  /**
   * The value of a file, migrated to the current content version; `undefined` if it cannot be
   * parsed. Returns the same object while the text is unchanged.
   */
  value(file: string): unknown {
    const text = this.text(file);
    if (text === undefined) return undefined;
    const known = this.values.get(file);
    if (known?.text === text) return known.value;
    const value = this.planFor(file, text)?.value ?? saidBy(text);
    this.values.set(file, { text, value });
    return value;
  }

  /** The migration for a text; `undefined` if it has the current version. */
  planFor(file: string, text: string): TodaysForm | undefined {
    return this.older.planFor(file, saidBy(text));
  }

  /** The settings file states the content version: a new one invalidates all parsed values. */
  private settle(file: string): void {
    if (file !== requiredFile) return;
    if (this.older.settle(saidBy(this.text(file) ?? ""))) this.values.clear();
  }

  /** Adds a file that was read from disk. */
  add(file: string, disk: OnDisk): void {
    this.files.set(file, { opened: disk.text, disk, text: disk.text, asides: [] });
    this.settle(file);
  }

  change(file: string, changes: Partial<HeldFile>): void {
    const none: OnDisk = { text: null, version: null };
    const held = this.files.get(file) ?? { opened: null, disk: none, text: null, asides: [] };
    this.files.set(file, asHeld({ ...held, ...changes }));
    this.settle(file);
  }

  /** Files with unsaved changes. */
  pending(): string[] {
    return [...this.files].flatMap(([file, { disk, text }]) => (disk.text === text ? [] : [file]));
  }

  /** All unsaved texts. */
  drafts(): (Draft & { file: string })[] {
    return [...this.files].flatMap(([file, { disk, text, asides }]) => {
      const own = text === disk.text ? [] : [{ disk: disk.text, text }];
      return [...own, ...asides].map((draft) => ({ file, ...draft }));
    });
  }

  /** Files that differ from their state on disk when the session was opened. */
  changed(): string[] {
    const files = [...this.files];
    return files.flatMap(([file, { opened, text }]) => (opened === text ? [] : [file])).sort();
  }

  /** Files with a conflict. */
  disputed(): string[] {
    return [...this.files].flatMap(([file, { theirs, asides }]) =>
      theirs || asides.length > 0 ? [file] : [],
    );
  }

  /** All texts with unsaved changes. */
  inStudio(): Texts {
    return textsOf([...this.files].map(([file, { text }]) => [file, text]));
  }

  /** All texts as stored on disk. */
  onDisk(): Texts {
    return textsOf([...this.files].map(([file, held]) => [file, (held.theirs ?? held.disk).text]));
  }
}

/** A saved file has no partial state. */
function asHeld(held: HeldFile): HeldFile {
  const { text, disk } = held;
  if (text !== disk.text || !disk.partOf) return held;
  return { ...held, disk: { text: disk.text, version: disk.version } };
}

function saidBy(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}

function textsOf(entries: [string, string | null][]): Texts {
  return new Map(entries.flatMap(([file, text]) => (text === null ? [] : [[file, text]])));
}
