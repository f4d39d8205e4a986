import type { Format, FormatError } from "./format.ts";

/** A regular expression that a whole text must follow. */
export const textPattern: Format = {
  code: "text-pattern",
  check: checkPattern,
  // Whether a pattern can be read, no other pattern can tell.
  pattern: "^.",
  example: "[0-9]{5}-?[0-9]{3}",
};

// Browsers read the pattern of a field with the flag "v", in which some signs between brackets need a
// stroke; without it they would ignore the pattern. Our own check, for older browsers too, uses no flag.
function checkPattern(text: string): FormatError | undefined {
  if (["", "v"].every((flags) => isPattern(text, flags))) return undefined;
  return { code: "text-pattern", brackets: isPattern(text, "u") };
}

function isPattern(text: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${text})$`, flags));
  } catch {
    return false;
  }
}
