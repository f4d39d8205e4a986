import { textAt } from "../model/raw-site.ts";
import { type Shelf, withBodyOnRequest } from "../model/text-on-request.ts";
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
export function withoutText(
  { file, value }: Pick<ParsedFile, "file" | "value">,
  readAgain: () => ParsedFile | undefined,
  shelf?: Shelf,
): ParsedFile {
  const cut = shelf && withoutBody(value);
  if (!cut) return cleanFile(file, detached(value), readAgain);
  return cleanFile(file, withBodyOnRequest(cut.value, shelf(cut.body)), readAgain);
}

/**
 * A file that somebody else found to be without mistakes.
 *
 * @param value keeps no text of the whole file in memory
 */
export function cleanFile(
  file: string,
  value: unknown,
  readAgain: () => ParsedFile | undefined,
): ParsedFile {
  return new CleanFile(file, value, readAgain);
}

/** A value with an empty body, and its body; nothing where it has none. */
export function withoutBody(value: unknown): { value: { body: string }; body: string } | undefined {
  const body = textAt(value, "/body");
  return body === undefined ? undefined : { value: detached({ ...Object(value), body: "" }), body };
}

/** Texts that a parser gives are windows into the text of the whole file, and keep it. */
function detached<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** As a class: thousands of objects with functions of their own would take half a kilobyte each. */
class CleanFile implements ParsedFile {
  readonly file: string;
  readonly value: unknown;
  readonly diagnostics = [];
  readonly #readAgain: () => ParsedFile | undefined;
  #whole?: ParsedFile;
  /** The one that was read again last: whoever asks, asks several times, and then for another one. */
  static #last?: CleanFile;

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
    if (CleanFile.#last !== this) this.#takeTurn();
    this.#whole ??= this.#readAgain();
    return this.#whole;
  }

  /** Of thousands with a warning, all whole ones together would be most of the memory. */
  #takeTurn(): void {
    if (CleanFile.#last) CleanFile.#last.#whole = undefined;
    CleanFile.#last = this;
  }
}
