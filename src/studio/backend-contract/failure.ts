/** Why a backend operation failed. */
export type BackendFailureCode =
  | "bad-path"
  | "code"
  | "unknown-kind"
  | "link"
  | "too-large"
  | "wrong-bytes"
  | "unsafe-drawing"
  | "no-text"
  | "disk-full"
  | "read-only"
  | "in-use"
  | "already-open"
  | "not-proven"
  | "bad-request"
  | "too-many-cookies"
  | "unreachable"
  | "not-kept"
  | "macros"
  | "failed";

/** Why the history cannot be read or committed to. */
export type HistoryFailureCode =
  | "untrusted"
  | "no-git"
  | "no-repository"
  | "foreign"
  | "ignored"
  | "unfinished"
  | "detached"
  | "busy"
  | "outdated"
  | "nothing-new"
  | "no-name"
  | "not-kept"
  | "no-version"
  | "unreadable"
  | "too-slow";

/** Why a push failed, or why the state of the live site is unknown. */
export type PublishFailureCode =
  | "nowhere"
  | "gone-place"
  | "password"
  | "offline"
  | "overtaken"
  | "declined"
  | "unrelated"
  | "unchecked"
  | "no-address"
  | "example-address"
  | "no-answer"
  | "no-version-told";

/**
 * A failed operation, which changed nothing. `message` tells the editor why it failed and what to
 * do.
 */
export interface BackendFailure {
  kind: "refused";
  code: BackendFailureCode | HistoryFailureCode | PublishFailureCode;
  message: string;
  /** The file concerned, if any. */
  path?: string;
  /** A link to more details or to the next step, with its label. */
  way?: { address: string; label: string };
}
