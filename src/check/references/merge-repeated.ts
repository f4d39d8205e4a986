import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { type Line, lineAt, splitLines } from "../../yaml/lines.ts";
import type { CheckCode } from "../diagnose.ts";
import { maximumPlacesShown, placeWords } from "../words.pt-br.ts";

/** What something that went away, or has another name now, leaves behind wherever it was named; so does a promise. */
const mergeableCodes: ReadonlySet<string> = new Set<CheckCode>([
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

type TextLookup = (file: string) => string | undefined;

/**
 * Tells once what is wrong in the same words at several places: at the first, which names the others.
 * Those of one file are repaired together; in another file a repair has its own message.
 */
export function mergeRepeated(found: readonly Diagnostic[], textOf: TextLookup): Diagnostic[] {
  const ids = groupBy(found, (each) => missingId(each, textOf) ?? each);
  const groups = groupBy(found, (each) => {
    const id = missingId(each, textOf);
    // One code that is gone is one cause, in whatever way and however often it is named.
    if (id !== undefined && new Set(ids.get(id)?.map(({ code }) => code)).size > 1) return id;
    return mergeableCodes.has(each.code) ? messageKey(each) : each;
  });
  const placeOf = createLocationNamer(textOf);
  return [...groups.values()].flatMap((group) => merge(group, placeOf));
}

const idPatterns: Readonly<Record<string, RegExp>> = {
  "missing-entry": /^["']?([\w-]+)["']?$/,
  "missing-token": /^claims\.([\w-]+)|^[\w-]+\.([\w-]+)\.\w+$/,
  "broken-anchor": /#([\w-]+)$/,
  "unknown-filling": /=([\w-]+)/,
};

/** The code of an entry that a mistake names and that nothing has. */
function missingId({ code, file, range }: Diagnostic, textOf: TextLookup): string | undefined {
  const found = idPatterns[code]?.exec(textOf(file)?.slice(range.start, range.end) ?? "");
  return found?.[1] ?? found?.[2];
}

function messageKey({ message, severity, fix, file }: Diagnostic): string {
  return [severity, message, fix ? file : ""].join("\n");
}

function merge(group: readonly Diagnostic[], placeOf: LocationNamer): Diagnostic[] {
  const [first, ...rest] = group;
  if (!first || rest.length === 0) return [...group];
  const others = new Set(rest.map(placeOf));
  others.delete(placeOf(first));
  const places = [...others].slice(0, maximumPlacesShown);
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

type LocationNamer = (diagnostic: Diagnostic) => string;

/** Names places as editors do: "content/faq.yaml:12". The lines of a file are counted once. */
function createLocationNamer(textOf: TextLookup): LocationNamer {
  const linesOf = new Map<string, readonly Line[]>();
  return ({ file, range }) => {
    const lines = linesOf.get(file) ?? splitLines(textOf(file) ?? "");
    linesOf.set(file, lines);
    return `${file}:${lineAt(lines, range.start).number}`;
  };
}
