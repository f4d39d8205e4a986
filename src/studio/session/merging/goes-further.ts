import { textDifference } from "./text-difference.ts";

/**
 * Whether a text has all that was typed into another one, in the same places, and more behind it: both come from
 * the same text.
 */
export function goesFurther(base: string, typed: string, further: string): boolean {
  const [some, more] = [textDifference(base, typed), textDifference(base, further)];
  if (some.length !== more.length) return false;
  return some.every(({ start, was, text }, at) => {
    const other = more[at];
    return other?.start === start && other.was === was && other.text.startsWith(text);
  });
}
