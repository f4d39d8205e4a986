/**
 * Formats an amount of money, without cents if there are none: (299, "BRL", "pt-BR") → "R$ 299"
 * (non-breaking space). With `cents`, as in price lists, "R$ 299,00".
 *
 * @throws TypeError if the amount is not finite, so that no page shows "R$ NaN"
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

/** The parts of an amount. Its currency sign is shown smaller than its number. */
interface MoneyParts {
  /** The currency sign: "R$", "£". */
  sign: string;
  /** The text before the number, with its space: "R$ ", "£"; empty if the sign follows. */
  before: string;
  figure: string;
  /** The text after the number: " €"; empty if the sign leads. */
  after: string;
}

/**
 * Splits an amount in the order of the language: (299, "BRL", "pt-BR") → sign "R$", before "R$ ",
 * figure "299".
 */
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

/** Returns a cached format, because creating one takes as long as formatting a hundred numbers. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/**
 * Fills the slots of a label: ("{n} artigos", {n: 6}) → "6 artigos". Slots without a value stay
 * unchanged.
 */
export function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** Formats a rounded file size: (14_321, "pt-BR") → "14 kB"; at least 1 kB. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= 999_500;
  const value = isLarge ? bytes / 1e6 : Math.max(1, bytes / 1000);
  return numberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value);
}
