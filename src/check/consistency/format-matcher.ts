/** Finds in a text all that is formed alike, in order. */
export type FormatMatcher = (value: string) => string[];

const alphanumeric = /[\p{L}\p{N}]/u;
/** More characters than this no telephone, registration or address for mail has: nothing is formed like them. */
const longestText = 300;
// Half of a character tells nothing of the whole.
const surrogate = /[\ud800-\udfff]/;

/**
 * What is formed like a text: runs of letters and digits of about the same length, with the same signs
 * between them. Only what stands around its first sign is looked at: trying every letter of long
 * articles took a third of the time of all checks.
 */
export function createFormatMatcher(text: string): FormatMatcher {
  if (text.length > longestText) return () => [];
  const pattern = patternOf(text);
  const here = new RegExp(pattern, "uy");
  const [first = ""] = /^[\p{L}\p{N}]*/u.exec(text) ?? [];
  const sign = text.charAt(first.length);
  // A space may be left out: then nothing tells where to look.
  const isSure = sign !== "" && sign !== " " && !surrogate.test(text);
  const [shortest, longest] =
    first === "" ? [0, 0] : [Math.max(1, first.length - 1), first.length + 1];
  return (value) => {
    if (isSure && !surrogate.test(value))
      return matchesAroundSign(value, { sign, shortest, longest, here });
    return [...value.matchAll(new RegExp(pattern, "gu"))].map(([found]) => found);
  };
}

interface MatchWindow {
  sign: string;
  /** How many letters and digits may stand before the sign, at least and at most. */
  shortest: number;
  longest: number;
  /** What is looked for at one place. */
  here: RegExp;
}

function matchesAroundSign(
  value: string,
  { sign, shortest, longest, here }: MatchWindow,
): string[] {
  const found: string[] = [];
  let end = 0;
  for (let at = value.indexOf(sign); at >= 0; at = value.indexOf(sign, at + 1)) {
    const start = startOfRun(value, at, longest);
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

/** Where the letters and digits before a place begin; somewhere in them where they are too many. */
function startOfRun(value: string, at: number, longest: number): number {
  let start = at;
  while (start > 0 && at - start <= longest && alphanumeric.test(value.charAt(start - 1)))
    start -= 1;
  return start;
}

function patternOf(text: string): string {
  const runs = text.replace(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu, (part) => {
    if (!/^[\p{L}\p{N}]/u.test(part))
      return part === " " ? " ?" : part.replace(/[.*+?^${}()|[\]\\/]/, "\\$&");
    return `[\\p{L}\\p{N}]{${Math.max(1, part.length - 1)},${part.length + 1}}`;
  });
  return `(?<![\\p{L}\\p{N}])${runs}(?![\\p{L}\\p{N}@])`;
}
