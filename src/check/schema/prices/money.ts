import { parseNumber } from "#lang/check/schema/wrong-value-types/parse-number";
import type { NamedField } from "#lang/yaml/phrases";
import { parentPointer, pointer } from "../../../yaml/json-pointer.ts";
import { digitLookAlikes } from "../../../yaml/lossless-fix.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import type { ErrorExplanation } from "../error-explanation.ts";
import { classifyPriceWords, expandThousands } from "./price-words.ts";
import { isCurrencySymbolOrCode, stripCurrency } from "./strip-currency.ts";

/**
 * Reads a price: digits with separators and optionally the site's currency.
 *
 * @returns the number as YAML writes it; `undefined` if a word or symbol has a meaning that the
 * number would lose ("from 95", "95 + VAT", "10 %")
 */
export function parsePrice(
  text: string,
  { country, currency, language }: FileWithSchema,
): string | undefined {
  if (digitLookAlikes(text).length > 0) return undefined;
  const digits = cleanAmountDigits(stripCurrency(joinCents(text), { currency, language }));
  return /^-?\d[\d.,]*$/.test(digits) ? parseNumber(digits, country) : undefined;
}

/** Converts "12 €50" to "12,50 €". */
function joinCents(text: string): string {
  return text.trim().replace(/^(\d+)\s?(\p{Sc})(\d\d)$/u, "$1,$3 $2");
}

/**
 * Removes spaces and apostrophes between thousands, and a dash that replaces the cents: "12.500.-",
 * "32,–".
 */
function cleanAmountDigits(digits: string): string {
  const whole = digits.replace(/[.,]?[-–—]{1,2}$/, "");
  const isGrouped = /^-?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?$/.test(whole);
  return isGrouped ? whole.replace(/[ \u00a0\u202f'’]/g, "") : whole;
}

/**
 * Explains a price in words, or with words or symbols that change its meaning. Returns `undefined`
 * for any other text.
 */
export function explainPriceText(
  subject: FileWithSchema,
  path: string,
  text: string,
): ErrorExplanation | undefined {
  const said = classifyPriceText(subject, text);
  if (!said || digitLookAlikes(text).length > 0) return undefined;
  const meant = suggestAmount(subject, path, text, said);
  const details = {
    field: subject.field(path),
    written: text.trim(),
    said: meant !== undefined && said === "free" ? "zero" : meant ? "thousands" : said,
    currency: subject.currency ?? "",
    required: subject.isRequired(path),
    beside: findPriceTextFields(subject, path),
  } as const;
  const edits = meant && [{ ...subject.parsed.rangeAt(path), text: meant }];
  return { diagnostic: subject.diagnose("amount-in-words", path, details, edits ? { edits } : {}) };
}

function classifyPriceText({ currency, language }: FileWithSchema, text: string) {
  const rest = stripCurrency(text, { currency, language });
  if (!/\d/.test(rest)) return classifyPriceWords(rest);
  const words = rest.replace(/-?\d[\d.,' \u00a0\u202f’]*(?:-(?=\s|$))?/g, " ");
  if (isCurrencySymbolOrCode(words)) return "currency";
  return /[\p{L}%+‰*¢]/u.test(words) ? "more" : undefined;
}

function suggestAmount(
  subject: FileWithSchema,
  path: string,
  text: string,
  said: string,
): string | undefined {
  // If the field's description contains a separate "0", it documents its meaning: "0 is free".
  const isZero = /(?<![\d.,])0(?![\d.,])/.test(subject.node(path).description ?? "");
  if (said === "free") return isZero ? "0" : undefined;
  const { currency, language } = subject;
  return said === "more"
    ? expandThousands(stripCurrency(text, { currency, language }), language)
    : undefined;
}

/** Returns the text fields of the same group that can contain words about a price. */
function findPriceTextFields(subject: FileWithSchema, path: string): NamedField[] {
  const group = parentPointer(path);
  const fits = (name: string) => subject.node(pointer(group, name)).type === "string";
  return ["unit", "note", "description"].filter(fits).map((name) => subject.fieldIn(group, name));
}
