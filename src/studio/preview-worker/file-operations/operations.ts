import type { FileChange } from "../../../yaml/edit/file-change.ts";

/** An operation that creates, copies, moves or removes a file, or records published routes. */
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
       * The links, as `file#pointer`, that are removed with their whole list item instead of being
       * pointed to the new target.
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
  /** Sentences that say why the operation is impossible; empty if it is possible. */
  told: readonly string[];
}

/** A redirect from a former route. */
export interface PlannedRedirect {
  from: string;
  to: string;
}
