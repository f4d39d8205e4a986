import type { FileChange } from "../../../yaml/edit/file-change.ts";

/** A file operation. */
export type FileOperation =
  | { kind: "new"; schemaId: string; title: string; name?: string }
  | { kind: "copy"; file: string; title: string; name?: string }
  | {
      kind: "move";
      file: string;
      name: string;
      /**
       * True if the storage has a git history. The next commit then records the new route as
       * published.
       */
      hasVersions?: boolean;
    }
  /** Records the routes that a commit publishes. */
  | { kind: "publish" }
  | {
      kind: "remove";
      file: string;
      /** Where its old route redirects to. */
      to: string;
      /**
       * The places, as `file#pointer`, whose whole list item is removed. Their links are not
       * redirected.
       */
      drop: readonly string[];
    };

/** A place that changes as part of a file operation. */
export interface AffectedLocation {
  file: string;
  /** JSON Pointer. */
  path: string;
  /** True if the place is the link of a list item that can be removed as a whole. */
  isItem: boolean;
}

/** The effects of a file operation, before it is carried out. */
export interface FileOperationPlan {
  /** The path of the file after the operation. For a removed file, the path before. */
  file: string;
  /** Its route or id afterwards. */
  name: string;
  /** Its route afterwards; `undefined` if files of this kind have none. */
  route?: string;
  changes: readonly FileChange[];
  places: readonly AffectedLocation[];
  /** The redirect from the old route. */
  redirect?: PlannedRedirect;
  /** Why it is not possible, in sentences. */
  told: readonly string[];
}

/** A redirect from a former route. */
export interface PlannedRedirect {
  from: string;
  to: string;
}
