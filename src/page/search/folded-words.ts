import { plainLetters } from "../../text/language/plain-letters.ts";

/** A text as it is compared: in small letters, without accents ("Água" → "agua", "Straße" → "strasse"). */
export function fold(text: string): string {
  return plainLetters(text.normalize("NFKD"));
}

/** The words of a text as they are compared, in their order; figures count as words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
