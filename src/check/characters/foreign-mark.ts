import type { ForeignMarkKind } from "./messages.pt-br.ts";
import type { SourceText } from "./source-text.ts";

/** A mark of another program within a line. */
export interface ForeignMark {
  kind: ForeignMarkKind;
  /** Global; what it reads on from any place is bounded, so that the work stays linear. */
  pattern: RegExp;
  /** What each such mark holds, one of these: a text without it is passed quickly. */
  prefilter?: string | readonly string[] | RegExp;
  /** What takes its place where that is certain. */
  replacement?: (...groups: string[]) => string | undefined;
  /** Whether it is none after all. */
  isException?: (written: SourceText, words: string) => boolean;
  /** Marks of the same name are told with the first one. */
  nameOf?: (words: string) => string | undefined;
  /** Where only the end of a mark is told with it. */
  isEnd?: (words: string) => boolean;
}
