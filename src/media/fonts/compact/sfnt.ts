/** The tables of a font, by tag. */
export type Tables = Map<string, Buffer>;

const recordSize = 16;
const headerSize = 12;

/**
 * Reads the tables of a font.
 *
 * @param font an uncompressed TrueType or OpenType file
 * @throws RangeError if the file is truncated
 */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = headerSize + recordSize * index;
    const start = font.readUInt32BE(at + 8);
    const tag = font.toString("latin1", at, at + 4);
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/**
 * Returns the table with a tag.
 *
 * @throws RangeError if the font has no such table
 */
export function requireTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new RangeError(`The font has no table ${tag}.`);
  return table;
}

/** Writes a font. Leaves its checksums at zero, because the compression to WOFF2 computes them. */
export function writeFont(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(headerSize + recordSize * sorted.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  writeSearchRange(header, sorted.length);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = headerSize + recordSize * index;
    header.write(tag, at, "latin1");
    header.writeUInt32BE(end, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const padded = padTo(4, table);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

/** Pads a table with zeros to a multiple of `size`. */
export function padTo(size: number, table: Buffer): Buffer {
  const rest = table.length % size;
  return rest === 0 ? table : Buffer.concat([table, Buffer.alloc(size - rest)]);
}

/** Encodes numbers as big-endian 16-bit words. */
export function uint16Bytes(values: readonly number[]): Buffer {
  const made = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    made.writeUInt16BE(value & 0xffff, index * 2);
  });
  return made;
}

/** Writes the fields for binary search, which the format requires. */
function writeSearchRange(header: Buffer, count: number): void {
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(power * recordSize, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * recordSize, 10);
}
