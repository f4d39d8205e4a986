import { type TextStore, withLazyBody } from "../model/lazy-fields.ts";
import { textAt } from "../model/parsed-site.ts";
import type { Range } from "../yaml/diagnostic.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";

/**
 * A file without mistakes, without its text: that is half of the memory that thousands of articles
 * take. The few who ask for it, or for a place in it, have the file read again.
 *
 * @param parsed a file whose text and values are right
 * @param readAgain gives the same file anew; nothing where it went away
 * @param shelf where its body is put, too
 */
export function withLazyText(
  { file, value }: Pick<ParsedFile, "file" | "value">,
  readAgain: () => ParsedFile | undefined,
  shelf?: TextStore,
): ParsedFile {
  const cut = shelf && splitBody(value);
  if (!cut) return validFile(file, copyStrings(value), readAgain);
  return validFile(file, withLazyBody(cut.value, shelf(cut.body)), readAgain);
}

/**
 * A file that another thread has checked and found valid.
 *
 * @param value keeps no text of the whole file in memory
 */
export function validFile(
  file: string,
  value: unknown,
  readAgain: () => ParsedFile | undefined,
): ParsedFile {
  return new LazyParsedFile(file, value, readAgain);
}

/** Splits the body from a value. Returns `undefined` if it has no body. */
export function splitBody(value: unknown): { value: { body: string }; body: string } | undefined {
  const body = textAt(value, "/body");
  return body === undefined
    ? undefined
    : { value: copyStrings({ ...Object(value), body: "" }), body };
}

/** Copies strings: slices made by the parser would keep the whole file text in memory. */
function copyStrings<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** A class, because closures would cost half a kilobyte for each of thousands of files. */
class LazyParsedFile implements ParsedFile {
  readonly file: string;
  readonly value: unknown;
  readonly diagnostics = [];
  readonly #readAgain: () => ParsedFile | undefined;
  #whole?: ParsedFile;
  /** One-entry cache: callers read the same file several times before moving on. */
  static #last?: LazyParsedFile;

  constructor(file: string, value: unknown, readAgain: () => ParsedFile | undefined) {
    this.file = file;
    this.value = value;
    this.#readAgain = readAgain;
  }

  get text(): string {
    return this.#again()?.text ?? "";
  }

  rangeAt(path: string, part?: "value" | "key"): Range {
    return this.#again()?.rangeAt(path, part) ?? { start: 0, end: 0 };
  }

  #again(): ParsedFile | undefined {
    if (LazyParsedFile.#last !== this) this.#takeTurn();
    this.#whole ??= this.#readAgain();
    return this.#whole;
  }

  /** Of thousands with a warning, all whole ones together would be most of the memory. */
  #takeTurn(): void {
    if (LazyParsedFile.#last) LazyParsedFile.#last.#whole = undefined;
    LazyParsedFile.#last = this;
  }
}
