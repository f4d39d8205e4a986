/**
 * The words of a site and their pages, encoded as text: the words are sorted, each with the length
 * of the prefix that it shares with the one before; page numbers are stored as differences. All
 * characters in use need no escaping in JSON, and they compress well.
 */
export interface WordList {
  words: string;
  places: string;
}

/** The number of a page with a word, and whether the word is frequent there. */
export interface WordPlace {
  page: number;
  often: boolean;
}

const digits = "#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNO";
const continuationDigits = "PQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";
const base = digits.length;

/** Encodes a list of words; the result does not depend on their order. */
export function writeWords(places: ReadonlyMap<string, readonly WordPlace[]>): WordList {
  const words = [...places.keys()].sort();
  const shortened = words.map((word, index) => {
    const shared = sharedLength(words[index - 1] ?? "", word);
    return writeNumber(shared) + word.slice(shared);
  });
  return {
    words: shortened.join(" "),
    places: words.map((word) => writePlaces(places.get(word) ?? [])).join(" "),
  };
}

/** Decodes the result of `writeWords`. */
export function readWords({ words, places }: WordList): Map<string, readonly WordPlace[]> {
  const found = new Map<string, readonly WordPlace[]>();
  if (!words) return found;
  const texts = places.split(" ");
  let word = "";
  words.split(" ").forEach((written, index) => {
    const [shared = 0] = readNumbers(written[0] ?? "");
    word = word.slice(0, shared) + written.slice(1);
    found.set(word, readPlaces(texts[index] ?? ""));
  });
  return found;
}

/** The length is one character, so longer shared prefixes are cut off and repeated. */
function sharedLength(before: string, word: string): number {
  let length = 0;
  while (length < base - 1 && length < word.length && before[length] === word[length]) length++;
  return length;
}

function writePlaces(places: readonly WordPlace[]): string {
  let last = 0;
  const numbers = places.map(({ page, often }) => {
    const gap = page - last;
    last = page;
    return gap * 2 + Number(often);
  });
  return numbers.map(writeNumber).join("");
}

function readPlaces(text: string): WordPlace[] {
  let page = 0;
  return readNumbers(text).map((number) => {
    page += number >> 1;
    return { page, often: number % 2 === 1 };
  });
}

function writeNumber(number: number): string {
  const [rest, digit] = [Math.floor(number / base), digits[number % base]];
  return rest === 0 ? `${digit}` : writeContinuation(rest) + digit;
}

function writeContinuation(number: number): string {
  const rest = Math.floor(number / base);
  return (rest === 0 ? "" : writeContinuation(rest)) + continuationDigits[number % base];
}

function readNumbers(text: string): number[] {
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
