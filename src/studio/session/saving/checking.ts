import type { Edit } from "../../../text/diagnostic.ts";
import { createTurns } from "../../store/in-turn.ts";

/** What the check found in the texts that it was given. */
export interface Told {
  /** Its path in the content folder. */
  file: string;
  /** JSON Pointer. */
  path: string;
  code: string;
  severity: "error" | "warning" | "note";
  message: string;
  hint?: string;
  start: number;
  end: number;
  edits?: readonly Edit[];
}

/** Hears what is wrong with some files by themselves, before they are compared with all others. */
export type Early = (files: ReadonlySet<string>, told: readonly Told[]) => void;

/** The check of a whole content. */
export interface Checking {
  /**
   * @param texts those that differ from the last check, all in the first one; `null` for a file that is gone
   * @param early hears of them before all is known
   * @returns what is to be told of all files
   */
  check(texts: ReadonlyMap<string, string | null>, early?: Early): Promise<readonly Told[]>;
}

/** Checks all texts of a content. Fails as the check does. */
export type WholeCheck = (texts: Texts, early?: Early) => Promise<readonly Told[]>;

/** All texts of a content at a moment. */
export type Texts = ReadonlyMap<string, string>;

/** Makes what hands on only the texts that differ from those that were checked before. */
export function createWholeCheck(checking: Checking): WholeCheck {
  const inTurn = createTurns();
  let known: Texts = new Map();
  let answer: readonly Told[] | undefined;
  return (texts, early) =>
    inTurn(async () => {
      const differing = differences(known, texts, answer === undefined);
      if (answer && differing.size === 0) return answer;
      known = new Map(texts);
      // Where a check fails nobody knows what it took in: the next one gets everything.
      const isFirst = answer === undefined;
      answer = undefined;
      answer = await checking.check(differing, isFirst ? undefined : early);
      return answer;
    });
}

function differences(known: Texts, texts: Texts, all: boolean): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [file, text] of texts) if (all || known.get(file) !== text) found.set(file, text);
  for (const file of known.keys()) if (!texts.has(file)) found.set(file, null);
  return found;
}
