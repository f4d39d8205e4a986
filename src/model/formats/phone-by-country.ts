import {
  formatInternational,
  formatNational,
  isCompleteNationalNumber,
  isValidPhone,
  parsePhoneNumber,
} from "../countries/phones/phone-number.ts";
import { planForCountry } from "../countries/phones/phone-plans.ts";
import type { FormatError } from "./format.ts";
import { splitIfAllValid } from "./multiple-values.ts";

/**
 * Checks the phone number of a firm outside Brazil. The digits must be a complete national number,
 * or begin with "+" and a calling code. Spaces, periods, hyphens and parentheses may separate them
 * anywhere.
 *
 * @param country two letters (ISO 3166-1)
 * @returns `undefined` if the number is valid or the country is unknown
 */
export function checkPhoneInCountry(country: string, text: string): FormatError | undefined {
  // The check of the country field reports an unknown country.
  if (!planForCountry(country) || isValidAndWellFormed(country, text)) return undefined;
  const fault = { code: "phone", country } as const;
  const several = splitIfAllValid(text, (part) => suggestPhone(country, part) !== undefined);
  if (several) return { ...fault, several };
  const meant = suggestPhone(country, text);
  if (meant) return { ...fault, ...meant };
  const read = parsePhoneNumber(text, country);
  const isNumber = /^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(text);
  return isNumber && !isValidPhone(read) ? { ...fault, unreal: read } : fault;
}

function isValidAndWellFormed(country: string, text: string): boolean {
  const read = parsePhoneNumber(text, country);
  if (!isValidPhone(read) || !/^(?:\+|\()?\d[\d ().-]*$/.test(text)) return false;
  return text.startsWith("+") || isCompleteNationalNumber(read, text.replace(/\D/g, ""));
}

/** A corrected phone number, and the wrong prefix that was removed from it. */
type PhoneSuggestion = Required<Pick<FormatError, "meant">> & Pick<FormatError, "prefix">;

/** Suggests the phone number that was meant; `undefined` if none is valid. */
function suggestPhone(country: string, text: string): PhoneSuggestion | undefined {
  const digits = text.replace(/\D/g, "");
  const calling = planForCountry(country)?.callingCode ?? "";
  const own = reformatIfValid(country, parsePhoneNumber(text.trim(), country), text);
  if (own !== undefined || /^\s*\+/.test(text)) return own === undefined ? own : { meant: own };
  // "00" instead of "+", or the calling code without "+".
  const prefix = digits.startsWith("00") ? "00" : digits.startsWith(calling) ? calling : undefined;
  if (prefix === undefined) return undefined;
  const whole = `+${prefix === "00" ? digits.slice(2) : digits}`;
  const meant = reformatIfValid(country, parsePhoneNumber(whole, country), whole);
  return meant === undefined ? undefined : { meant, prefix };
}

function reformatIfValid(
  country: string,
  read: ReturnType<typeof parsePhoneNumber>,
  text: string,
): string | undefined {
  if (!isValidPhone(read)) return undefined;
  const meant = /^\s*\+/.test(text) ? formatInternational(read) : formatNational(read);
  return isValidAndWellFormed(country, meant) ? meant : undefined;
}
