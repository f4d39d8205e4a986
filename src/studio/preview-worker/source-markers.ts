/* Source markers are invisible characters that encode where in the content a text was written.
   They pass through blocks like any other character, so components need not know about them.
   They are removed from the page before anyone reads it. They are in Unicode's private use area,
   which no keyboard types. */

const openCharacter = "\uf8f0";
const closeCharacter = "\uf8f1";
const firstDigit = 0xf8e0;
const digitCount = 5;

/** All characters used in source markers. */
export const sourceMarkerCharacters = /[\uf8e0-\uf8f1]+/g;

/** Prefix of the names of places that contain a body. */
export const bodyPlacePrefix = "¶";

/** Returns the class of a picture whose file is named at the place with this number. */
export function pictureSourceClass(placeNumber: number): string {
  return `prelo-picture-${placeNumber}`;
}

/**
 * Returns the place number in the CSS class of a picture (`prelo-picture-7`); `undefined` for any
 * other class.
 */
export function placeNumberFromPictureClass(name: string): number | undefined {
  const [, place] = /^prelo-picture-(\d+)$/.exec(name) ?? [];
  return place === undefined ? undefined : Number(place);
}

/** Wraps a text in the source markers of the place with this number. */
export function addSourceMarkers(text: string, placeNumber: number): string {
  const hexadecimal = placeNumber.toString(16).padStart(digitCount, "0");
  const letters = [...hexadecimal].map((digit) =>
    String.fromCharCode(firstDigit + Number.parseInt(digit, 16)),
  );
  return openCharacter + letters.join("") + text + closeCharacter;
}

/** Removes the source markers from a text. */
export function removeSourceMarkers(text: string): string {
  return text.replace(sourceMarkerCharacters, "");
}

/** A token of a text with source markers: the start of a place, its end, or visible text. */
export type SourceMarkerToken =
  | { kind: "open"; place: number }
  | { kind: "close" }
  | { kind: "text"; text: string };

/** Splits a text with source markers into tokens. Truncated markers are dropped. */
export function* parseSourceMarkers(text: string): Generator<SourceMarkerToken> {
  const pattern = /\uf8f0([\uf8e0-\uf8ef]{5})|(\uf8f1)|[\uf8e0-\uf8f0]+|([^\uf8e0-\uf8f1]+)/g;
  for (const [, place, end, words] of text.matchAll(pattern)) {
    if (place !== undefined) yield { kind: "open", place: decodePlaceNumber(place) };
    else if (end !== undefined) yield { kind: "close" };
    else if (words !== undefined) yield { kind: "text", text: words };
  }
}

function decodePlaceNumber(letters: string): number {
  const hexadecimal = [...letters].map((letter) =>
    (letter.charCodeAt(0) - firstDigit).toString(16),
  );
  return Number.parseInt(hexadecimal.join(""), 16);
}
