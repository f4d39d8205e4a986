import type { Format, FormatError } from "./format.ts";

/** A company register and the format of its numbers. */
interface CompanyRegister {
  /** The local name of its numbers. */
  name: string;
  /** The format of its numbers, with optional separators. */
  pattern: string;
  /** A number with the right format and valid check digits. */
  example: string;
  /** Checks a number without separators. Absent if the numbers have no check digits. */
  hasValidCheckDigits?(code: string): boolean;
}

/**
 * Registers outside Brazil, by the name of their `format`. Sources of the check digits: Portugal's
 * Decreto-Lei 14/2013; France's SIRENE (Luhn, ISO/IEC 7812-1); Argentina's AFIP RG 10/1997;
 * Germany's §27a UStG (ISO/IEC 7064, MOD 11,10); for VAT, the Commission's VIES FAQ (France) and
 * HMRC's VATREG21560 (Great Britain). The company registers of Great Britain, Ireland and the
 * United States have no check digits.
 */
const companyRegisters: Readonly<Record<string, CompanyRegister>> = {
  nipc: {
    name: "NIPC",
    pattern: "^[0-9]{3} ?[0-9]{3} ?[0-9]{3}$",
    example: "999 999 990",
    hasValidCheckDigits: (code) =>
      computeCheckDigit(code.slice(0, -1), [9, 8, 7, 6, 5, 4, 3, 2]) === code.slice(-1),
  },
  "companies-house": {
    name: "company number",
    // Societies may have letters after the prefix: HMRC's format of "company registration number".
    pattern: "^(?:(?:[A-Z]{2}|[0-9]{2}|R0)[0-9]{6}|(?:IP|SP|RS)[A-Z0-9]{6}|SL[0-9]{5}A)$",
    example: "00000000",
  },
  cro: { name: "CRO number", pattern: "^[0-9]{5,6}$", example: "000000" },
  ein: { name: "EIN", pattern: "^[0-9]{2}-[0-9]{7}$", example: "00-0000000" },
  siren: {
    name: "SIREN",
    pattern: "^[0-9]{3} ?[0-9]{3} ?[0-9]{3}$",
    example: "000 000 000",
    hasValidCheckDigits: passesLuhn,
  },
  siret: {
    name: "SIRET",
    pattern: "^[0-9]{3} ?[0-9]{3} ?[0-9]{3} ?[0-9]{5}$",
    example: "000 000 000 00000",
    // La Poste has too many branches for Luhn numbers, so its own SIRETs use another checksum.
    hasValidCheckDigits: (code) =>
      passesLuhn(code) || (code.startsWith("356000000") && digitSum(code) % 5 === 0),
  },
  cuit: {
    name: "CUIT",
    // The prefixes 20 to 27 are persons, 30 to 34 firms (AFIP RG 2854/2010).
    pattern: "^(?:2[034567]|3[034])-?[0-9]{8}-?[0-9]$",
    example: "30-00000000-7",
    hasValidCheckDigits: (code) =>
      computeCheckDigit(code.slice(0, -1), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) === code.slice(-1),
  },
  tva: {
    name: "numéro de TVA",
    pattern: "^FR ?[0-9A-HJ-NP-Z]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3}$",
    example: "FR 12 000 000 000",
    hasValidCheckDigits: (code) =>
      passesLuhn(code.slice(4)) && isValidFrenchVatKey(code.slice(2, 4), code.slice(4)),
  },
  vat: {
    name: "VAT number",
    pattern: "^GB ?[0-9]{3} ?[0-9]{4} ?[0-9]{2}$",
    example: "GB 000 0000 00",
    hasValidCheckDigits: (code) => hasValidBritishCheckDigits(code.slice(2)),
  },
  "ust-id": {
    name: "USt-IdNr.",
    pattern: "^DE ?[1-9][0-9]{8}$",
    example: "DE 999999995",
    hasValidCheckDigits: (code) => passesMod1110(code.slice(2)),
  },
};

/** The formats of these registers, by the name that schemas use. */
export const companyNumbers: Readonly<Record<string, Format>> = Object.fromEntries(
  Object.entries(companyRegisters).map(([key, register]) => [key, toFormat(register)]),
);

function toFormat(register: CompanyRegister): Format {
  const { pattern, example } = register;
  return {
    code: "company-number",
    check: (text) => checkCompanyNumber(register, text),
    pattern,
    example,
  };
}

function checkCompanyNumber(register: CompanyRegister, text: string): FormatError | undefined {
  const { name, example, pattern, hasValidCheckDigits = () => true } = register;
  const fault: FormatError = { code: "company-number", register: { name, example } };
  if (!new RegExp(pattern).test(text)) return { ...fault, ...suggestNumber(register, text) };
  return hasValidCheckDigits(text.replace(/[ -]/g, "")) ? undefined : { ...fault, mistyped: true };
}

/**
 * Suggests a number with the right separators and without a label in front. Suggests none if the
 * check digits are wrong.
 */
function suggestNumber(
  { pattern, example, hasValidCheckDigits = () => true }: CompanyRegister,
  text: string,
) {
  const signs = [...text.matchAll(/[A-Z\d]/gi)];
  const own = signs.splice(-example.replace(/[^A-Z\d]/g, "").length);
  const code = own.map(([sign]) => sign.toUpperCase());
  if (signs.some(([sign]) => /\d/.test(sign)) || !hasValidCheckDigits(code.join(""))) return {};
  const meant = example.replace(/[A-Z\d]/g, () => code.shift() ?? "");
  const label = text
    .slice(0, own[0]?.index)
    .replace(/[\s:.,]+$/, "")
    .trim();
  return new RegExp(pattern).test(meant) ? { meant, ...(/\p{L}/u.test(label) && { label }) } : {};
}

/**
 * Returns the check digit modulo 11: 11 minus the remainder of the weighted sum; 0 instead of 10 or
 * 11.
 */
function computeCheckDigit(code: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(code[index]), 0);
  const digit = 11 - (sum % 11);
  return String(digit > 9 ? 0 : digit);
}

function passesLuhn(code: string): boolean {
  const doubled = [...code].reverse().map((digit, index) => Number(digit) * (1 + (index % 2)));
  return digitSum(doubled.join("")) % 10 === 0;
}

function digitSum(digits: string): number {
  return [...digits].reduce((total, digit) => total + Number(digit), 0);
}

function passesMod1110(code: string): boolean {
  const product = [...code.slice(0, -1)].reduce((last, digit) => {
    const sum = (Number(digit) + last) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return String((11 - product) % 10) === code.slice(-1);
}

/** Checks the key of a French VAT number. No checksum is published for keys with letters. */
function isValidFrenchVatKey(key: string, siren: string): boolean {
  return /\D/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** Checks the check digits of a British VAT number. Since 2010, new numbers add 55 to the sum. */
function hasValidBritishCheckDigits(code: string): boolean {
  const digits = [...code.slice(0, 7)];
  const sum = digits.reduce((total, digit, index) => total + (8 - index) * Number(digit), 0);
  const whole = sum + Number(code.slice(7));
  return whole % 97 === 0 || (whole + 55) % 97 === 0;
}
