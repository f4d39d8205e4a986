import type { Kerning } from "./read-kerning.ts";
import { uint16Bytes } from "./sfnt.ts";

/** The maximum value of an offset in the table. */
const maxOffset = 0xffff;

/**
 * Writes kerning as a `GPOS` table. Glyphs with the same kerning share a class. Returns `undefined`
 * if one table cannot hold all classes.
 */
export function writeKerning(kerning: Kerning): Buffer | undefined {
  const rows = groupIntoClasses(kerning);
  const columns = groupIntoClasses(
    kerning.map((_, second) => kerning.map((row) => row[second] ?? 0)),
  );
  const values = rows.values.flatMap((row) => columns.firsts.map((second) => row[second] ?? 0));
  const pairs = writePairs(rows.classes, columns.classes, {
    values,
    counts: [rows.values.length, columns.values.length],
  });
  return pairs && Buffer.concat([gposHeader, pairs]);
}

interface KerningClasses {
  /** The class of each glyph. Glyphs of class 0 are never kerned. */
  classes: number[];
  /** One glyph of each class. */
  firsts: number[];
  values: (readonly number[])[];
}

function groupIntoClasses(lines: Kerning): KerningClasses {
  const none = lines.map(() => 0);
  const found = new Map([
    [String(none), { index: 0, first: -1, values: none as readonly number[] }],
  ]);
  const classes = lines.map((values, first) => {
    const key = String(values);
    const known = found.get(key) ?? { index: found.size, first, values };
    found.set(key, known);
    return known;
  });
  const kinds = orderBySimilarity([...found.values()]);
  kinds.forEach((kind, index) => {
    kind.index = index;
  });
  return {
    classes: classes.map(({ index }) => index),
    firsts: kinds.map(({ first }) => first),
    values: kinds.map(({ values }) => values),
  };
}

/**
 * Orders classes so that similar ones are neighbours, which compresses better. The first class
 * stays first.
 */
function orderBySimilarity<Kind extends { values: readonly number[] }>(
  kinds: readonly Kind[],
): Kind[] {
  const [first, ...open] = kinds;
  const ordered = first ? [first] : [];
  while (open.length > 0) {
    const last = ordered.at(-1)?.values ?? [];
    const differences = open.map(({ values }) => countDifferences(values, last));
    ordered.push(...open.splice(differences.indexOf(Math.min(...differences)), 1));
  }
  return ordered;
}

function countDifferences(values: readonly number[], others: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + (value === others[index] ? 0 : 1), 0);
}

interface KerningMatrix {
  values: readonly number[];
  counts: readonly [rows: number, columns: number];
}

function writePairs(
  rows: readonly number[],
  columns: readonly number[],
  { values, counts }: KerningMatrix,
): Buffer | undefined {
  const kerned = rows.flatMap((row, glyph) => (row > 0 ? [glyph] : []));
  const matrix = uint16Bytes(values);
  const covered = uint16Bytes([1, kerned.length, ...kerned]);
  const [first, second] = [writeClassDefinition(rows), writeClassDefinition(columns)];
  const coveredAt = 16 + matrix.length;
  const firstAt = coveredAt + covered.length;
  const secondAt = firstAt + first.length;
  if (secondAt > maxOffset) return undefined;
  const format = uint16Bytes([2, coveredAt, 4, 0, firstAt, secondAt, ...counts]);
  return Buffer.concat([format, matrix, covered, first, second]);
}

function writeClassDefinition(classes: readonly number[]): Buffer {
  return uint16Bytes([1, 0, classes.length, ...classes]);
}

/** Returns a tag as two 16-bit words. */
function tagToWords(text: string): number[] {
  const bytes = Buffer.from(text, "latin1");
  return [bytes.readUInt16BE(0), bytes.readUInt16BE(2)];
}

/**
 * The header of the table. It defines one feature, `kern`, for all scripts and languages, and one
 * lookup with one subtable.
 */
const gposHeader = uint16Bytes([
  ...[1, 0, 10, 30, 44],
  // The script list: DFLT with a default language, which uses the first feature.
  ...[1, ...tagToWords("DFLT"), 8],
  ...[4, 0],
  ...[0, 0xffff, 1, 0],
  // The feature list: `kern` with the first lookup.
  ...[1, ...tagToWords("kern"), 8],
  ...[0, 1, 0],
  // The lookup list: one pair adjustment, with the subtable that follows.
  ...[1, 4],
  ...[2, 0, 1, 8],
]);
