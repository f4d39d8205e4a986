import type { Edit } from "../../../yaml/diagnostic.ts";
import { createTurns } from "../../hosts/local/in-turn.ts";

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

/**
 * Makes what hands on only the texts that differ from those that were checked before.
 *
 * @param kept pictures and documents that a session holds: of those that it never checked, too, it has to be said that they
 *   are gone, for the check knows them from elsewhere
 */
export function createWholeCheck(
  checking: Checking,
  kept: () => Iterable<string> = () => [],
): WholeCheck {
  const inTurn = createTurns();
  let known: Known = new Map();
  let answer: readonly Told[] | undefined;
  return (texts, early) =>
    inTurn(async () => {
      const gone = [...kept()].filter((file) => !texts.has(file));
      const whole: Known = new Map([...texts, ...gone.map((file) => [file, null] as const)]);
      const differing = differences(known, whole, answer === undefined);
      if (answer && differing.size === 0) return answer;
      known = whole;
      // Where a check fails nobody knows what it took in: the next one gets everything.
      const isFirst = answer === undefined;
      answer = undefined;
      answer = await checking.check(differing, isFirst ? undefined : early);
      return answer;
    });
}

/** Texts that were checked; `null` for a file that was known to be gone. */
type Known = ReadonlyMap<string, string | null>;

function differences(known: Known, whole: Known, all: boolean): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [file, text] of whole) if (all || known.get(file) !== text) found.set(file, text);
  for (const [file, text] of known) if (text !== null && !whole.has(file)) found.set(file, null);
  return found;
}
