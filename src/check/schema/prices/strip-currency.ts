import type { SiteLocale } from "../../../model/countries/site-locale.ts";

/** The currency of a site's prices, and the language of its currency names. */
export type CurrencyContext = Pick<SiteLocale, "currency" | "language">;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patternCache = new Map<string, RegExp>();

/**
 * Removes the site's currency from a text: "95 €", "EUR 95" and "95 euros" become "95" if prices
 * are in euros. Symbols, codes and names are those of Unicode CLDR in the site's language, English
 * and Portuguese. Without a known currency, any currency symbol is removed.
 */
export function stripCurrency(
  text: string,
  { currency = "", language = "en" }: CurrencyContext,
): string {
  const key = `${currency} ${language}`;
  const pattern = patternCache.get(key) ?? currencyPattern(currency, [language, "en", "pt-BR"]);
  patternCache.set(key, pattern);
  return text
    .replace(pattern, " ")
    .replace(/^[ \u00a0\u202f]+|[ \u00a0\u202f]+$/g, "")
    .trim();
}

function currencyPattern(currency: string, languages: readonly string[]): RegExp {
  // If the currency is unknown, any currency symbol may be the right one.
  const signs = currency ? currencySpellings(currency, languages) : [];
  const all = signs.map(escapeRegExp).toSorted((one, other) => other.length - one.length);
  // The "$" in "U$S" is not a separate symbol.
  return new RegExp(`(?<!\\p{L})(?:${currency ? all.join("|") : "\\p{Sc}"})(?!\\p{L})`, "giu");
}

function currencySpellings(currency: string, languages: readonly string[]): string[] {
  const said = languages.flatMap((language) => [
    ...["symbol", "narrowSymbol"].map((display) =>
      formatCurrencyName(language, currency, 1, display),
    ),
    ...[1, 2, 5].map((amount) => formatCurrencyName(language, currency, amount, "name")),
  ]);
  const words = said.flatMap((each) => (/\p{Sc}/u.test(each) ? each : each.split(/\s+/)));
  const isDollar = words.includes("$") ? dollarVariants(currency) : [];
  const isReal = currency === "BRL" ? ["$"] : [];
  return [...new Set([currency, ...words, ...isDollar, ...isReal])].filter((each) => each !== "");
}

/**
 * Returns unambiguous spellings of a dollar or peso sign: "AR$", "A$"; "U$S" in Argentina and
 * Uruguay.
 */
function dollarVariants(currency: string): string[] {
  const own = [`${currency.slice(0, 2)}$`, `${currency.slice(0, 1)}$`];
  return currency === "USD" ? ["US$", "U$S", "U$D"] : own;
}

function formatCurrencyName(
  language: string,
  currency: string,
  amount: number,
  display: string,
): string {
  const currencyDisplay = display as Intl.NumberFormatOptions["currencyDisplay"];
  try {
    const format = { style: "currency", currency, currencyDisplay } as const;
    const parts = new Intl.NumberFormat(language, format).formatToParts(amount);
    return parts.find(({ type }) => type === "currency")?.value ?? "";
  } catch {
    // An unknown language or currency has its own diagnostic at its field.
    return "";
  }
}

const currencyCodes = new Set(Intl.supportedValuesOf("currency"));

/**
 * Whether a text is only a currency symbol or code. Call it after `stripCurrency`: any remaining
 * currency is not the site's.
 */
export function isCurrencySymbolOrCode(words: string): boolean {
  const sign = words.trim();
  // "¢" is not a currency but a hundredth of a currency unit.
  return /^[A-Z]{0,2}(?!¢)\p{Sc}[A-Z]?$/u.test(sign) || currencyCodes.has(sign.toUpperCase());
}
