import { requiredFile } from "../../../check/site-index/content-files.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import type { Version } from "../../hosts/contract/host-files.ts";
import type { Texts } from "../saving/checking.ts";
import { OlderForm, type TodaysForm } from "./older-form.ts";
import { isText } from "./text-files.ts";

/** A file as it lies on the disk; both `null` where there is none. */
export interface OnDisk {
  text: string | null;
  version: Version | null;
  /** The text of the studio that was written without what is not valid in it. */
  partOf?: {
    text: string;
    /** What leads from the text on the disk to that one, edit by edit. */
    states: readonly unknown[];
  };
}

/** A text file of the content; a picture that came or went stands here by its line (`pictures/kept-line.ts`). */
export interface HeldFile {
  /** What it said when the session was opened. */
  opened: string | null;
  /** What the text of the studio comes from. */
  disk: OnDisk;
  /** As it stands in the studio. */
  text: string | null;
  /** What somebody else made of it meanwhile, where it does not go together with the text of the studio. */
  theirs?: OnDisk;
  /** Drafts of other windows that do not go together with this one, each with what it came from. */
  asides: readonly Draft[];
}

/** A text that is not on the disk, and the one that it comes from. */
export interface Draft {
  disk: string | null;
  /** `null` where the file is to go. */
  text: string | null;
}

/** All text files of a content, as they are on the disk and as they stand in the studio. */
export class HeldFiles {
  private readonly files = new Map<string, HeldFile>();
  private readonly values = new Map<string, { text: string; value: unknown }>();

  /** @param older what is done about content of an older form */
  constructor(private readonly older = new OlderForm()) {}

  /** Texts that are there in the studio, in their order. */
  names(): string[] {
    const there = [...this.files].filter(([file, { text }]) => text !== null && isText(file));
    return there.map(([file]) => file).sort();
  }

  /** Pictures and documents, as they stand in the studio. */
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
   * What a file says, in today's form; nothing where it cannot be read. The same one as long as the text is the same.
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

  /** What brings a text of a file to today's form; nothing where it has that. */
  planFor(file: string, text: string): TodaysForm | undefined {
    return this.older.planFor(file, saidBy(text));
  }

  /** The version of the content is what its settings say. */
  private settle(file: string): void {
    if (file !== requiredFile) return;
    if (this.older.settle(saidBy(this.text(file) ?? ""))) this.values.clear();
  }

  /** A file that is found at opening. */
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

  /** Files whose text is not on the disk. */
  pending(): string[] {
    return [...this.files].flatMap(([file, { disk, text }]) => (disk.text === text ? [] : [file]));
  }

  /** All texts that are not on the disk. */
  drafts(): (Draft & { file: string })[] {
    return [...this.files].flatMap(([file, { disk, text, asides }]) => {
      const own = text === disk.text ? [] : [{ disk: disk.text, text }];
      return [...own, ...asides].map((draft) => ({ file, ...draft }));
    });
  }

  /** Files that differ from what was on the disk at opening. */
  changed(): string[] {
    const files = [...this.files];
    return files.flatMap(([file, { opened, text }]) => (opened === text ? [] : [file])).sort();
  }

  /** Files about which somebody has to choose. */
  disputed(): string[] {
    return [...this.files].flatMap(([file, { theirs, asides }]) =>
      theirs || asides.length > 0 ? [file] : [],
    );
  }

  /** As all stands in the studio. */
  inStudio(): Texts {
    return textsOf([...this.files].map(([file, { text }]) => [file, text]));
  }

  /** As all lies on the disk. */
  onDisk(): Texts {
    return textsOf([...this.files].map(([file, held]) => [file, (held.theirs ?? held.disk).text]));
  }
}

/** Where all is on the disk, nothing is a part of another text. */
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
