/**
 * Maps each UTF-16 unit of a parsed text to its offset in the source, across quotes, indented lines
 * and escapes. The last element is the offset of the end. Offsets are relative to `written`.
 * Returns `undefined` if the value does not match the source.
 *
 * @param written the source of the value, in the range that `rangeAt` returns
 */
export function valueOffsets(written: string, value: string): Int32Array | undefined {
  const mark = written.charAt(0);
  const quoted =
    mark === '"'
      ? decodeDoubleQuoted(written)
      : mark === "'"
        ? decodeSingleQuoted(written)
        : undefined;
  return (quoted && alignOffsets(quoted, value)) ?? alignOffsets({ text: written }, value);
}

/**
 * A decoded scalar, and the source offset of each of its UTF-16 units. Without `places`, the
 * offsets equal the indexes.
 */
interface DecodedScalar {
  text: string;
  places?: readonly number[];
}

const space = /\s/;

/**
 * Aligns a value with the decoded source. Both must have the same visible characters in the same
 * order. The whitespace between them may differ.
 */
function alignOffsets({ text, places }: DecodedScalar, value: string): Int32Array | undefined {
  const found = new Int32Array(value.length + 1);
  let at = 0;
  for (let index = 0; index < value.length; index += 1) {
    const sign = value.charAt(index);
    const isSpace = space.test(sign);
    if (!isSpace) while (at < text.length && space.test(text.charAt(at))) at += 1;
    found[index] = places ? (places[at] ?? -1) : at;
    if (!isSpace && text.charAt(at) !== sign) return undefined;
    if (at < text.length && (!isSpace || space.test(text.charAt(at)))) at += 1;
  }
  found[value.length] = places ? (places[at] ?? -1) : at;
  return found;
}

/** Decodes a single-quoted scalar. It has only one escape: a doubled quote. */
function decodeSingleQuoted(written: string): DecodedScalar | undefined {
  return decodeQuoted(written, (at) => (written.startsWith("''", at) ? ["'", 2] : undefined));
}

const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  _: "\u00a0",
  N: "\u0085",
};
const lengths: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function decodeDoubleQuoted(written: string): DecodedScalar | undefined {
  return decodeQuoted(written, (at) => {
    if (written[at] !== "\\") return undefined;
    const sign = written.charAt(at + 1);
    // A backslash at the end of a line removes the line break.
    if (space.test(sign) && sign !== " " && sign !== "\t") return ["", 2];
    const length = lengths[sign];
    if (length === undefined) return [escapes[sign] ?? sign, 2];
    const code = Number.parseInt(written.slice(at + 2, at + 2 + length), 16);
    return code <= 0x10ffff ? [String.fromCodePoint(code), 2 + length] : ["", 2];
  });
}

type EscapeReader = (at: number) => [sign: string, length: number] | undefined;

/** Decodes the text between quotes. Returns `undefined` if the closing quote is missing. */
function decodeQuoted(written: string, read: EscapeReader): DecodedScalar | undefined {
  if (written.length < 2 || written.at(-1) !== written[0]) return undefined;
  const [signs, places]: [string[], number[]] = [[], []];
  for (let at = 1; at < written.length - 1; ) {
    const [sign, length] = read(at) ?? [written.charAt(at), 1];
    signs.push(sign);
    for (let unit = 0; unit < sign.length; unit += 1) places.push(at);
    at += length;
  }
  places.push(written.length - 1);
  return { text: signs.join(""), places };
}
