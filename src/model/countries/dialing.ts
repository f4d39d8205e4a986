import { isValidPhone, parsePhoneNumber, toE164 } from "./phones/phone-number.ts";

/** What a phone link needs to know of the firm. */
export interface DialingContext {
  phone: string;
  /** What telephones dial for its country: "55". */
  countryCode: string;
  /** Its country, two letters (ISO 3166-1). */
  address: { country: string };
}

/**
 * Numbers that are complete within Brazil and do not exist outside of it: codes that are no area's (0300, 0303, 0500,
 * 0800, 0900), whose zero is a part of them and no sign of a call to another area, and numbers of eight or nine digits
 * without an area, such as 4004-0000, which nobody could complete. All others are an area code of two digits and eight
 * or nine more: with the country's code before them they are what ITU-T E.164 calls an international number.
 */
const brazilNationalOnly = /^(?:0(?:300|303|500|800|900)\d{6,7}|\d{8,9})$/;

/**
 * A phone number for dialing: from anywhere where it can be (E.164), "(38) 90000-0000" →
 * "+5538900000000", in Great Britain "020 7946 0958" → "+442079460958"; as it is dialled in its country where it
 * exists only there: "0800 123 4567" of Brazil → "08001234567", "190".
 */
export function toDialString(number: string, firm: Omit<DialingContext, "phone">): string {
  const digits = digitsOf(number);
  const isAlone = isBrazilian(firm) && brazilNationalOnly.test(digits);
  const isNational = isAlone || isShortNumber(digits, firm);
  return isNational && !number.trim().startsWith("+") ? digits : toInternational(number, firm);
}

/** A phone number with its country, whether or not it can be rung from there: WhatsApp knows no other. */
export function toInternational(number: string, firm: Omit<DialingContext, "phone">): string {
  const isOwn = isBrazilian(firm) && !/^\s*\+(?!\s*55)/.test(number);
  const read = isOwn ? undefined : parsePhoneNumber(number, firm.address.country);
  if (read && isValidPhone(read)) return toE164(read);
  const digits = digitsOf(number);
  // The zero before an area code is dialled within the country only.
  return number.trim().startsWith("+")
    ? `+${digits}`
    : `+${firm.countryCode}${digits.replace(/^0+/, "")}`;
}

/**
 * A phone number as WhatsApp names it in the address of a conversation: "5538900000000". Those of Argentina have a 9
 * after the country's code there, whether or not they are written with the 15 of mobiles (WhatsApp's help, "About
 * international phone number format").
 */
export function chatNumber(number: string, firm: Omit<DialingContext, "phone">): string {
  return toInternational(number, firm)
    .slice(1)
    .replace(/^54(?=[1-8]\d{9}$)/, "549");
}

/** The address of a conversation with the firm on WhatsApp. */
export function chatLink(firm: DialingContext): string {
  return `https://wa.me/${chatNumber(firm.phone, firm)}`;
}

/** A number such as 190 or 999, which the country's plan has not: some countries have so few that five digits are a whole one. */
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
