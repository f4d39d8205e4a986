import { fictionalPhone, isFictional } from "./fictional-phones.ts";
import {
  type PhoneFormat,
  type PhonePlan,
  planForCountry,
  plansForCallingCode,
} from "./phone-plans.ts";

/** A valid phone number and the plan of its country. */
export interface PhoneNumber {
  plan: PhonePlan;
  /** The digits without calling code and national prefix. */
  national: string;
}

/**
 * Why a phone number is invalid. `unknown`: it has a possible length but matches no pattern of the
 * plan. `count`: its length is between the possible ones, but is none of them.
 */
export interface InvalidPhone {
  reason: "no-country" | "short" | "long" | "count" | "unknown";
  /** The country whose numbering plan applies, two letters. */
  country?: string;
}

/**
 * Parses a number in national format, "020 7946 0958" in GB, or with any calling code, "+351 210
 * 000 000". Ignores everything but digits and a leading "+".
 *
 * @param country two letters (ISO 3166-1)
 */
export function parsePhoneNumber(text: string, country: string): PhoneNumber | InvalidPhone {
  const digits = text.replace(/\D/g, "");
  if (text.trim().startsWith("+")) return parseInternational(digits);
  const own = planForCountry(country);
  return own ? parseNational(own, digits) : { reason: "no-country" };
}

/** Whether the result of `parsePhoneNumber` is a valid number. */
export function isValidPhone(read: PhoneNumber | InvalidPhone): read is PhoneNumber {
  return "plan" in read;
}

function parseInternational(digits: string): PhoneNumber | InvalidPhone {
  // No calling code is the beginning of another one.
  const lengths = [1, 2, 3].filter((length) => digits.length >= length);
  const code = lengths
    .map((length) => digits.slice(0, length))
    .find((each) => plansForCallingCode(each)[0]);
  const [main] = plansForCallingCode(code ?? "");
  return main && code ? parseNational(main, digits.slice(code.length)) : { reason: "no-country" };
}

function parseNational(main: PhonePlan, digits: string): PhoneNumber | InvalidPhone {
  const national = stripNationalPrefix(main, digits);
  const sharing = plansForCallingCode(main.callingCode);
  const all = sharing.includes(main) ? [main, ...sharing.filter((each) => each !== main)] : [main];
  const plan = all.find((each) => matchesPlan(each, national));
  return plan
    ? { plan, national }
    : { reason: invalidReason(main, national), country: main.country };
}

function matchesPlan(
  { callingCode, leadingDigits, nationalNumberPattern }: PhonePlan,
  national: string,
): boolean {
  const isLed = leadingDigits?.test(national) ?? true;
  return (
    (isLed && nationalNumberPattern.test(national)) ||
    (!leadingDigits && isFictional(`+${callingCode}${national}`))
  );
}

function invalidReason({ lengths }: PhonePlan, { length }: string): InvalidPhone["reason"] {
  if (length < Math.min(...lengths)) return "short";
  if (length > Math.max(...lengths)) return "long";
  return lengths.includes(length) ? "unknown" : "count";
}

/** Removes the national prefix, or transforms it: in Argentina "011 15 …" becomes "9 11 …". */
function stripNationalPrefix(
  { nationalPrefixPattern, nationalPrefixTransform, nationalNumberPattern, lengths }: PhonePlan,
  digits: string,
): string {
  const found = nationalPrefixPattern?.exec(digits);
  if (!nationalPrefixPattern || !found) return digits;
  const isTurned =
    nationalPrefixTransform !== undefined && found.length > 1 && found.at(-1) !== undefined;
  const rest = isTurned
    ? digits.replace(nationalPrefixPattern, nationalPrefixTransform)
    : digits.slice(found[0].length);
  const isBetter = nationalNumberPattern.test(rest) || !nationalNumberPattern.test(digits);
  return isBetter && rest.length >= Math.min(...lengths) && lengths.some((n) => n >= rest.length)
    ? rest
    : digits;
}

/** Formats a number in E.164 (ITU-T): "+442079460958". */
export function toE164({ plan, national }: PhoneNumber): string {
  return `+${plan.callingCode}${national}`;
}

/** Formats a number in national format: "020 7946 0958", "(212) 555-0123". */
export function formatNational({ plan, national }: PhoneNumber): string {
  const format = findFormat(plan, national);
  if (!format) return national;
  const { format: written, nationalPrefixRule } = format;
  return national.replace(
    format.pattern,
    nationalPrefixRule ? written.replace(/(\$\d)/, nationalPrefixRule) : written,
  );
}

/** Formats a number in international format (ITU-T E.123): "+44 20 7946 0958". */
export function formatInternational({ plan, national }: PhoneNumber): string {
  const format = findFormat(plan, national);
  const written = format
    ? national.replace(format.pattern, format.internationalFormat ?? format.format)
    : national;
  return `+${plan.callingCode} ${written.replace(/[^\d]+/g, " ").trim()}`;
}

/** Whether digits are the complete national form of a number, including a required prefix. */
export function isCompleteNationalNumber(number: PhoneNumber, digits: string): boolean {
  const { plan, national } = number;
  const isPlainTaken = findFormat(plan, national)?.isPrefixOptional && digits === national;
  const ways = [
    formatNational(number).replace(/\D/g, ""),
    `${plan.nationalPrefix ?? ""}${national}`,
  ];
  return Boolean(isPlainTaken) || ways.includes(digits);
}

/** Returns an example number of a country in national format, fictional if possible. */
export function examplePhone(country: string): string | undefined {
  const plan = planForCountry(country);
  const kept = fictionalPhone(country);
  return kept ?? (plan?.example && formatNational({ plan, national: plan.example }));
}

function findFormat({ formats }: PhonePlan, national: string): PhoneFormat | undefined {
  const fits = ({ leadingDigits, pattern }: PhoneFormat) =>
    (leadingDigits?.test(national) ?? true) && pattern.test(national);
  return formats.find(fits);
}
