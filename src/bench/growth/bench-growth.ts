import { loadRules } from "../../load/load-folder.ts";
import { sampleFiles } from "../../testing/content/sample-content.ts";
import { bodyDoors, mostOfBody, provideBrowser } from "./body-doors.ts";
import { contentDoors } from "./content-doors.ts";
import { type Growth, measureGrowth } from "./measured-growth.ts";
import { type RepeatedPart, repeatedParts } from "./repeated-parts.ts";
import { type Repeated, repeatedTexts, repeatTo } from "./repeated-texts.ts";
import { textPlaces } from "./text-places.ts";

/** Twice as much may take so many times as long, and a megabyte, or all that is read of one, so many seconds. */
const limits = { ratio: 2.5, seconds: 1 };

/** One measurement: what is repeated, where it stands, and what reads it. */
interface Trial {
  text: string;
  place: string;
  door: string;
  prepare(bytes: number): () => Promise<void> | void;
  /** The largest size that is read at all, in bytes; a megabyte unless told. */
  most?: number;
}

/**
 * Measures how reading hostile and pasted content grows with its size, and prints a table: what is repeated, where,
 * what reads it, how much longer twice as much takes, and the seconds for a megabyte. What exceeds the limits is marked.
 *
 * @param rounds how often each size is measured; the median counts
 * @param only measures the trials alone whose row holds this word
 * @returns whether all keep the limits
 */
export async function benchGrowth(rounds: number, only = ""): Promise<boolean> {
  provideBrowser();
  const trials = (await allTrials()).filter((trial) => nameOf(trial).includes(only));
  const slow: string[] = [];
  for (const trial of trials) {
    const row = rowOf(trial, await measureGrowth(trial.prepare, rounds, trial.most));
    if (row.startsWith("!")) slow.push(row);
    console.log(row);
  }
  console.log(`${trials.length} measured, ${slow.length} beyond the limits\n${slow.join("\n")}`);
  return slow.length === 0;
}

function nameOf({ text, place, door }: Trial): string {
  return `${text} | ${place} | ${door}`;
}

function rowOf(trial: Trial, { ratio, seconds, bytes }: Growth): string {
  // What takes next to no time grows by chance.
  const isSlow = seconds > limits.seconds || (ratio > limits.ratio && seconds > 0.1);
  const most = trial.most === undefined ? "a MB" : `the ${trial.most / 1000} KB that are read`;
  const figures = `×${ratio.toFixed(2)} ${seconds.toFixed(2)} s for ${most}, measured at ${bytes / 1000} KB`;
  return `${isSlow ? "!" : " "} ${nameOf(trial)} | ${figures}`;
}

async function allTrials(): Promise<Trial[]> {
  const [sample, rules] = [await sampleFiles(), await loadRules()];
  const doors = Object.entries(contentDoors(rules));
  const inPlaces = Object.entries(repeatedTexts).flatMap(([text, repeated]) =>
    Object.entries(textPlaces).flatMap(([place, { path, encoded, around }]) =>
      doors.map(([door, read]): Trial => {
        const prepare = (bytes: number) => {
          const written = around(encoded(repeatTo(repeated, bytes, encoded)));
          return () => read({ ...sample, [path]: written });
        };
        return { text, place, door, prepare };
      }),
    ),
  );
  const parts = Object.entries(repeatedParts).flatMap(([text, repeated]) =>
    doors.map(([door, read]): Trial => {
      const prepare = (bytes: number) => {
        const written = writeParts(repeated, sample[repeated.path] ?? "", bytes);
        return () => read({ ...sample, [repeated.path]: written });
      };
      return { text, place: repeated.path, door, prepare };
    }),
  );
  return [...inPlaces, ...parts, ...Object.entries(repeatedTexts).flatMap(bodyTrials)];
}

function bodyTrials([text, repeated]: [string, Repeated]): Trial[] {
  return Object.entries(bodyDoors).map(([door, read]): Trial => {
    const prepare = (bytes: number) => {
      const typed = repeatTo(repeated, bytes, String);
      return () => read(typed);
    };
    return { text, place: "studio", door, prepare, most: mostOfBody };
  });
}

function writeParts({ head, part, tail = "", behind }: RepeatedPart, file: string, bytes: number) {
  const one = Buffer.byteLength(part(10_000));
  const count = Math.max(1, Math.floor(bytes / one));
  const parts = head + Array.from({ length: count }, (_, index) => part(index)).join("") + tail;
  return behind === undefined ? parts : file.replace(behind, () => behind + parts);
}
