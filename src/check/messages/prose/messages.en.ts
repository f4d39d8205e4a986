import {
  didYouMean,
  excerpt,
  fieldAtSentenceStart,
  formatNumber,
} from "../../../yaml/phrases.en.ts";
import type {
  listMessages as portugueseLines,
  proseMessages as portugueseProse,
} from "./messages.pt-br.ts";

/**
 * Messages about mistakes in prose, such as contradictions and cut sentences, and about forms that
 * nobody receives.
 */
export const proseMessages: typeof portugueseProse = {
  "weekday-differs": (d) =>
    `This says "${excerpt(d.written)}", but ${d.day} falls on ${d.falls}. Check the day of the week and the date.`,
  "impossible-day": (d) =>
    d.month === undefined
      ? `There is no such day as "${excerpt(d.written)}". The day comes first, then the month.`
      : `There is no such day as "${excerpt(d.written)}": ${d.month} has ${d.days} days. Check the date.`,
  "doubled-word": (d) => `"${d.written}": the word "${d.word}" is written twice. Delete one.`,
  "cut-text": (d) =>
    `The text ends in "${excerpt(d.end)}", as if the rest were missing. Complete it, or end the sentence.`,
  "relative-day": (d) => `This notice will say "${d.written}" every day. Write the date.`,
  "other-page": (d) =>
    `"${excerpt(d.label)}" is the name of the page ${d.own}, but the link leads to ${d.to}. Correct the one that is wrong.`,
  "label-differs": (d) =>
    `The text shows "${excerpt(d.shown)}", but the link leads to "${excerpt(d.target)}". Make the two the same.`,
  "price-differs": (d) =>
    `This says "${excerpt(d.written)}", but the price of "${excerpt(d.name)}" is ${formatPriceWithWrittenSign(d)} (${d.place}). Make the two the same.`,
  "lowest-price": (d) =>
    `This says "${excerpt(d.written)}", but the lowest price is ${formatPriceWithWrittenSign(d)}, for "${excerpt(d.name)}" (${d.place}). Make the two the same.`,
  "typed-hours": (d) =>
    `This says "${excerpt(d.written)}", but in site.yaml the hours for those days are ${d.hours}. Make the two the same.`,
  "founded-differs": (d) =>
    `This says "${excerpt(d.written)}", but in site.yaml the year is ${d.year} ("foundedYear"). If the two should be the same, write \${firm.foundedYear} instead of the year.`,
  "delay-differs": (d) =>
    `This says "${excerpt(d.written)}", but the site’s promise ("${excerpt(d.label)}", in claims) is ${excerpt(d.now)}. Write \${claims.${d.id}} instead, or correct the one that is wrong.`,
  "demo-is-over": (d) =>
    `This says "${excerpt(d.written)}", but none of the site’s forms is a demonstration any more. Say what the form does now.`,
  "moving-holiday": (d) =>
    `"${excerpt(d.label)}" falls on a different date each year. Delete "everyYear", and write each year’s date in an item of its own.`,
  "holiday-date": (d) =>
    `"${excerpt(d.label)}" does not fall on ${d.date}.${didYouMean(d) || " Check the date."}`,
  "other-kind-field": (d) =>
    `${fieldAtSentenceStart(d.field)} only applies with ${d.kinds.join(", ").replace(/, ([^,]*)$/, " or $1")}, and the type here is ${d.type}. Delete the line, or change the type.`,
  "missing-delivery": () =>
    'This form doesn’t say where its answers go. Write "delivery" in this block, or in site.yaml, where it applies to all forms.',
  "sent-too-soon": (d) =>
    `This notice says "${excerpt(d.written)}", but with ${d.type} people still have to send the message themselves, in their email program or WhatsApp. Tell them that it has not been sent yet.`,
  "unnamed-receiver": (d) =>
    d.page === undefined
      ? `What people write passes through ${d.name}, but the site has no privacy page that says so. Make one, and tell people there who gets their data.`
      : `What people write passes through ${d.name}, but the privacy page (${d.page}) does not mention ${d.name}. Tell people there who gets their data.`,
};

/** Formats a price with the currency sign of the written price. */
function formatPriceWithWrittenSign({
  written,
  price,
}: {
  written: string;
  price: number;
}): string {
  return `${/^[^\d ]*/.exec(written)?.join("") ?? ""}${formatNumber(price)}`;
}

/** Messages about lines of lists: repeated lines, joined items, typed numbers, incomplete sums. */
export const listMessages: typeof portugueseLines = {
  "line-twice": (d) =>
    `"${excerpt(d.text)}" is already in this list (${d.first}). Delete one of the two, or change the text.`,
  "line-included": (d) =>
    `"${excerpt(d.text)}" already comes with "${excerpt(d.name)}", which this one includes (${d.first}): the site would show it twice. Delete this line, or change the text.`,
  "joined-item": (d) =>
    `"${excerpt(d.text)}" is read as part of the item above: the site would show the two as one. If it is another item, put the dash "- " before it, in line with the others.`,
  "own-number": (d) =>
    `The number "${d.number}" would appear twice: the site adds it automatically. Delete it here.`,
  "left-out-of-sum": (d) =>
    `The sum ${d.written} leaves out the row "${excerpt(d.label)}", which is among the others. If it counts, ${d.suggestion ? `write ${d.suggestion}` : "give it an id, and include it in the sum"}.`,
};
