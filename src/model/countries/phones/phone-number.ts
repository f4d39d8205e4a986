import { fictionalPhone, isFictional } from "./fictional-phones.ts";
import { type PhoneFormat, type PhonePlan, planOf, plansWith } from "./phone-plans.ts";

/** A number that exists, and the country whose it is. */
export interface PhoneNumber {
  plan: PhonePlan;
  /** Its digits, without the country's and without what is dialled before it at home. */
  national: string;
}

/** Why something is no number: `unknown` has the right length, but none is like it; of `count` digits none are. */
export interface NoPhone {
  reason: "no-country" | "short" | "long" | "count" | "unknown";
  /** The country that was looked at. */
  country?: string;
}

/**
 * Reads a number as it is written in a country: "020 7946 0958" in GB, or with the code of any, "+351 210 000 000".
 * What stands between the digits does not count.
 *
 * @param country two letters (ISO 3166-1)
 */
export function readPhone(text: string, country: string): PhoneNumber | NoPhone {
  const digits = text.replace(/\D/g, "");
  if (text.trim().startsWith("+")) return readAbroad(digits);
  const own = planOf(country);
  return own ? readWith(own, digits) : { reason: "no-country" };
}

/** Whether what was read is a number. */
export function isPhone(read: PhoneNumber | NoPhone): read is PhoneNumber {
  return "plan" in read;
}

function readAbroad(digits: string): PhoneNumber | NoPhone {
  // No code is the beginning of another one.
  const lengths = [1, 2, 3].filter((length) => digits.length >= length);
  const code = lengths.map((length) => digits.slice(0, length)).find((each) => plansWith(each)[0]);
  const [main] = plansWith(code ?? "");
  return main && code ? readWith(main, digits.slice(code.length)) : { reason: "no-country" };
}

function readWith(main: PhonePlan, digits: string): PhoneNumber | NoPhone {
  const national = withoutBefore(main, digits);
  const sharing = plansWith(main.calling);
  const all = sharing.includes(main) ? [main, ...sharing.filter((each) => each !== main)] : [main];
  const plan = all.find((each) => isOf(each, national));
  return plan ? { plan, national } : { reason: reasonOf(main, national), country: main.country };
}

function isOf({ calling, leading, numbers }: PhonePlan, national: string): boolean {
  const isLed = leading?.test(national) ?? true;
  return (isLed && numbers.test(national)) || (!leading && isFictional(`+${calling}${national}`));
}

function reasonOf({ lengths }: PhonePlan, { length }: string): NoPhone["reason"] {
  if (length < Math.min(...lengths)) return "short";
  if (length > Math.max(...lengths)) return "long";
  return lengths.includes(length) ? "unknown" : "count";
}

/** The digits without the 0, or whatever is dialled before them at home; "011 15 …" of Argentina becomes "9 11 …". */
function withoutBefore({ before, turned, numbers, lengths }: PhonePlan, digits: string): string {
  const found = before?.exec(digits);
  if (!before || !found) return digits;
  const isTurned = turned !== undefined && found.length > 1 && found.at(-1) !== undefined;
  const rest = isTurned ? digits.replace(before, turned) : digits.slice(found[0].length);
  const isBetter = numbers.test(rest) || !numbers.test(digits);
  return isBetter && rest.length >= Math.min(...lengths) && lengths.some((n) => n >= rest.length)
    ? rest
    : digits;
}

/** As telephones dial it from anywhere (ITU-T E.164): "+442079460958". */
export function dialledAbroad({ plan, national }: PhoneNumber): string {
  return `+${plan.calling}${national}`;
}

/** As it is written at home: "020 7946 0958", "(212) 555-0123". */
export function writtenAtHome({ plan, national }: PhoneNumber): string {
  const format = formatOf(plan, national);
  if (!format) return national;
  const { written, rule } = format;
  return national.replace(format.parts, rule ? written.replace(/(\$\d)/, rule) : written);
}

/** As it is written for people abroad (ITU-T E.123): "+44 20 7946 0958". */
export function writtenAbroad({ plan, national }: PhoneNumber): string {
  const format = formatOf(plan, national);
  const written = format
    ? national.replace(format.parts, format.abroad ?? format.written)
    : national;
  return `+${plan.calling} ${written.replace(/[^\d]+/g, " ").trim()}`;
}

/** Whether digits, all that are dialled at home, are those of that number: with the 0 before it where it has one. */
export function isWholeAtHome(number: PhoneNumber, digits: string): boolean {
  const { plan, national } = number;
  const isPlainTaken = formatOf(plan, national)?.optional && digits === national;
  const ways = [writtenAtHome(number).replace(/\D/g, ""), `${plan.prefix ?? ""}${national}`];
  return Boolean(isPlainTaken) || ways.includes(digits);
}

/** A number to copy, as it is written in a country: one that nobody has, where such are known. */
export function examplePhone(country: string): string | undefined {
  const plan = planOf(country);
  const kept = fictionalPhone(country);
  return kept ?? (plan?.example && writtenAtHome({ plan, national: plan.example }));
}

function formatOf({ formats }: PhonePlan, national: string): PhoneFormat | undefined {
  const fits = ({ leading, parts }: PhoneFormat) =>
    (leading?.test(national) ?? true) && parts.test(national);
  return formats.find(fits);
}
