import { textDifference } from "./text-difference.ts";

/**
 * Whether a text has all words that were typed into another one, in the same places, and more behind them: both come
 * from the same text. What took the place of something, and a longer number, mean something else: who wrote the shorter
 * one is asked.
 */
export function goesFurther(base: string, typed: string, further: string): boolean {
  const [some, more] = [textDifference(base, typed), textDifference(base, further)];
  if (some.length !== more.length) return false;
  return some.every(({ start, was, text }, at) => {
    const other = more[at];
    const isTyped = was === "" && /\p{L}/u.test(text);
    return isTyped && other?.start === start && other.was === "" && other.text.startsWith(text);
  });
}
