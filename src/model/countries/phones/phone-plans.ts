import { groupBy } from "../../../yaml/group-by.ts";
import { tableText } from "./table-at-hand.ts";

/** How the telephones of a country are numbered and written. */
export interface PhonePlan {
  /** ISO 3166-1, two letters. */
  country: string;
  /** What telephones dial for the country (ITU-T E.164). */
  calling: string;
  /** The whole of a number that exists, without what is dialled before it at home. */
  numbers: RegExp;
  /** How many digits such a number may have. */
  lengths: readonly number[];
  formats: readonly PhoneFormat[];
  /** What is dialled before a number at home, such as the 0 of most countries; nothing in some. */
  prefix?: string;
  /** Whatever may stand before a number at home. */
  before?: RegExp;
  /** What becomes of that in the number: "9$1" in Argentina. */
  turned?: string;
  /** How a number of this country begins, where several countries share a code. */
  leading?: RegExp;
  /** Such a number, for an example. */
  example?: string;
}

/** How some of the numbers of a country are written. */
export interface PhoneFormat {
  parts: RegExp;
  /** "$1 $2", and "0$1" for the first part of it where something is dialled before it at home. */
  written: string;
  leading?: RegExp;
  rule?: string;
  /** Many leave out what is dialled before it at home. */
  optional: boolean;
  /** How it is written after the code of the country, where that is otherwise. */
  abroad?: string;
}

type FormatRow = [
  parts: string,
  written: string,
  leading?: 0 | string,
  rule?: 0 | string,
  optional?: 0 | 1,
  abroad?: string,
];
type Row = [
  country: string,
  calling: string,
  numbers: string,
  lengths: number[],
  formats?: 0 | FormatRow[],
  prefix?: 0 | string,
  rule?: 0 | string,
  before?: 0 | string,
  turned?: 0 | string,
  optional?: 0 | 1,
  leading?: 0 | string,
  example?: string,
];

interface Rows {
  byCountry: ReadonlyMap<string, Row>;
  /** Those that share a code; the way of writing of the first counts for all. */
  byCode: ReadonlyMap<string, readonly Row[]>;
}

let rows: Rows | undefined;
const plans = new Map<Row, PhonePlan>();

/** The plan of a country by its two letters; nothing where there is none. */
export function planOf(country: string): PhonePlan | undefined {
  const row = readRows().byCountry.get(country);
  return row && toPlan(row);
}

/** The plans of all countries with a code, the largest first; empty where no country has it. */
export function plansWith(calling: string): readonly PhonePlan[] {
  return (readRows().byCode.get(calling) ?? []).map(toPlan);
}

/** All countries of which the numbers are known. */
export function countriesWithPhones(): readonly string[] {
  return [...readRows().byCountry.keys()].filter((country) => country !== "001");
}

/** Of most runs nobody asks for a number of another country: the table is read when somebody does. */
function readRows(): Rows {
  if (rows) return rows;
  const text = tableText().trim();
  const all = text === "" ? [] : text.split("\n");
  const read = all.map((line): Row => JSON.parse(line));
  const byCode = groupBy(read, ([, calling]) => calling);
  const made = { byCountry: new Map(read.map((row) => [row[0], row])), byCode };
  if (text !== "") rows = made;
  return made;
}

function toPlan(row: Row): PhonePlan {
  const known = plans.get(row) ?? makePlan(row);
  plans.set(row, known);
  return known;
}

function makePlan(row: Row): PhonePlan {
  const [country, calling, numbers, lengths, formats, prefix, rule, before, turned] = row;
  const [, , , , , , , , , isOptional, leading, example] = row;
  const main = readRows().byCode.get(calling)?.[0];
  const ways = formats || main?.[4] || [];
  const [usual, optional] = [rule || main?.[6], Boolean(isOptional || main?.[9])];
  return {
    country,
    calling,
    numbers: whole(numbers),
    lengths,
    formats: ways.map((each) => toFormat(each, usual || undefined, optional)),
    prefix: prefix || undefined,
    before: before || prefix ? new RegExp(`^(?:${before || prefix})`) : undefined,
    turned: turned || undefined,
    leading: leading ? new RegExp(`^(?:${leading})`) : undefined,
    example: example || undefined,
  };
}

function toFormat(
  [parts, written, leading, own, isOptional, abroad]: FormatRow,
  usual: string | undefined,
  optional: boolean,
): PhoneFormat {
  return {
    parts: whole(parts),
    written,
    leading: leading ? new RegExp(`^(?:${leading})`) : undefined,
    rule: own || usual,
    optional: Boolean(isOptional) || optional,
    abroad,
  };
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
