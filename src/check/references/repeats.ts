import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { type Line, lineAt, splitLines } from "../../yaml/lines.ts";
import type { CheckCode } from "../diagnose.ts";
import { mostPlaces, placeWords } from "../words.pt-br.ts";

/** What something that went away, or has another name now, leaves behind wherever it was named; so does a promise. */
const aboutNames: ReadonlySet<string> = new Set<CheckCode>([
  "broken-link",
  "broken-anchor",
  "missing-entry",
  "missing-token",
  "unfilled-token",
  "missing-form-field",
  "missing-file",
  "missing-download",
  "unknown-filling",
  "demo-is-over",
  "draft-link",
  "due-link",
]);

type TextOf = (file: string) => string | undefined;

/**
 * Tells once what is wrong in the same words at several places: at the first, which names the others.
 * Those of one file are repaired together; in another file a repair has its own message.
 */
export function mergeRepeats(found: readonly Diagnostic[], textOf: TextOf): Diagnostic[] {
  const ids = groupBy(found, (each) => lostId(each, textOf) ?? each);
  const groups = groupBy(found, (each) => {
    const id = lostId(each, textOf);
    // One code that is gone is one cause, in whatever way and however often it is named.
    if (id !== undefined && new Set(ids.get(id)?.map(({ code }) => code)).size > 1) return id;
    return aboutNames.has(each.code) ? keyOf(each) : each;
  });
  const placeOf = placesIn(textOf);
  return [...groups.values()].flatMap((group) => merge(group, placeOf));
}

const idsIn: Readonly<Record<string, RegExp>> = {
  "missing-entry": /^["']?([\w-]+)["']?$/,
  "missing-token": /^claims\.([\w-]+)|^[\w-]+\.([\w-]+)\.\w+$/,
  "broken-anchor": /#([\w-]+)$/,
  "unknown-filling": /=([\w-]+)/,
};

/** The code of an entry that a mistake names and that nothing has. */
function lostId({ code, file, range }: Diagnostic, textOf: TextOf): string | undefined {
  const found = idsIn[code]?.exec(textOf(file)?.slice(range.start, range.end) ?? "");
  return found?.[1] ?? found?.[2];
}

function keyOf({ message, severity, fix, file }: Diagnostic): string {
  return [severity, message, fix ? file : ""].join("\n");
}

function merge(group: readonly Diagnostic[], placeOf: PlaceOf): Diagnostic[] {
  const [first, ...rest] = group;
  if (!first || rest.length === 0) return [...group];
  const others = new Set(rest.map(placeOf));
  others.delete(placeOf(first));
  const places = [...others].slice(0, mostPlaces);
  const also = places.length > 0 ? ` ${placeWords.also({ places, all: others.size })}` : "";
  const message = first.message + also;
  const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
  // A repair of one file would leave the others as they are.
  const isOne = group.every(({ file }) => file === first.file);
  if (edits.length === 0 || !isOne) {
    const { fix: _, hint: __, ...told } = first;
    return [{ ...told, message }];
  }
  const hint = group.map((each) => each.hint ?? "").join("\n");
  return [{ ...first, message, hint, fix: { edits } }];
}

type PlaceOf = (diagnostic: Diagnostic) => string;

/** Names places as editors do: "content/faq.yaml:12". The lines of a file are counted once. */
function placesIn(textOf: TextOf): PlaceOf {
  const linesOf = new Map<string, readonly Line[]>();
  return ({ file, range }) => {
    const lines = linesOf.get(file) ?? splitLines(textOf(file) ?? "");
    linesOf.set(file, lines);
    return `${file}:${lineAt(lines, range.start).number}`;
  };
}
