/** What a phone link needs to know of the firm. */
export interface Dialing {
  phone: string;
  countryCode: string;
}

/**
 * Numbers that are complete within their country and do not exist outside of it, by country code.
 * Brazil: codes that are no area's (0300, 0303, 0500, 0800, 0900), whose zero is a part of them and
 * no sign of a call to another area, and numbers of eight or nine digits without an area, such as
 * 4004-0000, which nobody could complete. All others are an area code of two digits and eight or nine
 * more: with the country's code before them they are what ITU-T E.164 calls an international number.
 */
const nationalNumbers: Readonly<Record<string, RegExp>> = {
  "55": /^(?:0(?:300|303|500|800|900)\d{6,7}|\d{8,9})$/,
};

/**
 * A phone number for dialing: from anywhere where it can be (E.164), "(38) 90000-0000" →
 * "+5538900000000"; as it is dialled in its country where it exists only there: "0800 123 4567" →
 * "08001234567", "190".
 */
export function dial(number: string, countryCode: string): string {
  const digits = digitsOf(number);
  const isNational = digits.length <= 5 || nationalNumbers[countryCode]?.test(digits);
  return isNational && !number.trim().startsWith("+") ? digits : withCountry(number, countryCode);
}

/** A phone number with its country, whether or not it can be rung from there: WhatsApp knows no other. */
export function withCountry(number: string, countryCode: string): string {
  const digits = digitsOf(number);
  // The zero before an area code is dialled within the country only.
  return number.trim().startsWith("+")
    ? `+${digits}`
    : `+${countryCode}${digits.replace(/^0+/, "")}`;
}

/** The address of a conversation on WhatsApp. */
export function chatLink({ phone, countryCode }: Dialing): string {
  return `https://wa.me/${withCountry(phone, countryCode).slice(1)}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
