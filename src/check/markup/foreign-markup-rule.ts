import type { ForeignMarkupKind } from "#lang/check/messages/markup/messages";
import type { FieldSourceText } from "./findings.ts";

/** A mark of another program within a line. */
export interface ForeignMarkupRule {
  kind: ForeignMarkupKind;
  /** A global pattern. Its repetitions are bounded, so that the work stays linear. */
  pattern: RegExp;
  /** Every match contains at least one of these. Texts without any of them are skipped quickly. */
  prefilter?: string | readonly string[] | RegExp;
  /**
   * Returns the replacement, or `undefined` if it is uncertain. Receives the groups of the match.
   */
  replacement?: (...groups: string[]) => string | undefined;
  /** Whether a match is not a mark after all. */
  isException?: (written: FieldSourceText, words: string) => boolean;
  /** Returns the name of a mark. Marks with the same name are reported with the first one. */
  nameOf?: (words: string) => string | undefined;
  /**
   * Whether a mark is a closing one. If defined, only a closing mark is reported with an earlier
   * mark of the same name.
   */
  isEnd?: (words: string) => boolean;
}
