import {
  isPhone,
  isWholeAtHome,
  readPhone,
  writtenAbroad,
  writtenAtHome,
} from "../countries/phones/phone-number.ts";
import { planOf } from "../countries/phones/phone-plans.ts";
import type { FormatFault } from "./format.ts";
import { severalIn } from "./several.ts";

/**
 * What is wrong with a telephone of a firm in a country other than Brazil. Spaces, points and brackets stand where
 * people like; the digits are all that are dialled at home, or begin with "+" and the code of a country.
 *
 * @param country two letters (ISO 3166-1)
 */
export function checkPhoneOf(country: string, text: string): FormatFault | undefined {
  // A country that is none is told where it stands.
  if (!planOf(country) || isRight(country, text)) return undefined;
  const fault = { code: "phone", country } as const;
  const several = severalIn(text, (part) => meantBy(country, part) !== undefined);
  if (several) return { ...fault, several };
  const meant = meantBy(country, text);
  if (meant) return { ...fault, ...meant };
  const read = readPhone(text, country);
  const isNumber = /^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(text);
  return isNumber && !isPhone(read) ? { ...fault, unreal: read } : fault;
}

function isRight(country: string, text: string): boolean {
  const read = readPhone(text, country);
  if (!isPhone(read) || !/^(?:\+|\()?\d[\d ().-]*$/.test(text)) return false;
  return text.startsWith("+") || isWholeAtHome(read, text.replace(/\D/g, ""));
}

/** A telephone as it should be written, and what stands before it that should not, or not so. */
type Meant = Required<Pick<FormatFault, "meant">> & Pick<FormatFault, "prefix">;

/** The telephone that was meant; nothing where it is none. */
function meantBy(country: string, text: string): Meant | undefined {
  const digits = text.replace(/\D/g, "");
  const calling = planOf(country)?.calling ?? "";
  const own = meantAs(country, readPhone(text.trim(), country), text);
  if (own !== undefined || /^\s*\+/.test(text)) return own === undefined ? own : { meant: own };
  // What is dialled for a call abroad stands for the "+", or the code of the country stands there without it.
  const prefix = digits.startsWith("00") ? "00" : digits.startsWith(calling) ? calling : undefined;
  if (prefix === undefined) return undefined;
  const whole = `+${prefix === "00" ? digits.slice(2) : digits}`;
  const meant = meantAs(country, readPhone(whole, country), whole);
  return meant === undefined ? undefined : { meant, prefix };
}

function meantAs(
  country: string,
  read: ReturnType<typeof readPhone>,
  text: string,
): string | undefined {
  if (!isPhone(read)) return undefined;
  const meant = /^\s*\+/.test(text) ? writtenAbroad(read) : writtenAtHome(read);
  return isRight(country, meant) ? meant : undefined;
}
