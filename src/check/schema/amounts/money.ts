import { parentOf, pointer } from "../../../yaml/json-pointer.ts";
import { digitLookAlikes } from "../../../yaml/lossless-fix.ts";
import type { FieldName } from "../../../yaml/phrases.pt-br.ts";
import type { ErrorExplanation } from "../error-explanation.ts";
import type { FileWithSchema } from "../file-with-schema.ts";
import { parseNumber } from "../value-types/parse-number.pt-br.ts";
import { isCurrencyName, withoutCurrency } from "./currency-signs.ts";
import { expandThousands, priceInWords } from "./price-words.ts";

/**
 * The number that a price in a text is, as YAML writes it: digits with what parts them, and the site's own currency.
 * Nothing where a word or a sign says more than the number would: "from 95", "95 + VAT", "10 %".
 */
export function parsePrice(
  text: string,
  { country, currency, language }: FileWithSchema,
): string | undefined {
  if (digitLookAlikes(text).length > 0) return undefined;
  const digits = removeGrouping(withoutCurrency(joinCents(text), { currency, language }));
  return /^-?\d[\d.,]*$/.test(digits) ? parseNumber(digits, country) : undefined;
}

/** "12 €50" is 12,50. */
function joinCents(text: string): string {
  return text.trim().replace(/^(\d+)\s?(\p{Sc})(\d\d)$/u, "$1,$3 $2");
}

/** Without spaces and apostrophes between thousands, and without the line for no cents: "12.500.-", "32,–". */
function removeGrouping(digits: string): string {
  const whole = digits.replace(/[.,]?[-–—]{1,2}$/, "");
  const isGrouped = /^-?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?$/.test(whole);
  return isGrouped ? whole.replace(/[ \u00a0\u202f'’]/g, "") : whole;
}

/** A price with words that change what the number says, or in words alone; nothing of any other text. */
export function moneyMistake(
  subject: FileWithSchema,
  path: string,
  text: string,
): ErrorExplanation | undefined {
  const said = priceQualifier(subject, text);
  if (!said || digitLookAlikes(text).length > 0) return undefined;
  const meant = suggestedAmount(subject, path, text, said);
  const details = {
    field: subject.field(path),
    written: text.trim(),
    said: meant !== undefined && said === "free" ? "zero" : meant ? "thousands" : said,
    currency: subject.currency ?? "",
    required: subject.isRequired(path),
    beside: siblingTextFields(subject, path),
  } as const;
  const edits = meant && [{ ...subject.parsed.rangeAt(path), text: meant }];
  return { diagnostic: subject.diagnose("amount-in-words", path, details, edits ? { edits } : {}) };
}

function priceQualifier({ currency, language }: FileWithSchema, text: string) {
  const rest = withoutCurrency(text, { currency, language });
  if (!/\d/.test(rest)) return priceInWords(rest);
  const words = rest.replace(/-?\d[\d.,' \u00a0\u202f’]*(?:-(?=\s|$))?/g, " ");
  if (isCurrencyName(words)) return "currency";
  return /[\p{L}%+‰*¢]/u.test(words) ? "more" : undefined;
}

function suggestedAmount(
  subject: FileWithSchema,
  path: string,
  text: string,
  said: string,
): string | undefined {
  // A lone zero in the description of a field says what it stands for: "0 is free".
  const isZero = /(?<![\d.,])0(?![\d.,])/.test(subject.node(path).description ?? "");
  if (said === "free") return isZero ? "0" : undefined;
  const { currency, language } = subject;
  return said === "more"
    ? expandThousands(withoutCurrency(text, { currency, language }), language)
    : undefined;
}

/** Texts of the same group into which words about a price fit. */
function siblingTextFields(subject: FileWithSchema, path: string): FieldName[] {
  const group = parentOf(path);
  const fits = (name: string) => subject.node(pointer(group, name)).type === "string";
  return ["unit", "note", "description"].filter(fits).map((name) => subject.fieldIn(group, name));
}
