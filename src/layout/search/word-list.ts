/**
 * The words of a site and their pages, encoded as text. The words are sorted, each with the length
 * of the prefix that it shares with the one before. Page indexes are stored as differences. No
 * character of the encoding needs an escape in JSON, and the text compresses well.
 */
export interface EncodedWordList {
  words: string;
  places: string;
}

/** The index of a page with a word, and whether the word is frequent there. */
export interface WordOccurrence {
  page: number;
  often: boolean;
}

const digits = "#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNO";
const continuationDigits = "PQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";
const base = digits.length;

/** Encodes a list of words. The result does not depend on their order. */
export function encodeWordList(
  places: ReadonlyMap<string, readonly WordOccurrence[]>,
): EncodedWordList {
  const words = [...places.keys()].sort();
  const shortened = words.map((word, index) => {
    const shared = sharedPrefixLength(words[index - 1] ?? "", word);
    return encodeNumber(shared) + word.slice(shared);
  });
  return {
    words: shortened.join(" "),
    places: words.map((word) => encodeOccurrences(places.get(word) ?? [])).join(" "),
  };
}

/** Decodes the result of `encodeWordList`. */
export function decodeWordList({
  words,
  places,
}: EncodedWordList): Map<string, readonly WordOccurrence[]> {
  const found = new Map<string, readonly WordOccurrence[]>();
  if (!words) return found;
  const texts = places.split(" ");
  let word = "";
  words.split(" ").forEach((written, index) => {
    const [shared = 0] = decodeNumbers(written[0] ?? "");
    word = word.slice(0, shared) + written.slice(1);
    found.set(word, decodeOccurrences(texts[index] ?? ""));
  });
  return found;
}

/**
 * Returns the length of the shared prefix, at most what one character can encode. The rest of a
 * longer prefix is repeated.
 */
function sharedPrefixLength(before: string, word: string): number {
  let length = 0;
  while (length < base - 1 && length < word.length && before[length] === word[length]) length++;
  return length;
}

function encodeOccurrences(places: readonly WordOccurrence[]): string {
  let last = 0;
  const numbers = places.map(({ page, often }) => {
    const gap = page - last;
    last = page;
    return gap * 2 + Number(often);
  });
  return numbers.map(encodeNumber).join("");
}

function decodeOccurrences(text: string): WordOccurrence[] {
  let page = 0;
  return decodeNumbers(text).map((number) => {
    page += number >> 1;
    return { page, often: number % 2 === 1 };
  });
}

function encodeNumber(number: number): string {
  const [rest, digit] = [Math.floor(number / base), digits[number % base]];
  return rest === 0 ? `${digit}` : encodeContinuationDigits(rest) + digit;
}

function encodeContinuationDigits(number: number): string {
  const rest = Math.floor(number / base);
  return (rest === 0 ? "" : encodeContinuationDigits(rest)) + continuationDigits[number % base];
}

function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const sign of text) {
    const digit = digits.indexOf(sign);
    if (digit < 0) number = (number + continuationDigits.indexOf(sign)) * base;
    else {
      numbers.push(number + digit);
      number = 0;
    }
  }
  return numbers;
}
