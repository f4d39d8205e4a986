import type { Format, FormatError } from "./format.ts";

/** A regular expression that must match a whole text. */
export const regularExpression: Format = {
  code: "text-pattern",
  check: checkPattern,
  // A pattern cannot check whether another pattern is valid.
  pattern: "^.",
  example: "[0-9]{5}-?[0-9]{3}",
};

// Browsers compile the `pattern` attribute with the flag "v", and ignore an invalid pattern. With
// that flag, some characters in square brackets must be escaped. Our own check, which also runs in
// older browsers, uses no flag. So the pattern must be valid both ways.
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
