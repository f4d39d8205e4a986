/*
 * A trace is an invisible mark in a text that tells where in the content it was written. It goes through
 * blocks like any other letter, so that no component has to know of it, and is taken out again in the page
 * before anybody reads it. Its letters are of Unicode's private use, which no keyboard types.
 */

const open = "\uf8f0";
const close = "\uf8f1";
const zero = 0xf8e0;
const digits = 5;

/** All letters of which traces are made. */
export const traceLetters = /[\uf8e0-\uf8f1]+/g;

/** What the names of places begin with where a longer text of several blocks stands. */
export const bodySign = "¶";

/** The class of a picture whose file is named at the place with that number. */
export function pictureClass(place: number): string {
  return `prelo-picture-${place}`;
}

/** The place that a class of a picture names; nothing where it is another class. */
export function pictureAt(name: string): number | undefined {
  const [, place] = /^prelo-picture-(\d+)$/.exec(name) ?? [];
  return place === undefined ? undefined : Number(place);
}

/** A text between the marks of the place with that number. */
export function traced(text: string, place: number): string {
  const hexadecimal = place.toString(16).padStart(digits, "0");
  const letters = [...hexadecimal].map((digit) =>
    String.fromCharCode(zero + Number.parseInt(digit, 16)),
  );
  return open + letters.join("") + text + close;
}

/** A text as people read it. */
export function untraced(text: string): string {
  return text.replace(traceLetters, "");
}

/** What stands in a text: a place that begins, one that ends, or letters for people. */
export type TracePart =
  | { kind: "open"; place: number }
  | { kind: "close" }
  | { kind: "text"; text: string };

/** Takes a text apart; a mark that is cut off is dropped. */
export function* traceParts(text: string): Generator<TracePart> {
  const pattern = /\uf8f0([\uf8e0-\uf8ef]{5})|(\uf8f1)|[\uf8e0-\uf8f0]+|([^\uf8e0-\uf8f1]+)/g;
  for (const [, place, end, words] of text.matchAll(pattern)) {
    if (place !== undefined) yield { kind: "open", place: placeOf(place) };
    else if (end !== undefined) yield { kind: "close" };
    else if (words !== undefined) yield { kind: "text", text: words };
  }
}

function placeOf(letters: string): number {
  const hexadecimal = [...letters].map((letter) => (letter.charCodeAt(0) - zero).toString(16));
  return Number.parseInt(hexadecimal.join(""), 16);
}
