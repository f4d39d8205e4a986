import type { Change } from "./change.ts";

/** A change of what one file says. */
interface TextChange {
  file: string;
  change: Change | readonly Change[];
}

/** A file that comes, with its text, or goes: `null`. */
export interface FileReplacement {
  file: string;
  whole: string | null;
  /** It may come where another text stands, which it replaces, and go where none is. */
  isReplacing?: boolean;
}

/** A change of one file. */
export type FileChange = TextChange | FileReplacement;
