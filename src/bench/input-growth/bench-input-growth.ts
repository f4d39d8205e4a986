import { loadRules } from "../../load/load-folder.ts";
import { createSampleFiles } from "../../testing/content/sample-content.ts";
import { type GrowthMeasurement, measureInputGrowth } from "./measure-input-growth.ts";
import { type RepeatedPart, repeatedParts } from "./repeated-parts.ts";
import { type RepeatedText, repeatedTexts, repeatToSize } from "./repeated-texts.ts";
import { maxBodySize, provideDomParser, richTextReaders } from "./rich-text-readers.ts";
import { siteReaders } from "./site-readers.ts";
import { textEmbeddings } from "./text-containers.ts";

/**
 * `ratio` limits the factor by which the time grows when the input doubles. `seconds` limits the
 * time for a megabyte or for the maximum size.
 */
const limits = { ratio: 2.5, seconds: 1 };

/** One measurement: the repeated text, where it occurs, and the code that reads it. */
interface GrowthTrial {
  text: string;
  place: string;
  reader: string;
  prepare(bytes: number): () => Promise<void> | void;
  /** Maximum size that the code accepts, in bytes; a megabyte by default. */
  maxBytes?: number;
}

/**
 * Measures how the time to read hostile and pasted content grows with its size. Prints a table with
 * the repeated text, where it occurs, the reader, the factor when the size doubles, and the seconds
 * for a megabyte. Marks rows over the limits.
 *
 * @param rounds number of measurements of each size; the median counts
 * @param only measures only trials whose row contains this text
 * @returns whether all trials are within the limits
 */
export async function benchInputGrowth(rounds: number, only = ""): Promise<boolean> {
  provideDomParser();
  const trials = (await createAllTrials()).filter((trial) => trialName(trial).includes(only));
  const slow: string[] = [];
  for (const trial of trials) {
    const row = formatGrowthRow(
      trial,
      await measureInputGrowth(trial.prepare, rounds, trial.maxBytes),
    );
    if (row.startsWith("!")) slow.push(row);
    console.log(row);
  }
  console.log(`${trials.length} measured, ${slow.length} beyond the limits\n${slow.join("\n")}`);
  return slow.length === 0;
}

function trialName({ text, place, reader }: GrowthTrial): string {
  return `${text} | ${place} | ${reader}`;
}

function formatGrowthRow(trial: GrowthTrial, { ratio, seconds, bytes }: GrowthMeasurement): string {
  // For very short times the factor is noise.
  const isSlow = seconds > limits.seconds || (ratio > limits.ratio && seconds > 0.1);
  const most =
    trial.maxBytes === undefined ? "a MB" : `the ${trial.maxBytes / 1000} KB that are read`;
  const figures = `×${ratio.toFixed(2)} ${seconds.toFixed(2)} s for ${most}, measured at ${bytes / 1000} KB`;
  return `${isSlow ? "!" : " "} ${trialName(trial)} | ${figures}`;
}

async function createAllTrials(): Promise<GrowthTrial[]> {
  const [sample, rules] = [await createSampleFiles(), await loadRules()];
  const doors = Object.entries(siteReaders(rules));
  const inPlaces = Object.entries(repeatedTexts).flatMap(([text, repeated]) =>
    Object.entries(textEmbeddings).flatMap(([place, { path, encode, wrap }]) =>
      doors.map(([door, read]): GrowthTrial => {
        const prepare = (bytes: number) => {
          const written = wrap(encode(repeatToSize(repeated, bytes, encode)));
          return () => read({ ...sample, [path]: written });
        };
        return { text, place, reader: door, prepare };
      }),
    ),
  );
  const parts = Object.entries(repeatedParts).flatMap(([text, repeated]) =>
    doors.map(([door, read]): GrowthTrial => {
      const prepare = (bytes: number) => {
        const written = fillWithParts(repeated, sample[repeated.path] ?? "", bytes);
        return () => read({ ...sample, [repeated.path]: written });
      };
      return { text, place: repeated.path, reader: door, prepare };
    }),
  );
  return [...inPlaces, ...parts, ...Object.entries(repeatedTexts).flatMap(createRichTextTrials)];
}

function createRichTextTrials([text, repeated]: [string, RepeatedText]): GrowthTrial[] {
  return Object.entries(richTextReaders).map(([door, read]): GrowthTrial => {
    const prepare = (bytes: number) => {
      const typed = repeatToSize(repeated, bytes, String);
      return () => read(typed);
    };
    return { text, place: "studio", reader: door, prepare, maxBytes: maxBodySize };
  });
}

function fillWithParts(
  { head, part, tail = "", afterLine }: RepeatedPart,
  file: string,
  bytes: number,
) {
  const one = Buffer.byteLength(part(10_000));
  const count = Math.max(1, Math.floor(bytes / one));
  const parts = head + Array.from({ length: count }, (_, index) => part(index)).join("") + tail;
  return afterLine === undefined ? parts : file.replace(afterLine, () => afterLine + parts);
}
