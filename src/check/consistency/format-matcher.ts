/** Finds all parts of a text that have the format, in order. */
export type FormatMatcher = (value: string) => string[];

const alphanumeric = /[\p{L}\p{N}]/u;
/**
 * The maximum length of a sample. It is longer than any phone number, registration or e-mail
 * address. Longer samples match nothing.
 */
const longestText = 300;
// Matches half of a surrogate pair, which is neither a letter nor a digit.
const surrogate = /[\ud800-\udfff]/;

/**
 * Creates a matcher for the format of a sample: runs of letters and digits, each at most one
 * character longer or shorter, with the same separators between them; spaces may be missing. If the
 * first separator is not a space, searches only around its occurrences: trying every position of
 * long articles took a third of the time of all checks.
 */
export function createFormatMatcher(text: string): FormatMatcher {
  if (text.length > longestText) return () => [];
  const pattern = createFormatPattern(text);
  const here = new RegExp(pattern, "uy");
  const [first = ""] = /^[\p{L}\p{N}]*/u.exec(text) ?? [];
  const sign = text.charAt(first.length);
  // Spaces are optional in the pattern, so the search cannot start at a space.
  const isSure = sign !== "" && sign !== " " && !surrogate.test(text);
  const [shortest, longest] =
    first === "" ? [0, 0] : [Math.max(1, first.length - 1), first.length + 1];
  return (value) => {
    if (isSure && !surrogate.test(value))
      return findMatchesAroundCharacter(value, { character: sign, shortest, longest, here });
    return [...value.matchAll(new RegExp(pattern, "gu"))].map(([found]) => found);
  };
}

interface SeparatorSearch {
  character: string;
  /** The minimum and maximum length of the run of letters and digits before the separator. */
  shortest: number;
  longest: number;
  /** The sticky pattern, tested at one position. */
  here: RegExp;
}

function findMatchesAroundCharacter(
  value: string,
  { character, shortest, longest, here }: SeparatorSearch,
): string[] {
  const found: string[] = [];
  let end = 0;
  for (let at = value.indexOf(character); at >= 0; at = value.indexOf(character, at + 1)) {
    const start = findRunStart(value, at, longest);
    const run = at - start;
    if (start < end || run < shortest || run > longest) continue;
    here.lastIndex = start;
    const [match] = here.exec(value) ?? [];
    if (match === undefined) continue;
    found.push(match);
    end = here.lastIndex;
  }
  return found;
}

/**
 * Returns the start of the run of letters and digits before `at`. Stops early if the run is too
 * long.
 */
function findRunStart(value: string, at: number, longest: number): number {
  let start = at;
  while (start > 0 && at - start <= longest && alphanumeric.test(value.charAt(start - 1)))
    start -= 1;
  return start;
}

function createFormatPattern(text: string): string {
  const runs = text.replace(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu, (part) => {
    if (!/^[\p{L}\p{N}]/u.test(part))
      return part === " " ? " ?" : part.replace(/[.*+?^${}()|[\]\\/]/, "\\$&");
    return `[\\p{L}\\p{N}]{${Math.max(1, part.length - 1)},${part.length + 1}}`;
  });
  return `(?<![\\p{L}\\p{N}])${runs}(?![\\p{L}\\p{N}@])`;
}
