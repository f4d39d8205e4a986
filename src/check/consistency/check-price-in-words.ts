import {
  amountInWords,
  type NumberLocale,
  parseAmountInWords,
} from "#lang/model/numbers-and-dates/amounts";
import { siteCurrency } from "../../model/countries/country-defaults.ts";
import { textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { correctedLines } from "../../yaml/edits.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** Warns if a price differs from its amount in words. Skips words that cannot be parsed. */
export function checkPriceInWords(source: CheckContext, { path, value, schema }: Visit) {
  if (!schema.properties?.priceInWords) return;
  const price = childValue(value, "price");
  const written = textAt(value, "/priceInWords");
  if (typeof price !== "number" || written === undefined) return;
  const said = parseAmountInWords(written);
  const words = amountInWords(price, getNumberLocale(source));
  if (said === undefined || words === undefined || Math.abs(said - price) < 0.005) return;
  const place = pointer(path, "priceInWords");
  // There is only a hint and no fix, since either of the two may be correct.
  const hint = correctedLines(source.file.parsed.text, source.subject.replace(place, words));
  const amount = source.subject.written(pointer(path, "price"));
  source.report("price-in-words", place, { price: amount, written }, { severity: "warning", hint });
}

function getNumberLocale({ site }: CheckContext): NumberLocale {
  const settings = site.settings?.parsed.value;
  return {
    language: textAt(settings, "/language") ?? "",
    currency: siteCurrency(settings),
  };
}
