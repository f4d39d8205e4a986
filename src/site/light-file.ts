import type { Range } from "../text/diagnostic.ts";
import type { ParsedFile } from "../text/parsed-file.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * A parsed article that takes little memory: its body lies outside the heap as bytes, and its text
 * and the places in it are read again when somebody asks, which is when something is wrong.
 *
 * @param parsed a file without mistakes of its text
 * @param readAgain gives the same file anew; nothing where it went away
 */
export function lighten(
  parsed: Pick<ParsedFile, "file" | "value">,
  readAgain: () => ParsedFile | undefined,
): ParsedFile {
  return new LightFile(parsed, readAgain);
}

/**
 * A class: thousands of objects with functions of their own would take half a kilobyte each. A copy by
 * spreading has neither text nor places.
 */
class LightFile implements ParsedFile {
  readonly file: string;
  readonly value: unknown;
  readonly diagnostics = [];
  readonly #whole: () => ParsedFile | undefined;

  constructor(
    { file, value }: Pick<ParsedFile, "file" | "value">,
    readAgain: () => ParsedFile | undefined,
  ) {
    this.file = file;
    this.value = withLightBody(value);
    this.#whole = askOnce(readAgain);
  }

  get text(): string {
    return this.#whole()?.text ?? "";
  }

  rangeAt(path: string, part?: "value" | "key"): Range {
    return this.#whole()?.rangeAt(path, part) ?? { start: 0, end: 0 };
  }
}

/** Asks once, and gives the same answer ever after. */
export function askOnce<Result>(ask: () => Result): () => Result {
  let answer: { is: Result } | undefined;
  return () => {
    answer ??= { is: ask() };
    return answer.is;
  };
}

/**
 * The same content, with a body that lies outside the heap, and with texts of its own: those that a
 * parser gives are windows into the text of the whole file, and keep it.
 *
 * @param from what the content was made from; a body that stayed as it was is held once
 */
export function withLightBody<Content>(content: Content, from?: unknown): Content {
  if (typeof content !== "object" || content === null) return content;
  const { body, ...head } = content as { body?: unknown };
  if (typeof body !== "string") return content;
  const known = bytesOf(from);
  const isKnown = known !== undefined && textOf(known) === body;
  return Object.defineProperties(JSON.parse(JSON.stringify(head)), {
    [lightBody]: { value: isKnown ? known : encoder.encode(body) },
    body: { get: readBody, enumerable: true, configurable: true },
  });
}

const lightBody = Symbol("body");

function bytesOf(content: unknown): Uint8Array | undefined {
  return Object(content)[lightBody];
}

/** One function for all: the engine gives objects with a function of their own no common shape. */
function readBody(this: object): string {
  return textOf(bytesOf(this) ?? new Uint8Array());
}

let latest: { bytes: Uint8Array; text: string } | undefined;

/** Whoever asks for a body asks several times before anybody asks for another. */
function textOf(bytes: Uint8Array): string {
  if (latest?.bytes !== bytes) latest = { bytes, text: decoder.decode(bytes) };
  return latest.text;
}
