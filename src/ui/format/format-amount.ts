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

/** An amount whose sign is set smaller than its figure. */
interface MoneyParts {
  /** The sign alone: "R$", "£". */
  sign: string;
  /** All that stands before the figure, its space too: "R$ ", "£"; empty where the sign follows. */
  before: string;
  figure: string;
  /** All that stands behind it: " €"; empty where the sign leads. */
  after: string;
}

/** The parts of an amount as the language orders them: (299, "BRL", "pt-BR") → sign "R$", before "R$ ", figure "299". */
export function moneyParts(amount: number, currency: string, language: string): MoneyParts {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const parts = moneyFormat(currency, language, cents).formatToParts(amount);
  const isSign = ({ type }: Intl.NumberFormatPart) => ["currency", "literal"].includes(type);
  const written = (some: Intl.NumberFormatPart[]) => some.map((part) => part.value).join("");
  const first = parts.findIndex((part) => !isSign(part));
  const last = parts.findLastIndex((part) => !isSign(part));
  return {
    sign: parts.find((part) => part.type === "currency")?.value ?? "",
    before: written(parts.slice(0, first)),
    figure: written(parts.slice(first, last + 1)),
    after: written(parts.slice(last + 1)),
  };
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
