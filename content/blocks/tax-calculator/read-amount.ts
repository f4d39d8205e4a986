/** Why a text is not a valid amount of money. */
type AmountFault = "empty" | "letters" | "negative" | "unclear" | "huge";

/** An amount in whole cents, or why the text is invalid. */
export type AmountReading = { cents: number } | { fault: AmountFault };

/** No firm has more digits of revenue, and cents are still exact. */
const mostDigits = 12;

/**
 * Parses an amount of money as typed or pasted in Brazil: "1.234,56", "R$ 1.234,56", "1234.56",
 * "1.234" (one thousand and more), with any spaces. Ambiguous texts are rejected.
 */
export function readAmount(text: string): AmountReading {
  const plain = text
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/^R\$/i, "");
  if (plain === "") return { fault: "empty" };
  if (/^(?:[-\u2212\u2013]|R\$-|\(.*\)$)|[-\u2212]$/i.test(plain) && /\d/.test(plain)) {
    return { fault: "negative" };
  }
  if (/[^\d.,]/.test(plain)) return { fault: "letters" };
  const [whole, decimals] = split(plain) ?? [];
  if (whole === undefined || decimals === undefined) return { fault: "unclear" };
  const digits = whole.replace(/^0+/, "");
  if (digits.length > mostDigits) return { fault: "huge" };
  return { cents: Number(digits + decimals.padEnd(2, "0")) };
}

/** Unambiguous number formats: the whole part and the separator of the cents. */
const forms = [
  /^(\d+)$/,
  /^(\d*),(\d{0,2})$/,
  /^(\d*)\.(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
];

function split(plain: string): [whole: string, decimals: string] | undefined {
  if (!/\d/.test(plain)) return;
  for (const form of forms) {
    const [match, whole = "", decimals = ""] = form.exec(plain) ?? [];
    if (match !== undefined) return [whole.replace(/[.,]/g, ""), decimals];
  }
  return;
}
