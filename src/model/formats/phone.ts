import {
  examplePhone,
  formatInternational,
  isValidPhone,
  parsePhoneNumber,
} from "../countries/phones/phone-number.ts";
import type { Format, FormatError } from "./format.ts";
import { splitIfAllValid } from "./multiple-values.ts";
import { checkPhoneInCountry } from "./phone-by-country.ts";

/**
 * A phone number in the format of the firm's country, or with a calling code. In Brazil: "(38)
 * 90000-0000", "(38) 3222-1234", "0800 123 4567".
 */
export const phone: Format = {
  code: "phone",
  check: (text, country = "BR") =>
    country === "BR" ? checkPhoneInBrazil(text) : checkPhoneInCountry(country, text),
  pattern:
    "^(\\([0-9]{2}\\) (9[0-9]{4}|[2-5][0-9]{3})-[0-9]{4}|0(?:[358]00|303|900) [0-9]{3} [0-9]{4}|\\+[0-9][0-9 ().-]{5,})$",
  example: "(38) 90000-0000",
  byCountry: { pattern: "^\\+?[0-9 ()/.-]{4,30}$", example: examplePhone },
};

const areaCodes =
  "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99";

/** Matches a Brazilian number without an area code. */
const nonGeographicNumber = /^0(?:[358]00|303|900) \d{3} \d{4}$/;

// Mobile numbers have nine digits after the area code and begin with 9. Landline numbers have eight
// and begin with 2 to 5.
function checkPhoneInBrazil(text: string): FormatError | undefined {
  const [, area] = /^\((\d\d)\) (?:9\d{4}|[2-5]\d{3})-\d{4}$/.exec(text) ?? [];
  if (nonGeographicNumber.test(text)) return undefined;
  if (area === undefined) return isNonBrazilianPhone(text) ? undefined : explainInvalidPhone(text);
  return areaCodes.split(" ").includes(area) ? undefined : { code: "phone", area };
}

/** Whether a text is a valid foreign phone number with its calling code: "+351 210 000 000". */
function isNonBrazilianPhone(text: string): boolean {
  return /^\+(?!\s*55)[\d\s().-]+$/.test(text) && isValidPhone(parsePhoneNumber(text, "BR"));
}

function explainInvalidPhone(text: string): FormatError {
  const code = "phone";
  const several = splitIfAllValid(text, (part) => part.length > 9 && isRecognizablePhone(part));
  if (several) return { code, several };
  const digits = text.replace(/\D/g, "");
  if (/^\s*(?:\+|00)(?!\s*55)/.test(text) && digits.length > 7)
    return explainInvalidForeignPhone(digits);
  const plain = digits.replace(/^(\d{4})(\d{3})(\d{4})$/, "$1 $2 $3");
  if (nonGeographicNumber.test(plain)) return { code, meant: plain };
  const prefix = /^(?:55|0)(?=\d{10,11}$)/.exec(digits)?.[0];
  const meant = reformat(text, digits.slice(prefix?.length ?? 0));
  if (meant) return { code, meant, ...(prefix && { prefix: prefix === "55" ? "+55" : "0" }) };
  const isPhone = /^[\d\s().+-]+$/.test(text) && digits.length > 4;
  return isPhone ? { code, count: digits.length, due: expectedDigitCount(digits) } : { code };
}

/** Returns the error of a foreign phone number: it does not exist, or its format is wrong. */
function explainInvalidForeignPhone(digits: string): FormatError {
  const read = parsePhoneNumber(`+${digits.replace(/^00/, "")}`, "BR");
  if (!isValidPhone(read)) return { code: "phone", unreal: read };
  return { code: "phone", foreign: true, meant: formatInternational(read) };
}

/** Whether a text is a Brazilian phone number, even in the wrong format. */
function isRecognizablePhone(part: string): boolean {
  const digits = part.replace(/\D/g, "");
  return (
    !checkPhoneInBrazil(part) ||
    reformat(part, digits.replace(/^(?:55|0)(?=\d{10,11}$)/, "")) !== undefined
  );
}

// The digit after the area code decides: mobile numbers begin with 9, landline numbers with 2 to 5.
function expectedDigitCount(digits: string): number | undefined {
  const due = digits[2] === "9" ? 11 : /^..[2-5]/.test(digits) ? 10 : undefined;
  return due !== undefined && Math.abs(digits.length - due) === 1 ? due : undefined;
}

function reformat(text: string, digits: string): string | undefined {
  const [, area, start, end] = /^(\d\d)(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  const meant = `(${area}) ${start}-${end}`;
  return area && meant !== text && !checkPhoneInBrazil(meant) ? meant : undefined;
}
