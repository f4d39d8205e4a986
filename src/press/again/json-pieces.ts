/** So many characters make a piece. */
const enough = 1 << 18;

/**
 * Gives the JSON of a value in pieces, so that the text of a large record never stands in memory
 * whole. Joined, they are what `JSON.stringify` gives.
 *
 * @param value plain data; not `undefined`
 */
export function* jsonInPieces(value: unknown): Generator<string> {
  let text = "";
  for (const part of partsOf(value, 2)) {
    text += part;
    if (text.length < enough) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** @param depth so many objects inside each other are taken apart */
function* partsOf(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value)) {
    yield JSON.stringify(value);
    return;
  }
  let before = "";
  yield "{";
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* partsOf(inner, depth - 1);
    before = ",";
  }
  yield "}";
}
