import { createDiagnostic } from "./create-diagnostic.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type Line, splitLines } from "./lines.ts";

// A quick test. Most texts have none of these.
const maybeForeign = /^[ \t]*(?:<{7}|>{7}|```)/m;

/**
 * Reports lines that another program left in a file: merge conflict markers, at any indentation,
 * and code fences around an answer pasted from a chat.
 */
export function findConflictMarkersAndFences(file: string, text: string): Diagnostic[] {
  if (!maybeForeign.test(text)) return [];
  const lines = splitLines(text);
  return [...findConflictMarkers(file, lines), ...findCodeFences(file, lines)];
}

/** A merge conflict: two versions of the same lines, each between two markers. */
interface ConflictMarkers {
  first: { line: Line; name: string };
  middle?: Line;
  last?: { line: Line; name: string };
}

/** Creates one diagnostic per conflict. Its fix keeps the first of the two versions. */
function findConflictMarkers(file: string, lines: readonly Line[]): Diagnostic[] {
  return findConflicts(lines).map(({ first, middle, last }) => {
    const { start, end } = first.line;
    const until = last?.line ?? middle ?? first.line;
    const second = middle ? lines.slice(middle.number - 1, until.number) : [];
    const dropped = [first.line, ...second.filter((line) => line !== first.line)];
    const edits = dropped.map((line) => ({ start: line.start, end: line.end, text: "" }));
    const details = {
      ours: { name: first.name, from: first.line.number + 1, to: (middle ?? until).number - 1 },
      theirs: middle &&
        last && { name: last.name, from: middle.number + 1, to: last.line.number - 1 },
    };
    const place = { file, path: "", range: { start, end }, fix: { edits } };
    return createDiagnostic("mixed-versions", details, place);
  });
}

function findConflicts(lines: readonly Line[]): ConflictMarkers[] {
  const found: ConflictMarkers[] = [];
  for (const line of lines) {
    const [, mark = "", name = ""] =
      /^[ \t]*(<{7}|\|{7}|={7}|>{7})(?:[ \t]+(.*))?$/.exec(line.text) ?? [];
    const open = found.at(-1)?.last ? undefined : found.at(-1);
    if (mark.startsWith("<")) found.push({ first: { line, name: name.trim() } });
    // With diff3 markers, the common base ("|||||||") comes first. It belongs to neither version.
    // So its marker also ends the first version.
    else if (open && /^[|=]/.test(mark)) open.middle ??= line;
    else if (mark.startsWith(">") && open) open.last = { line, name: name.trim() };
    else if (mark.startsWith(">")) found.push(conflictFromUnpairedMarker(line, name.trim()));
  }
  return found;
}

// Creates a conflict from one marker, if someone has already deleted the others.
function conflictFromUnpairedMarker(line: Line, name: string): ConflictMarkers {
  return { first: { line, name }, last: { line, name } };
}

/** Reports the "```" lines around a pasted answer. An indented fence belongs to a text. */
function findCodeFences(file: string, lines: readonly Line[]): Diagnostic[] {
  const marks = lines.filter(({ text }) => /^```[\w-]*[ \t]*$/.test(text));
  const [first] = marks;
  if (!first) return [];
  const edits = marks.map(({ start, end }) => ({ start, end, text: "" }));
  const { start, end, text } = first;
  const place = { file, path: "", range: { start, end }, hint: "", fix: { edits } };
  return [createDiagnostic("pasted-fence", { mark: text.trim(), others: marks.length - 1 }, place)];
}
