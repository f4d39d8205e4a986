import { type TextStore, withLazyBody } from "../model/lazy-fields.ts";
import { textAt } from "../model/parsed-site.ts";
import type { Range } from "../yaml/diagnostic.ts";
import type { ParsedFile } from "../yaml/parse/parsed-file.ts";

/**
 * Creates a valid file that does not keep its text in memory. For thousands of articles, the texts
 * would take half of the memory. The file is read again when its text or a range in it is needed.
 *
 * @param parsed a file without diagnostics
 * @param readAgain re-reads the same file; `undefined` if it no longer exists
 * @param shelf stores the body outside the value
 */
export function withLazyText(
  { file, value }: Pick<ParsedFile, "file" | "value">,
  readAgain: () => ParsedFile | undefined,
  shelf?: TextStore,
): ParsedFile {
  const cut = shelf && splitBody(value);
  if (!cut) return createLazyParsedFile(file, copyStrings(value), readAgain);
  return createLazyParsedFile(file, withLazyBody(cut.value, shelf(cut.body)), readAgain);
}

/**
 * Creates a file that another thread has checked and found valid.
 *
 * @param value must not reference the text of the whole file
 */
export function createLazyParsedFile(
  file: string,
  value: unknown,
  readAgain: () => ParsedFile | undefined,
): ParsedFile {
  return new LazyParsedFile(file, value, readAgain);
}

/** Separates the body from the rest of a value. Returns `undefined` if it has no body. */
export function splitBody(value: unknown): { value: { body: string }; body: string } | undefined {
  const body = textAt(value, "/body");
  return body === undefined
    ? undefined
    : { value: copyStrings({ ...Object(value), body: "" }), body };
}

/**
 * Copies all strings of a value. Those of the parser are slices, which would keep the text of the
 * whole file in memory.
 */
function copyStrings<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/**
 * A file that is re-read when its text is needed. It is a class, because closures would take half a
 * kilobyte for each of thousands of files.
 */
class LazyParsedFile implements ParsedFile {
  readonly file: string;
  readonly value: unknown;
  readonly diagnostics = [];
  readonly #readAgain: () => ParsedFile | undefined;
  #whole?: ParsedFile;
  /**
   * The one file whose text is in memory: callers read one file several times before they read the
   * next one.
   */
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

  /** Releases the text of the previous file. All re-read files together would fill the memory. */
  #takeTurn(): void {
    if (LazyParsedFile.#last) LazyParsedFile.#last.#whole = undefined;
    LazyParsedFile.#last = this;
  }
}
