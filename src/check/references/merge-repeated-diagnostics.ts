import { locationStrings, maximumLocationsShown } from "#lang/check/diagnostics/strings";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { type Line, lineAt, splitLines } from "../../yaml/lines.ts";
import type { CheckDiagnosticCode } from "../diagnostics/create-diagnostic.ts";

/**
 * Codes that are reported for each reference to a removed or renamed target, or to an outdated
 * statement.
 */
const mergeableCodes: ReadonlySet<string> = new Set<CheckDiagnosticCode>([
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
 * Merges repeated diagnostics with the same message into the first one, which names the other
 * locations. Diagnostics with a fix are merged per file, and one fix then repairs all of them.
 */
export function mergeRepeatedDiagnostics(
  found: readonly Diagnostic[],
  textOf: TextLookup,
): Diagnostic[] {
  const ids = groupBy(found, (each) => missingId(each, textOf) ?? each);
  const groups = groupBy(found, (each) => {
    const id = missingId(each, textOf);
    // A missing id is a single cause, even if diagnostics with several codes are about it.
    if (id !== undefined && new Set(ids.get(id)?.map(({ code }) => code)).size > 1) return id;
    return mergeableCodes.has(each.code) ? messageKey(each) : each;
  });
  const placeOf = createLocationNamer(textOf);
  return [...groups.values()].flatMap((group) => mergeDiagnostics(group, placeOf));
}

const idPatterns: Readonly<Record<string, RegExp>> = {
  "missing-entry": /^["']?([\w-]+)["']?$/,
  "missing-token": /^claims\.([\w-]+)|^[\w-]+\.([\w-]+)\.\w+$/,
  "broken-anchor": /#([\w-]+)$/,
  "unknown-filling": /=([\w-]+)/,
};

/** Returns the id that a diagnostic names and that no entry has. */
function missingId({ code, file, range }: Diagnostic, textOf: TextLookup): string | undefined {
  const found = idPatterns[code]?.exec(textOf(file)?.slice(range.start, range.end) ?? "");
  return found?.[1] ?? found?.[2];
}

function messageKey({ message, severity, fix, file }: Diagnostic): string {
  return [severity, message, fix ? file : ""].join("\n");
}

function mergeDiagnostics(group: readonly Diagnostic[], placeOf: LocationNamer): Diagnostic[] {
  const [first, ...rest] = group;
  if (!first || rest.length === 0) return [...group];
  const others = new Set(rest.map(placeOf));
  others.delete(placeOf(first));
  const places = [...others].slice(0, maximumLocationsShown);
  const also = places.length > 0 ? ` ${locationStrings.also({ places, all: others.size })}` : "";
  const message = first.message + also;
  const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
  // A fix in one file does not repair the others.
  const isOne = group.every(({ file }) => file === first.file);
  if (edits.length === 0 || !isOne) {
    const { fix: _, hint: __, ...told } = first;
    return [{ ...told, message }];
  }
  const hint = group.map((each) => each.hint ?? "").join("\n");
  return [{ ...first, message, hint, fix: { edits } }];
}

type LocationNamer = (diagnostic: Diagnostic) => string;

/**
 * Creates a function that formats locations as text editors do: "content/faq.yaml:12". It splits
 * each file into lines only once.
 */
function createLocationNamer(textOf: TextLookup): LocationNamer {
  const linesOf = new Map<string, readonly Line[]>();
  return ({ file, range }) => {
    const lines = linesOf.get(file) ?? splitLines(textOf(file) ?? "");
    linesOf.set(file, lines);
    return `${file}:${lineAt(lines, range.start).number}`;
  };
}
