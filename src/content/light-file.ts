import type { Range } from "./diagnostic.ts";
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
  return new LightFile(file, withLightBody(value), readAgain);
}

/** As a class, because a closure would hold on to the whole that it was made from. */
class LightFile implements ParsedFile {
  readonly diagnostics = [];
  private again?: ParsedFile;

  constructor(
    readonly file: string,
    readonly value: unknown,
    private readonly readAgain: () => ParsedFile | undefined,
  ) {}

  get text(): string {
    return this.whole()?.text ?? "";
  }

  rangeAt(path: string, part?: "value" | "key"): Range {
    return this.whole()?.rangeAt(path, part) ?? { start: 0, end: 0 };
  }

  private whole(): ParsedFile | undefined {
    this.again ??= this.readAgain();
    return this.again;
  }
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

function readerOf(bytes: Uint8Array): () => string {
  return () => decoder.decode(bytes);
}
