import type { ParsedFile } from "./parse.ts";

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
  { file, value }: Pick<ParsedFile, "file" | "value">,
  readAgain: () => ParsedFile | undefined,
): ParsedFile {
  const whole = askOnce(readAgain);
  return {
    file,
    value: withLightBody(value),
    diagnostics: [],
    get text() {
      return whole()?.text ?? "";
    },
    rangeAt: (path, part) => whole()?.rangeAt(path, part) ?? { start: 0, end: 0 },
  };
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
  const known = Object.getOwnPropertyDescriptor(Object(from), "body")?.get;
  const get = known?.() === body ? known : readerOf(encoder.encode(body));
  return Object.defineProperty(JSON.parse(JSON.stringify(head)), "body", {
    get,
    enumerable: true,
    configurable: true,
  });
}

let latest: { bytes: Uint8Array; text: string } | undefined;

/** Whoever asks for a body asks several times before anybody asks for another. */
function readerOf(bytes: Uint8Array): () => string {
  return () => {
    if (latest?.bytes !== bytes) latest = { bytes, text: decoder.decode(bytes) };
    return latest.text;
  };
}
