/** What is wrong with a text that breaks its format, and how it should read if that is known. */
export interface FormatFault {
  code: "cnpj" | "crc" | "cep" | "phone" | "email" | "date" | "https-address" | "text-pattern";
  /** The right check digits of a CNPJ. */
  digits?: string;
  /** The area code that does not exist. */
  area?: string;
  /** The pattern is right but for a sign between brackets that needs a stroke before it. */
  brackets?: boolean;
  /** The date has the right form, but no calendar has it. */
  impossible?: ImpossibleDate;
  /** The same text in the right form. */
  meant?: string;
}

/** A date that no calendar has; without days where not even the month is one. */
export interface ImpossibleDate {
  year: number;
  month: number;
  days?: number;
}

type Check = (text: string) => FormatFault | undefined;

/** The formats that schemas may name: each returns what is wrong, or nothing. */
export const formats: Readonly<Record<string, Check>> = {
  cnpj,
  crc,
  cep,
  phone,
  email,
  date,
  "uri-https": httpsAddress,
  "text-pattern": textPattern,
};

// The two check digits, the second computed over the first too; a letter counts as its ASCII
// code minus 48, so that digits count as themselves.
function cnpj(text: string): FormatFault | undefined {
  const signs = /^([\dA-Z]{2})\.?([\dA-Z]{3})\.?([\dA-Z]{3})\/?([\dA-Z]{4})-?(\d{2})$/.exec(text);
  const [, ...parts] = signs ?? [];
  const code = parts.join("");
  if (code === "") return { code: "cnpj", meant: rewritten(text, cnpj) };
  const digits = cnpjDigits(code.slice(0, 12));
  const isSame = /^(.)\1*$/.test(code);
  if (isSame) return { code: "cnpj" };
  return digits === code.slice(12) ? undefined : { code: "cnpj", digits };
}

// Someone may have typed small letters, or spaces in place of the signs.
function rewritten(text: string, check: Check): string | undefined {
  const code = text.toUpperCase().replace(/[^\dA-Z]/g, "");
  const match = /^(..)(...)(...)(....)(\d\d)$/.exec(code);
  const [, a, b, c, d, e] = match ?? [];
  const meant = `${a}.${b}.${c}/${d}-${e}`;
  return match && meant !== text && !check(meant) ? meant : undefined;
}

function cnpjDigits(root: string): string {
  const first = checkDigit(root);
  return first + checkDigit(root + first);
}

function checkDigit(code: string): string {
  const last = code.length - 1;
  const sum = [...code].reduce(
    (total, sign, index) => total + (sign.charCodeAt(0) - 48) * (2 + ((last - index) % 8)),
    0,
  );
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

const states = "AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO";

// "MG-012345/O-8", also with "CRC" before it and with the state of a transfer after it.
function crc(text: string): FormatFault | undefined {
  const match = /^(?:CRC[ /-]?)?([A-Z]{2})[ /-]?\d{6}\/[OPSTF](?:-\d)?(?: ?T-?([A-Z]{2}))?$/.exec(
    text,
  );
  const [, state = "", transfer] = match ?? [];
  return isState(state) && (transfer === undefined || isState(transfer))
    ? undefined
    : { code: "crc" };
}

function isState(text: string): boolean {
  return states.split(" ").includes(text);
}

function cep(text: string): FormatFault | undefined {
  if (/^\d{5}-\d{3}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const meant = digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : undefined;
  return { code: "cep", meant };
}

const areas =
  "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99";

// "(38) 90000-0000": nine digits that begin with 9, or eight that begin with 2 to 5; also 0800.
function phone(text: string): FormatFault | undefined {
  const [, area] = /^\((\d\d)\) (?:9\d{4}|[2-5]\d{3})-\d{4}$/.exec(text) ?? [];
  if (/^0800 \d{3} \d{4}$/.test(text)) return undefined;
  if (area === undefined) return { code: "phone", meant: rewrittenPhone(text) };
  return areas.split(" ").includes(area) ? undefined : { code: "phone", area };
}

function rewrittenPhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, "").replace(/^(?:0|55)(?=\d{10,11}$)/, "");
  const [, area, start, end] = /^(\d\d)(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  const meant = `(${area}) ${start}-${end}`;
  return area && meant !== text && !phone(meant) ? meant : undefined;
}

function email(text: string): FormatFault | undefined {
  const name = "[\\w!#$%&'*+/=?^`{|}~-]+";
  const host = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
  const isRight = new RegExp(`^${name}(?:\\.${name})*@${host}(?:\\.${host})+$`, "i").test(text);
  return isRight && text.length <= 254 ? undefined : { code: "email" };
}

function date(text: string): FormatFault | undefined {
  const written = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!written) return { code: "date", meant: datesOnly(rewrittenDate(text)) };
  const [year = 0, month = 0, day = 0] = written;
  const days = year >= 1000 ? daysOf(year, month) : undefined;
  if (days && day >= 1 && day <= days) return undefined;
  return { code: "date", impossible: { year, month, ...(days && { days }) } };
}

function datesOnly(text: string | undefined): string | undefined {
  return text && !date(text) ? text : undefined;
}

function rewrittenDate(text: string): string | undefined {
  const brazilian = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/;
  const short = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/;
  const { year, month = "", day = "" } = (brazilian.exec(text) ?? short.exec(text))?.groups ?? {};
  return year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function daysOf(year: number, month: number): number | undefined {
  const isMonth = month >= 1 && month <= 12;
  return isMonth ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}

function httpsAddress(text: string): FormatFault | undefined {
  if (/^https:\/\/[^\s/?#]+\S*$/.test(text) && URL.canParse(text)) return undefined;
  const meant = `https://${text.trim().replace(/^(?:https?:)?\/*/i, "")}`;
  const isAddress = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(meant);
  return { code: "https-address", meant: isAddress && meant !== text ? meant : undefined };
}

// Browsers read the pattern of a field with the flag "v", in which some signs between brackets need a
// stroke; without it they would ignore the pattern. Our own check, for older browsers too, uses no flag.
function textPattern(text: string): FormatFault | undefined {
  if (["", "v"].every((flags) => isPattern(text, flags))) return undefined;
  return { code: "text-pattern", brackets: isPattern(text, "u") };
}

function isPattern(text: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${text})$`, flags));
  } catch {
    return false;
  }
}
