import type { Format, FormatError } from "./format.ts";

/** The registration number of a Brazilian firm. Since 2026 it may contain letters. */
export const cnpj: Format = {
  code: "cnpj",
  check: checkCnpj,
  pattern: "^[0-9A-Z]{2}\\.?[0-9A-Z]{3}\\.?[0-9A-Z]{3}/?[0-9A-Z]{4}-?[0-9]{2}$",
  example: "12.ABC.345/01DE-35",
};

// Checks the format and the two check digits. The second check digit also covers the first. The
// value of a character is its ASCII code minus 48, so a digit has its own value.
function checkCnpj(text: string): FormatError | undefined {
  const signs = /^([\dA-Z]{2})\.?([\dA-Z]{3})\.?([\dA-Z]{3})\/?([\dA-Z]{4})-?(\d{2})$/.exec(text);
  const [, ...parts] = signs ?? [];
  const code = parts.join("");
  if (code === "") return { code: "cnpj", meant: reformat(text), label: leadingLabel(text) };
  const digits = computeCheckDigits(code.slice(0, 12));
  const isSame = /^(.)\1*$/.test(code);
  if (isSame) return { code: "cnpj" };
  return digits === code.slice(12) ? undefined : { code: "cnpj", mistyped: true };
}

// Reformats a number with lowercase letters, with spaces as separators, or with "CNPJ" in front.
function reformat(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[^\dA-Z]/g, "");
  const match = /^(?:CNPJ)?(..)(...)(...)(....)(\d\d)$/.exec(code);
  const [, a, b, c, d, e] = match ?? [];
  const meant = `${a}.${b}.${c}/${d}-${e}`;
  return match && meant !== text && !checkCnpj(meant) ? meant : undefined;
}

/** Returns the label in front of the number. */
function leadingLabel(text: string): string | undefined {
  return /^\s*(CNPJ)(?![A-Z\d])/i.exec(text)?.[1];
}

function computeCheckDigits(root: string): string {
  const first = computeCheckDigit(root);
  return first + computeCheckDigit(root + first);
}

function computeCheckDigit(code: string): string {
  const last = code.length - 1;
  const sum = [...code].reduce(
    (total, sign, index) => total + (sign.charCodeAt(0) - 48) * (2 + ((last - index) % 8)),
    0,
  );
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
}
