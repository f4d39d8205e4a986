/** Kerning values by first glyph, then by second glyph. */
export type Kerning = readonly (readonly number[])[];

const pairLookupType = 2;
const extensionLookupType = 9;
const xAdvanceFlag = 4;

/**
 * Reads the kerning of all pairs of glyphs, in font units. Returns `undefined` if the table
 * contains anything except pair kerning.
 *
 * @param glyphs the number of glyphs
 * @throws RangeError if the table is truncated
 */
export function readKerning(gpos: Buffer, glyphs: number): Kerning | undefined {
  const features = gpos.subarray(gpos.readUInt16BE(6));
  const tags = listRecordOffsets(features, 0, 6).map((at) =>
    features.toString("latin1", at, at + 4),
  );
  const tables = readSubtables(gpos.subarray(gpos.readUInt16BE(8)));
  const isPlain = tables.every((lookup) => lookup.every(({ kind }) => kind === pairLookupType));
  if (!isPlain || tags.some((tag) => tag !== "kern")) return undefined;
  const kerning = Array.from({ length: glyphs }, () => new Array<number>(glyphs).fill(0));
  for (const lookup of tables)
    addLookup(
      kerning,
      lookup.map(({ data }) => data),
    );
  return kerning;
}

/** Reads the offsets of the records of a list. The list starts with their count. */
function listRecordOffsets(data: Buffer, at: number, size: number): number[] {
  return Array.from({ length: data.readUInt16BE(at) }, (_, index) => at + 2 + size * index);
}

function readSubtables(lookups: Buffer): { kind: number; data: Buffer }[][] {
  return listRecordOffsets(lookups, 0, 2).map((lookupAt) => {
    const lookup = lookups.subarray(lookups.readUInt16BE(lookupAt));
    const kind = lookup.readUInt16BE(0);
    return listRecordOffsets(lookup, 4, 2).map((at) => {
      const data = lookup.subarray(lookup.readUInt16BE(at));
      if (kind !== extensionLookupType) return { kind, data };
      return { kind: data.readUInt16BE(2), data: data.subarray(data.readUInt32BE(4)) };
    });
  });
}

/**
 * Adds the kerning of a lookup. The first subtable that covers a pair applies. A class subtable
 * covers all pairs of its first glyphs.
 */
function addLookup(kerning: number[][], tables: readonly Buffer[]): void {
  const known = tables.map(readKerningSubtable);
  for (const [first, row] of kerning.entries()) {
    const lookups = known.flatMap((lookup) => lookup(first) ?? []);
    for (const second of row.keys())
      row[second] = (row[second] ?? 0) + firstKerningValue(lookups, second);
  }
}

type KerningLookup = (second: number) => number | undefined;

function firstKerningValue(lookups: readonly KerningLookup[], second: number): number {
  for (const lookup of lookups) {
    const value = lookup(second);
    if (value !== undefined) return value;
  }
  return 0;
}

/**
 * Reads a subtable. Returns a function that finds the kerning of the pairs that start with a glyph;
 * `undefined` if the subtable does not cover that glyph.
 */
function readKerningSubtable(table: Buffer): (first: number) => KerningLookup | undefined {
  const covered = readCoverage(table.subarray(table.readUInt16BE(2)));
  const indices = new Map(covered.map((glyph, index) => [glyph, index]));
  const lookup = table.readUInt16BE(0) === 1 ? pairLookupFactory(table) : classLookupFactory(table);
  return (first) => {
    const index = indices.get(first);
    return index === undefined ? undefined : lookup(first, index);
  };
}

function readCoverage(data: Buffer): number[] {
  if (data.readUInt16BE(0) === 1)
    return listRecordOffsets(data, 2, 2).map((at) => data.readUInt16BE(at));
  return listRecordOffsets(data, 2, 6).flatMap((at) => {
    const first = data.readUInt16BE(at);
    return Array.from(
      { length: data.readUInt16BE(at + 2) - first + 1 },
      (_, index) => first + index,
    );
  });
}

type LookupFactory = (first: number, index: number) => KerningLookup;

function pairLookupFactory(table: Buffer): LookupFactory {
  const { size, read } = valueRecordFormat(table);
  return (_, index) => {
    const set = table.subarray(table.readUInt16BE(10 + 2 * index));
    const values = new Map(
      listRecordOffsets(set, 0, 2 + size).map((at) => [set.readUInt16BE(at), read(set, at + 2)]),
    );
    return (second) => values.get(second);
  };
}

function classLookupFactory(table: Buffer): LookupFactory {
  const { size, read } = valueRecordFormat(table);
  const [row, column] = [8, 10].map((at) =>
    readClassDefinition(table.subarray(table.readUInt16BE(at))),
  );
  return (first) => {
    const start = 16 + (row?.get(first) ?? 0) * table.readUInt16BE(14) * size;
    return (second) => read(table, start + (column?.get(second) ?? 0) * size);
  };
}

/**
 * Reads the format of the values of a pair. Returns their size, and a function that reads the
 * advance of the first glyph. Other values are not used.
 */
function valueRecordFormat(table: Buffer): {
  size: number;
  read: (data: Buffer, at: number) => number;
} {
  const [first, second] = [table.readUInt16BE(4), table.readUInt16BE(6)];
  const before = 2 * countBits(first & (xAdvanceFlag - 1));
  return {
    size: 2 * (countBits(first) + countBits(second)),
    read: (data, at) => (first & xAdvanceFlag ? data.readInt16BE(at + before) : 0),
  };
}

function countBits(value: number): number {
  return value.toString(2).replaceAll("0", "").length;
}

function readClassDefinition(data: Buffer): Map<number, number> {
  if (data.readUInt16BE(0) === 1) {
    const start = data.readUInt16BE(2);
    const values = listRecordOffsets(data, 4, 2).map((at) => data.readUInt16BE(at));
    return new Map(values.map((value, index) => [start + index, value]));
  }
  const ranges = listRecordOffsets(data, 2, 6).map((at) =>
    [0, 2, 4].map((part) => data.readUInt16BE(at + part)),
  );
  return new Map(
    ranges.flatMap(([first = 0, last = 0, value = 0]) =>
      Array.from({ length: last - first + 1 }, (_, index) => [first + index, value] as const),
    ),
  );
}
