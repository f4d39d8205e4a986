import type { NumberFormat } from "./number-format.pt-br.ts";

/**
 * "1,234.56". A comma is never a decimal separator, because some people would read "1,50" as one
 * hundred and fifty.
 */
export const numberFormat: NumberFormat = {
  decimal: ".",
  thousands: ",",
  isMixed: false,
  money: /^(?:[A-Z]{0,2}\$|[£€₹])/,
};
