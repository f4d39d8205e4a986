/** A read position in a table. */
export interface Cursor {
  data: Buffer;
  at: number;
}

const maxRun = { points: 0x80, deltas: 0x40 };
const wordsFlag = { points: 0x80, deltas: 0x40 };
const zerosFlag = 0x80;

/** Reads packed point numbers (`gvar`). Returns `undefined` if the list means all points. */
export function readPackedPoints(cursor: Cursor): number[] | undefined {
  const first = readByte(cursor);
  const count = first & 0x80 ? ((first & 0x7f) << 8) | readByte(cursor) : first;
  if (count === 0) return undefined;
  const points: number[] = [];
  let last = 0;
  while (points.length < count) {
    const control = readByte(cursor);
    for (let left = (control & 0x7f) + 1; left > 0; left--) {
      last +=
        control & wordsFlag.points ? (readByte(cursor) << 8) | readByte(cursor) : readByte(cursor);
      points.push(last);
    }
  }
  return points;
}

/** Reads `count` packed deltas (`gvar`). */
export function readPackedDeltas(cursor: Cursor, count: number): number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const control = readByte(cursor);
    for (let left = (control & 0x3f) + 1; left > 0; left--) {
      if (control & zerosFlag) deltas.push(0);
      else
        deltas.push(control & wordsFlag.deltas ? readWord(cursor) : (readByte(cursor) << 24) >> 24);
    }
  }
  return deltas;
}

/** Encodes packed point numbers. `undefined` means all points. */
export function writePackedPoints(points: readonly number[] | undefined): number[] {
  if (!points) return [0];
  const { length } = points;
  const steps = points.map((point, index) => point - (points[index - 1] ?? 0));
  const packed = writeRuns(steps, (step) => (step > 0xff ? wordsFlag.points : 0), maxRun.points);
  return [...(length < 0x80 ? [length] : [0x80 | (length >> 8), length & 0xff]), ...packed];
}

/** Encodes packed deltas. */
export function writePackedDeltas(deltas: readonly number[]): number[] {
  return writeRuns(
    deltas,
    (delta) => {
      if (delta === 0) return zerosFlag;
      return delta < -0x80 || delta > 0x7f ? wordsFlag.deltas : 0;
    },
    maxRun.deltas,
  );
}

/**
 * Writes numbers of the same size as runs. The control byte before a run contains the size of its
 * numbers and its length.
 */
function writeRuns(
  values: readonly number[],
  kindOf: (value: number) => number,
  limit: number,
): number[] {
  const packed: number[] = [];
  const isDelta = limit === maxRun.deltas;
  for (let start = 0; start < values.length; ) {
    const kind = kindOf(values[start] ?? 0);
    let end = start + 1;
    while (end < values.length && end - start < limit && kindOf(values[end] ?? 0) === kind) end++;
    packed.push(kind | (end - start - 1));
    if (!(isDelta && kind === zerosFlag)) {
      for (const value of values.slice(start, end))
        packed.push(...(kind === 0 ? [value & 0xff] : [(value >> 8) & 0xff, value & 0xff]));
    }
    start = end;
  }
  return packed;
}

function readByte(cursor: Cursor): number {
  return cursor.data.readUInt8(cursor.at++);
}

function readWord(cursor: Cursor): number {
  cursor.at += 2;
  return cursor.data.readInt16BE(cursor.at - 2);
}
