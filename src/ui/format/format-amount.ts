/**
 * An amount of money, without cents where there are none: (299, "BRL", "pt-BR") → "R$ 299" (non-breaking space); with
 * `cents`, as price lists have it, "R$ 299,00".
 *
 * @throws TypeError where it is no number: nobody is to read "R$ NaN"
 */
export function formatMoney(
  amount: number,
  currency: string,
  language: string,
  { cents: always = false } = {},
): string {
  if (!Number.isFinite(amount)) throw new TypeError(`formatMoney: ${amount} is no amount.`);
  const cents = Number.isInteger(amount) && !always ? 0 : 2;
  return moneyFormat(currency, language, cents).format(amount);
}

/** The parts of an amount, to set sign and figure apart: (299, "BRL", "pt-BR") → {sign: "R$", figure: "299"}. */
export function moneyParts(amount: number, currency: string, language: string) {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const parts = moneyFormat(currency, language, cents).formatToParts(amount);
  const sign = parts.find((part) => part.type === "currency")?.value ?? "";
  const figure = parts.filter((part) => !["currency", "literal"].includes(part.type));
  return { sign, figure: figure.map((part) => part.value).join("") };
}

function moneyFormat(currency: string, language: string, cents: number) {
  return numberFormat(language, {
    style: "currency",
    currency,
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes as long as writing a hundred numbers. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/** Fills the slots of a label: ("{n} artigos", {n: 6}) → "6 artigos". A slot without a value stays as it is. */
export function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** The size of a file as people say it: (14_321, "pt-BR") → "14 kB"; never less than 1 kB. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= 999_500;
  const value = isLarge ? bytes / 1e6 : Math.max(1, bytes / 1000);
  return numberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value);
}
