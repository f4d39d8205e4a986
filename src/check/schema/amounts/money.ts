import { lookAlikesIn } from "../../../yaml/kept-signs.ts";
import type { FieldName } from "../../../yaml/phrases.pt-br.ts";
import { parentOf, pointer } from "../../../yaml/pointer.ts";
import { toNumber } from "../kinds/written-number.pt-br.ts";
import type { Mistake } from "../mistake.ts";
import type { Subject } from "../subject.ts";
import { namesCurrency, withoutCurrency } from "./currency-signs.ts";
import { inThousands, priceInWords } from "./price-words.ts";

/**
 * The number that a price in a text is, as YAML writes it: digits with what parts them, and the site's own currency.
 * Nothing where a word or a sign says more than the number would: "from 95", "95 + VAT", "10 %".
 */
export function amountIn(
  text: string,
  { country, currency, language }: Subject,
): string | undefined {
  if (lookAlikesIn(text).length > 0) return undefined;
  const digits = ungrouped(withoutCurrency(joined(text), { currency, language }));
  return /^-?\d[\d.,]*$/.test(digits) ? toNumber(digits, country) : undefined;
}

/** "12 €50" is 12,50. */
function joined(text: string): string {
  return text.trim().replace(/^(\d+)\s?(\p{Sc})(\d\d)$/u, "$1,$3 $2");
}

/** Without spaces and apostrophes between thousands, and without the line for no cents: "12.500.-", "32,–". */
function ungrouped(digits: string): string {
  const whole = digits.replace(/[.,]?[-–—]{1,2}$/, "");
  const isGrouped = /^-?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?$/.test(whole);
  return isGrouped ? whole.replace(/[ \u00a0\u202f'’]/g, "") : whole;
}

/** A price with words that change what the number says, or in words alone; nothing of any other text. */
export function moneyMistake(subject: Subject, path: string, text: string): Mistake | undefined {
  const said = saidIn(subject, text);
  if (!said || lookAlikesIn(text).length > 0) return undefined;
  const meant = meantBy(subject, path, text, said);
  const details = {
    field: subject.field(path),
    written: text.trim(),
    said: meant !== undefined && said === "free" ? "zero" : meant ? "thousands" : said,
    currency: subject.currency ?? "",
    required: subject.isRequired(path),
    beside: textsBeside(subject, path),
  } as const;
  const edits = meant && [{ ...subject.parsed.rangeAt(path), text: meant }];
  return { diagnostic: subject.diagnose("amount-in-words", path, details, edits ? { edits } : {}) };
}

function saidIn({ currency, language }: Subject, text: string) {
  const rest = withoutCurrency(text, { currency, language });
  if (!/\d/.test(rest)) return priceInWords(rest);
  const words = rest.replace(/-?\d[\d.,' \u00a0\u202f’]*(?:-(?=\s|$))?/g, " ");
  if (namesCurrency(words)) return "currency";
  return /[\p{L}%+‰*¢]/u.test(words) ? "more" : undefined;
}

function meantBy(subject: Subject, path: string, text: string, said: string): string | undefined {
  // A lone zero in the description of a field says what it stands for: "0 is free".
  const isZero = /(?<![\d.,])0(?![\d.,])/.test(subject.node(path).description ?? "");
  if (said === "free") return isZero ? "0" : undefined;
  const { currency, language } = subject;
  return said === "more"
    ? inThousands(withoutCurrency(text, { currency, language }), language)
    : undefined;
}

/** Texts of the same group into which words about a price fit. */
function textsBeside(subject: Subject, path: string): FieldName[] {
  const group = parentOf(path);
  const fits = (name: string) => subject.node(pointer(group, name)).type === "string";
  return ["unit", "note", "description"].filter(fits).map((name) => subject.fieldIn(group, name));
}
