import { readableHost } from "./punycode.ts";

/** An address that people take for another one. */
export interface HomographHost {
  /** The host as it is read. */
  host: string;
  /** The host to which browsers really go. */
  ascii: string;
  /** The first letter that looks like one of another alphabet. */
  letter: string;
}

/** Scripts that are written together with Latin letters (Unicode Technical Standard 39, "highly restrictive"). */
const allowedWithLatin = /[\p{sc=Latin}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u;

/** Letters of other alphabets that look like Latin ones: a whole word of them reads as a Latin word. */
const latinLookAlikes = /^[асԁеһіјӏкмнорԛгѕтѵԝхуԍьҽпвαικνορτυωχγηβμ]+$/u;

/** Latin letters that only phonetics uses, and that look like plain ones. */
const phoneticLetters = /[\u0250-\u02AF]/u;

/**
 * Whether a host looks like another one: a word of it mixes alphabets, or is written wholly in letters that look like
 * Latin ones, below an ending in Latin letters. Words honestly written in another alphabet are none.
 *
 * @param host as it is written, or in its form for browsers (`xn--…`)
 */
export function findHomograph(host: string): HomographHost | undefined {
  if (!URL.canParse(`https://${host}`)) return undefined;
  const ascii = new URL(`https://${host}`).hostname;
  if (!ascii.includes("xn--")) return undefined;
  const readable = readableHost(ascii);
  const labels = readable.split(".");
  const isLatinEnding = /^[a-z]+$/.test(labels.at(-1) ?? "");
  for (const label of labels) {
    const letter = findSuspiciousLetter(label, isLatinEnding);
    if (letter) return { host: readable, ascii, letter };
  }
  return undefined;
}

function findSuspiciousLetter(label: string, isLatinEnding: boolean): string | undefined {
  const letters = label.match(/\p{L}/gu) ?? [];
  const foreign = letters.find((letter) => !allowedWithLatin.test(letter));
  const isMixed = letters.some((letter) => /\p{sc=Latin}/u.test(letter));
  if (foreign && isMixed) return foreign;
  if (foreign && isLatinEnding && latinLookAlikes.test(letters.join(""))) return foreign;
  return letters.find((letter) => phoneticLetters.test(letter));
}
