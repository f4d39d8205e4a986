import type { Change } from "./change.ts";

/** A change to the content of one file. */
interface FileValueChange {
  file: string;
  change: Change | readonly Change[];
}

/** Creates a file with a text, or deletes it (`null`). */
export interface WholeFileChange {
  file: string;
  whole: string | null;
  /** Whether the change may overwrite an existing file, or delete a file that does not exist. */
  isReplacing?: boolean;
}

/** A change to one file. */
export type FileChange = FileValueChange | WholeFileChange;
