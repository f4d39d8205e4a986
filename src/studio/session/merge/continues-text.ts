import { diffTexts } from "./diff-texts.ts";

/**
 * Whether a text contains all words that were typed into another text, in the same positions, and
 * continues them. Both derive from the same base. Replacements and longer numbers do not count.
 * They change the meaning, so the user must choose.
 */
export function continuesText(base: string, typed: string, further: string): boolean {
  const [some, more] = [diffTexts(base, typed), diffTexts(base, further)];
  if (some.length !== more.length) return false;
  return some.every(({ start, was, text }, at) => {
    const other = more[at];
    const isTyped = was === "" && /\p{L}/u.test(text);
    return isTyped && other?.start === start && other.was === "" && other.text.startsWith(text);
  });
}
