import type { Diagnostic } from "../yaml/diagnostic.ts";
import { linesToCopy } from "../yaml/edits.ts";
import { groupBy } from "../yaml/group-by.ts";
import { parentOf } from "../yaml/json-pointer.ts";
import { lineAt, splitLines } from "../yaml/lines.ts";
import type { CheckCode } from "./diagnose.ts";
import { placeWords } from "./words.pt-br.ts";

/** What is written in another way than a field takes it: whoever does so once, does so in all of its kind. */
const notationCodes: ReadonlySet<string> = new Set<CheckCode>([
  "number-expected",
  "amount-in-words",
  "text-expected",
  "yes-no",
  "not-an-option",
  "pattern",
  "clock",
  "date",
  "cep",
  "phone",
  "email",
  "https-address",
  "thousands-point",
  "leading-zero",
  "unknown-field",
  "foreign-fields",
  "decimal-comma",
  "own-number",
  "invisible-space",
]);

/**
 * Tells once what one habit made wrong in fields of one kind, all with their repair: at the first,
 * which names the lines of the others. Two lines to copy over one line would undo each other.
 *
 * @param readText gives the text of the file: that of one without mistakes may have to be read once more
 * @param found what is wrong with that file
 */
export function mergeSimilarFixes(
  readText: () => string,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (found.length < 2) return found;
  const text = readText();
  const groups = groupBy(found, (each) => {
    const isMendable = notationCodes.has(each.code) && each.fix && each.hint;
    return isMendable ? `${each.code} ${fieldGroupOf(each.path)}` : each;
  });
  const lines = splitLines(text);
  return [...groups.values()].map((group) => {
    if (group.length === 1) return group[0];
    group.sort((a, b) => a.range.start - b.range.start);
    return mergeGroup(group, text, (each) => lineAt(lines, each.range.start).number);
  });
}

/** The group of a field, in any entry of its list. */
function fieldGroupOf(path: string): string {
  return parentOf(path).replace(/\/\d+(?=\/|$)/g, "/*");
}

function mergeGroup(
  all: readonly [Diagnostic, ...Diagnostic[]],
  text: string,
  numberOf: (each: Diagnostic) => number,
): Diagnostic {
  const [first, ...rest] = all;
  const edits = all.flatMap(({ fix }) => fix?.edits ?? []);
  const written = rest.map(({ range }) => text.slice(range.start, range.end));
  const quoted = written.filter((words) => words.trim() !== "");
  const numbers = [...new Set(rest.map(numberOf))].filter((number) => number !== numberOf(first));
  const message = `${first.message} ${placeWords.likewise({ quoted, numbers })}`;
  return { ...first, message, hint: editedLines(text, edits), fix: { edits } };
}

/** The lines that the edits touch, each as it reads afterwards, without those in between. */
function editedLines(text: string, edits: NonNullable<Diagnostic["fix"]>["edits"]): string {
  const lines = splitLines(text);
  const byLine = groupBy(edits, ({ start }) => lineAt(lines, start).start);
  return [...byLine]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => linesToCopy(text, own))
    .join("\n");
}
