import { readableHost } from "./punycode.ts";

/** A host that looks like another one. */
export interface HomographHost {
  /** The host in Unicode, as people read it. */
  host: string;
  /** The host that browsers connect to, in Punycode. */
  ascii: string;
  /** The first letter that imitates another one. */
  letter: string;
}

/**
 * Scripts that may be mixed with Latin letters (Unicode Technical Standard 39, "highly
 * restrictive").
 */
const allowedWithLatin = /[\p{sc=Latin}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u;

/** Matches words of Cyrillic or Greek letters only that look like Latin words. */
const latinLookAlikes = /^[асԁеһіјӏкмнорԛгѕтѵԝхуԍьҽпвαικνορτυωχγηβμ]+$/u;

/** Letters of IPA Extensions. Some look like plain letters; few languages use one in a word. */
const phoneticLetters = /[\u0250-\u02AF]/u;

/**
 * Detects a host that imitates another one. One of its labels mixes Latin with another alphabet,
 * has a phonetic letter, or has only letters that look like Latin ones before a Latin ending.
 * Labels that are really in another alphabet are accepted. Returns `undefined` for a harmless or
 * invalid host.
 *
 * @param host in Unicode or in its ASCII form (`xn--…`)
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
