/** Why a host does not do what it was asked for. */
export type RefusalCode =
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

/** Why a host keeps no versions, tells none, or does not do so now. */
export type HistoryFault =
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

/** Why versions are not sent, or it is not known whether they are live. */
export type SendFault =
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

/** What a host refused: nothing changed, and `message` tells an editor why and what can be done. */
export interface Refusal {
  kind: "refused";
  code: RefusalCode | HistoryFault | SendFault;
  message: string;
  /** The file that it is about, where it is about one. */
  path?: string;
  /** Where more is to be seen or done, and what a link there says. */
  way?: { address: string; label: string };
}
