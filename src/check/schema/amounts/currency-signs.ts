import type { SiteLocale } from "../../../model/countries/site-locale.ts";

/** What prices are in, and how the people around speak of it. */
export type CurrencyContext = Pick<SiteLocale, "currency" | "language">;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patternCache = new Map<string, RegExp>();

/**
 * A text without all that only names the currency of the site: "95 €", "EUR 95" and "95 euros" are all 95 where prices
 * are in euros. Signs, codes and names are those of Unicode CLDR, in the site's language and in those of editors.
 */
export function withoutCurrency(
  text: string,
  { currency = "", language = "en" }: CurrencyContext,
): string {
  const key = `${currency} ${language}`;
  const pattern = patternCache.get(key) ?? patternOf(currency, [language, "en", "pt-BR"]);
  patternCache.set(key, pattern);
  return text
    .replace(pattern, " ")
    .replace(/^[ \u00a0\u202f]+|[ \u00a0\u202f]+$/g, "")
    .trim();
}

function patternOf(currency: string, languages: readonly string[]): RegExp {
  // Where nobody knows the currency, any sign of one may be its sign.
  const signs = currency ? currencySymbols(currency, languages) : [];
  const all = signs.map(escapeRegExp).toSorted((one, other) => other.length - one.length);
  // "$" is no part of "U$S".
  return new RegExp(`(?<!\\p{L})(?:${currency ? all.join("|") : "\\p{Sc}"})(?!\\p{L})`, "giu");
}

function currencySymbols(currency: string, languages: readonly string[]): string[] {
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

/** "AR$" and "A$" beside the "$" alone, as people write where they want to be sure; "U$S" on the River Plate. */
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
    // A language or a currency of which nobody knows is told where it stands.
    return "";
  }
}

const currencyCodes = new Set(Intl.supportedValuesOf("currency"));

/** Whether words only name a currency: of a text without the site's own, another one. */
export function isCurrencyName(words: string): boolean {
  const sign = words.trim();
  // A cent is a part of one, and counts otherwise.
  return /^[A-Z]{0,2}(?!¢)\p{Sc}[A-Z]?$/u.test(sign) || currencyCodes.has(sign.toUpperCase());
}
