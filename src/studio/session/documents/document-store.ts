import { requiredFile } from "../../../check/folder-structure/content-files.ts";
import { readTree } from "../../../yaml/parse/tree.ts";
import type { FileVersionId } from "../../backend-contract/files.ts";
import { isYamlFile } from "../../backend-contract/is-yaml-file.ts";
import type { ContentTexts } from "../saving/content-checker.ts";
import { ContentMigration, type FileMigration } from "./content-migration.ts";

/** The state of a file on disk. Both fields are `null` if the file does not exist. */
export interface DiskState {
  text: string | null;
  version: FileVersionId | null;
  /**
   * The text in the studio when the file was saved without its invalid edits. Missing if the file
   * was saved as a whole.
   */
  partOf?: {
    text: string;
    /** The values between the text on disk and the text in the studio, one per edit. */
    states: readonly unknown[];
  };
}

/**
 * A file of the content. For pictures and documents, the text is a media pointer
 * (`upload-preparation/media-file-pointer.ts`).
 */
export interface SessionDocument {
  /** The text when the session was opened. */
  opened: string | null;
  /** The state on disk that the text in the studio is based on. */
  disk: DiskState;
  /** The current text in the studio. */
  text: string | null;
  /** A conflicting external version. */
  theirs?: DiskState;
  /** Conflicting drafts of other windows. */
  otherDrafts: readonly UnsavedDraft[];
}

/** An unsaved text, and the text on disk that it is based on. */
export interface UnsavedDraft {
  disk: string | null;
  /** `null` if the draft removes the file. */
  text: string | null;
}

/** The documents of a session, each with its state on disk and in the studio. */
export class DocumentStore {
  private readonly files = new Map<string, SessionDocument>();
  private readonly values = new Map<string, { text: string; value: unknown }>();

  /** @param older migrates content of an older version */
  constructor(private readonly older = new ContentMigration()) {}

  /** Returns the paths of the text files that exist in the studio, sorted. */
  names(): string[] {
    const there = [...this.files].filter(([file, { text }]) => text !== null && isYamlFile(file));
    return there.map(([file]) => file).sort();
  }

  /**
   * Returns the media pointers of pictures and documents in the studio; `null` for removed ones.
   */
  mediaFiles(): Map<string, string | null> {
    const lines = [...this.files].filter(([file]) => !isYamlFile(file));
    return new Map(lines.map(([file, { text }]) => [file, text]));
  }

  get(file: string): SessionDocument | undefined {
    return this.files.get(file);
  }

  text(file: string): string | undefined {
    return this.files.get(file)?.text ?? undefined;
  }

  /**
   * Returns the value of a file, migrated to the current content version; `undefined` if it cannot
   * be parsed. Returns the same object while the text is unchanged.
   */
  value(file: string): unknown {
    const text = this.text(file);
    if (text === undefined) return undefined;
    const known = this.values.get(file);
    if (known?.text === text) return known.value;
    const value = this.migrationFor(file, text)?.value ?? parseValue(text);
    this.values.set(file, { text, value });
    return value;
  }

  /** Plans the migration of a text; `undefined` if nothing has to be migrated. */
  migrationFor(file: string, text: string): FileMigration | undefined {
    return this.older.plan(file, parseValue(text));
  }

  /**
   * Updates the content version if the file is the settings. A new version invalidates all parsed
   * values.
   */
  private updateContentVersion(file: string): void {
    if (file !== requiredFile) return;
    if (this.older.updateVersion(parseValue(this.text(file) ?? ""))) this.values.clear();
  }

  /** Adds a file that was read from disk. */
  add(file: string, disk: DiskState): void {
    this.files.set(file, { opened: disk.text, disk, text: disk.text, otherDrafts: [] });
    this.updateContentVersion(file);
  }

  change(file: string, changes: Partial<SessionDocument>): void {
    const none: DiskState = { text: null, version: null };
    const held = this.files.get(file) ?? { opened: null, disk: none, text: null, otherDrafts: [] };
    this.files.set(file, dropPartialIfSaved({ ...held, ...changes }));
    this.updateContentVersion(file);
  }

  /** Lists the files with unsaved changes. */
  unsavedFiles(): string[] {
    return [...this.files].flatMap(([file, { disk, text }]) => (disk.text === text ? [] : [file]));
  }

  /** Lists all unsaved texts, including conflicting drafts of other windows. */
  drafts(): (UnsavedDraft & { file: string })[] {
    return [...this.files].flatMap(([file, { disk, text, otherDrafts }]) => {
      const own = text === disk.text ? [] : [{ disk: disk.text, text }];
      return [...own, ...otherDrafts].map((draft) => ({ file, ...draft }));
    });
  }

  /** Lists the files that differ from their state on disk when the session was opened. */
  changedFiles(): string[] {
    const files = [...this.files];
    return files.flatMap(([file, { opened, text }]) => (opened === text ? [] : [file])).sort();
  }

  /** Lists the files with a conflict. */
  conflictingFiles(): string[] {
    return [...this.files].flatMap(([file, { theirs, otherDrafts }]) =>
      theirs || otherDrafts.length > 0 ? [file] : [],
    );
  }

  /** Returns the texts of all files in the studio, including unsaved changes. */
  studioTexts(): ContentTexts {
    return collectTexts([...this.files].map(([file, { text }]) => [file, text]));
  }

  /** Returns the texts of all files as stored on disk. */
  diskTexts(): ContentTexts {
    return collectTexts(
      [...this.files].map(([file, held]) => [file, (held.theirs ?? held.disk).text]),
    );
  }
}

/** Drops the partial state of a file whose text in the studio is saved. */
function dropPartialIfSaved(held: SessionDocument): SessionDocument {
  const { text, disk } = held;
  if (text !== disk.text || !disk.partOf) return held;
  return { ...held, disk: { text: disk.text, version: disk.version } };
}

function parseValue(text: string): unknown {
  const tree = readTree(text);
  return "offset" in tree ? undefined : tree.value;
}

function collectTexts(entries: [string, string | null][]): ContentTexts {
  return new Map(entries.flatMap(([file, text]) => (text === null ? [] : [[file, text]])));
}
