import { groupBy } from "../../../yaml/group-by.ts";
import { phoneTableText } from "./phone-table-sync.ts";

/** How the telephones of a country are numbered and written. */
export interface PhonePlan {
  /** ISO 3166-1, two letters. */
  country: string;
  /** What telephones dial for the country (ITU-T E.164). */
  callingCode: string;
  /** The whole of a number that exists, without what is dialled before it at home. */
  nationalNumberPattern: RegExp;
  /** How many digits such a number may have. */
  lengths: readonly number[];
  formats: readonly PhoneFormat[];
  /** What is dialled before a number at home, such as the 0 of most countries; nothing in some. */
  nationalPrefix?: string;
  /** Whatever may stand before a number at home. */
  nationalPrefixPattern?: RegExp;
  /** What becomes of that in the number: "9$1" in Argentina. */
  nationalPrefixTransform?: string;
  /** How a number of this country begins, where several countries share a code. */
  leadingDigits?: RegExp;
  /** Such a number, for an example. */
  example?: string;
}

/** How some of the numbers of a country are written. */
export interface PhoneFormat {
  pattern: RegExp;
  /** "$1 $2", and "0$1" for the first part of it where something is dialled before it at home. */
  format: string;
  leadingDigits?: RegExp;
  nationalPrefixRule?: string;
  /** Many leave out what is dialled before it at home. */
  isPrefixOptional: boolean;
  /** How it is written after the code of the country, where that is otherwise. */
  internationalFormat?: string;
}

type FormatRow = [
  parts: string,
  written: string,
  leading?: 0 | string,
  rule?: 0 | string,
  optional?: 0 | 1,
  abroad?: string,
];
type PlanRow = [
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

interface PlanIndex {
  byCountry: ReadonlyMap<string, PlanRow>;
  /** Those that share a code; the way of writing of the first counts for all. */
  byCode: ReadonlyMap<string, readonly PlanRow[]>;
}

let planIndex: PlanIndex | undefined;
const planCache = new Map<PlanRow, PhonePlan>();

/** The plan of a country by its two letters; nothing where there is none. */
export function planForCountry(country: string): PhonePlan | undefined {
  const row = loadPlanIndex().byCountry.get(country);
  return row && toPlan(row);
}

/** The plans of all countries with a code, the largest first; empty where no country has it. */
export function plansForCallingCode(calling: string): readonly PhonePlan[] {
  return (loadPlanIndex().byCode.get(calling) ?? []).map(toPlan);
}

/** All countries of which the numbers are known. */
export function countriesWithPhones(): readonly string[] {
  return [...loadPlanIndex().byCountry.keys()].filter((country) => country !== "001");
}

/** Of most runs nobody asks for a number of another country: the table is read when somebody does. */
function loadPlanIndex(): PlanIndex {
  if (planIndex) return planIndex;
  const text = phoneTableText().trim();
  const all = text === "" ? [] : text.split("\n");
  const read = all.map((line): PlanRow => JSON.parse(line));
  const byCode = groupBy(read, ([, calling]) => calling);
  const made = { byCountry: new Map(read.map((row) => [row[0], row])), byCode };
  if (text !== "") planIndex = made;
  return made;
}

function toPlan(row: PlanRow): PhonePlan {
  const known = planCache.get(row) ?? makePlan(row);
  planCache.set(row, known);
  return known;
}

function makePlan(row: PlanRow): PhonePlan {
  const [country, calling, numbers, lengths, formats, prefix, rule, before, turned] = row;
  const [, , , , , , , , , isOptional, leading, example] = row;
  const main = loadPlanIndex().byCode.get(calling)?.[0];
  const ways = formats || main?.[4] || [];
  const [usual, optional] = [rule || main?.[6], Boolean(isOptional || main?.[9])];
  return {
    country,
    callingCode: calling,
    nationalNumberPattern: fullMatch(numbers),
    lengths,
    formats: ways.map((each) => toFormat(each, usual || undefined, optional)),
    nationalPrefix: prefix || undefined,
    nationalPrefixPattern: before || prefix ? new RegExp(`^(?:${before || prefix})`) : undefined,
    nationalPrefixTransform: turned || undefined,
    leadingDigits: leading ? new RegExp(`^(?:${leading})`) : undefined,
    example: example || undefined,
  };
}

function toFormat(
  [parts, written, leading, own, isOptional, abroad]: FormatRow,
  usual: string | undefined,
  optional: boolean,
): PhoneFormat {
  return {
    pattern: fullMatch(parts),
    format: written,
    leadingDigits: leading ? new RegExp(`^(?:${leading})`) : undefined,
    nationalPrefixRule: own || usual,
    isPrefixOptional: Boolean(isOptional) || optional,
    internationalFormat: abroad,
  };
}

function fullMatch(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
