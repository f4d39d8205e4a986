import { groupBy } from "../../../yaml/group-by.ts";
import { phoneTableText } from "./phone-table-sync.ts";

/** The numbering plan of a country. */
export interface PhonePlan {
  /** The country (ISO 3166-1, two letters). */
  country: string;
  /** The calling code of the country (ITU-T E.164). */
  callingCode: string;
  /** Matches a complete valid number without its national prefix. */
  nationalNumberPattern: RegExp;
  /** The possible numbers of digits. */
  lengths: readonly number[];
  formats: readonly PhoneFormat[];
  /** The national (trunk) prefix, such as 0; `undefined` if the country has none. */
  nationalPrefix?: string;
  /** Matches everything that may precede a number within the country. */
  nationalPrefixPattern?: RegExp;
  /** The replacement for that prefix: "9$1" in Argentina. */
  nationalPrefixTransform?: string;
  /**
   * Matches the beginning of this country's numbers, if several countries share the calling code.
   */
  leadingDigits?: RegExp;
  /** An example number without the national prefix. */
  example?: string;
}

/** A format and the numbers of a country to which it applies. */
export interface PhoneFormat {
  pattern: RegExp;
  /**
   * The replacement for `pattern`: "$1 $2". `nationalPrefixRule` replaces the first group with one
   * that includes the national prefix: "0$1".
   */
  format: string;
  leadingDigits?: RegExp;
  nationalPrefixRule?: string;
  /** The national prefix is often left out. */
  isPrefixOptional: boolean;
  /** The format after the calling code, if it differs from `format`. */
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
  /** Countries by calling code. The formats of the first country are the default for all. */
  byCode: ReadonlyMap<string, readonly PlanRow[]>;
}

let planIndex: PlanIndex | undefined;
const planCache = new Map<PlanRow, PhonePlan>();

/** Returns the numbering plan of a country (two letters); `undefined` if there is none. */
export function planForCountry(country: string): PhonePlan | undefined {
  const row = loadPlanIndex().byCountry.get(country);
  return row && cachedPlan(row);
}

/** Returns the plans of all countries with a calling code, the largest first; may be empty. */
export function plansForCallingCode(calling: string): readonly PhonePlan[] {
  return (loadPlanIndex().byCode.get(calling) ?? []).map(cachedPlan);
}

/** Returns all countries with a numbering plan. Omits "001", which is not a country. */
export function countriesWithPhonePlan(): readonly string[] {
  return [...loadPlanIndex().byCountry.keys()].filter((country) => country !== "001");
}

/**
 * Parses the table on first use, because most runs never need a foreign number. Caches the result
 * once the table has loaded.
 */
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

function cachedPlan(row: PlanRow): PhonePlan {
  const known = planCache.get(row) ?? parsePlanRow(row);
  planCache.set(row, known);
  return known;
}

function parsePlanRow(row: PlanRow): PhonePlan {
  const [country, calling, numbers, lengths, formats, prefix, rule, before, turned] = row;
  const [, , , , , , , , , isOptional, leading, example] = row;
  const main = loadPlanIndex().byCode.get(calling)?.[0];
  const ways = formats || main?.[4] || [];
  const [usual, optional] = [rule || main?.[6], Boolean(isOptional || main?.[9])];
  return {
    country,
    callingCode: calling,
    nationalNumberPattern: toFullMatchPattern(numbers),
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
    pattern: toFullMatchPattern(parts),
    format: written,
    leadingDigits: leading ? new RegExp(`^(?:${leading})`) : undefined,
    nationalPrefixRule: own || usual,
    isPrefixOptional: Boolean(isOptional) || optional,
    internationalFormat: abroad,
  };
}

function toFullMatchPattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
