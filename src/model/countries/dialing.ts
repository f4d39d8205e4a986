import { isValidPhone, parsePhoneNumber, toE164 } from "./phones/phone-number.ts";

/** The fields of the firm that phone links need. */
export interface DialingContext {
  phone: string;
  /** The calling code of the firm's country: "55". */
  countryCode: string;
  /** The firm's country, two letters (ISO 3166-1). */
  address: { country: string };
}

/**
 * Matches Brazilian numbers that can be dialled only within Brazil. These are non-geographic codes
 * (0300, 0303, 0500, 0800, 0900), whose zero is part of the number and not a trunk prefix, and
 * numbers of eight or nine digits without an area code, such as 4004-0000. All other numbers have a
 * two-digit area code and eight or nine more digits. With the calling code they are international
 * numbers (ITU-T E.164).
 */
const brazilNationalOnly = /^(?:0(?:300|303|500|800|900)\d{6,7}|\d{8,9})$/;

/**
 * Formats a phone number for a `tel:` link, in E.164 if possible: "(38) 90000-0000" →
 * "+5538900000000"; in Great Britain "020 7946 0958" → "+442079460958". A number that can be
 * dialled only within its country is returned as dialled there: in Brazil "0800 123 4567" →
 * "08001234567".
 */
export function toDialString(number: string, firm: Omit<DialingContext, "phone">): string {
  const digits = digitsOf(number);
  const isAlone = isBrazilian(firm) && brazilNationalOnly.test(digits);
  const isNational = isAlone || isShortNumber(digits, firm);
  return isNational && !number.trim().startsWith("+") ? digits : toInternational(number, firm);
}

/** Formats a number with its calling code, even a national-only one: WhatsApp requires that. */
export function toInternational(number: string, firm: Omit<DialingContext, "phone">): string {
  const isOwn = isBrazilian(firm) && !/^\s*\+(?!\s*55)/.test(number);
  const read = isOwn ? undefined : parsePhoneNumber(number, firm.address.country);
  if (read && isValidPhone(read)) return toE164(read);
  const digits = digitsOf(number);
  // The zero before an area code is a trunk prefix. It is dialled only within the country.
  return number.trim().startsWith("+")
    ? `+${digits}`
    : `+${firm.countryCode}${digits.replace(/^0+/, "")}`;
}

/**
 * Formats a phone number for a WhatsApp URL: "5538900000000". Argentine numbers need a 9 after the
 * calling code, whether or not they are written with the mobile prefix 15 (WhatsApp's help, "About
 * international phone number format").
 */
export function whatsappNumber(number: string, firm: Omit<DialingContext, "phone">): string {
  return toInternational(number, firm)
    .slice(1)
    .replace(/^54(?=[1-8]\d{9}$)/, "549");
}

/** Returns the URL of a WhatsApp chat with the firm. */
export function whatsappUrl(firm: DialingContext): string {
  return `https://wa.me/${whatsappNumber(firm.phone, firm)}`;
}

/**
 * Whether the digits are a short number such as 190 or 999. In some small countries, a number of
 * five digits is a regular one of the numbering plan.
 */
function isShortNumber(digits: string, firm: Omit<DialingContext, "phone">): boolean {
  if (digits.length > 5) return false;
  return isBrazilian(firm) || !isValidPhone(parsePhoneNumber(digits, firm.address.country));
}

function isBrazilian({ address }: Omit<DialingContext, "phone">): boolean {
  return address.country === "BR";
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
