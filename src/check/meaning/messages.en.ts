import { countryName } from "../../content/country/country-name.en.ts";
import { maybe, short } from "../../text/phrases.en.ts";
import type {
  factMessages as portugueseFacts,
  sheetMessages as portugueseSheets,
} from "./messages.pt-br.ts";

/** What is wrong with tables of figures and their formulas. */
export const sheetMessages: typeof portugueseSheets = {
  "broken-formula": (d) =>
    d.part === ""
      ? "The formula is not complete: a value or a bracket is missing at the end."
      : `The formula makes no sense from "${short(d.part)}" on. Numbers use a point (0.5), and texts go in double quotes.`,
  "unknown-reference": (d) =>
    `"${short(d.reference)}" won’t do in a formula. Name a row {sales}, several {sales..others}, or a column {sales@jan}.`,
  "missing-cell": (d) =>
    `The formula names ${d.reference}, but there is no ${d.kind} with the code (id) "${short(d.id)}".${maybe(d)}`,
  "unknown-function": (d) =>
    `There is no function "${short(d.name)}" here.${maybe(d) || ` Options: ${d.options}.`}`,
  "circular-formula": () =>
    "This formula depends on its own result, without end. Check which rows it names.",
  "failing-formula": (d) =>
    `This formula gives no result (${d.error}) in ${d.cell}. Check what it names, or use IFERROR.`,
  "missing-column": (d) => `This sheet has no column "${short(d.id)}".${maybe(d)}`,
};

/** What content tells in two places, and no longer alike. */
export const factMessages: typeof portugueseFacts = {
  "price-in-words": (d) =>
    `The price is ${short(d.price)}, and in words it says "${short(d.written)}". Correct the one that is wrong, or delete this line.`,
  "hours-differ": (d) =>
    `Visitors read "${short(d.text)}", but the site goes by ${d.opens} to ${d.closes} ("opens" and "closes"). Make the two the same.`,
  "closed-but-open": (d) =>
    `Visitors read "${short(d.text)}", but the site goes by ${d.opens} to ${d.closes}. If it is closed, delete "opens" and "closes"; if not, correct the text.`,
  "hours-not-reckoned": (d) =>
    `Visitors read "${short(d.text)}", but without "opens" and "closes" the site takes these days for closed. Add the two lines.`,
  "days-differ": (d) =>
    `The days in "${short(d.label)}" and those in "days" are not the same. Make the two the same.`,
  "count-differs": (d) =>
    `The title says "${short(d.written)}", and the block shows ${d.count}. Correct the one that is wrong.`,
  "claim-differs": (d) =>
    `This says "${short(d.written)}", but the firm’s number ("${short(d.id)}", in claims) is ${short(d.now)}. Correct the one that is wrong.`,
  "typed-fact": (d) =>
    `This says "${short(d.written)}", and site.yaml says "${short(d.now)}". If they are the same, write \${${d.name}} instead: that way they never differ.`,
  "promise-differs": (d) =>
    `This says "${short(d.written)}", and ${d.first} says the same with ${d.now}. Make the two the same.`,
  "field-label-twice": (d) =>
    `This form already has a question "${short(d.label)}". Change the text of this one.`,
  "field-autocomplete": (d) =>
    `The browser would fill in "${short(d.written)}" here, but the field’s type is ${d.type}. Change it, or delete this line.`,
  "field-autocomplete-twice": (d) =>
    `The browser already fills in "${short(d.written)}" in "${short(d.first)}", and would put the same here. Change it, or delete this line.`,
  "field-message": (d) =>
    `This notice speaks of "${short(d.other)}", but the field is "${short(d.label)}". Write a notice for this field.`,
  "date-ahead": (d) =>
    `The day of something already done goes here, and ${d.date} is still to come. Check the day and the year.`,
  "distant-date": (d) => `This date is in ${d.year}. Check the year.`,
  "updated-before": (d) =>
    `This would have been revised before it was published (${d.date}). Check both dates.`,
  "early-article": (d) =>
    `This article is on the site already, dated ${d.date}, which is still to come. To make it wait for that day, add the line "publishAt".`,
  "past-day": (d) =>
    `"${short(d.label)}" has a date in ${d.year}, which has passed. Write the next date, or delete this item.`,
  "copied-text": (d) => `This text is, word for word, that of ${d.first}. Change one of the two.`,
  "copied-link": (d) =>
    `This link leads to the same address as that of ${d.first}. Change one of the two, or delete this item.`,
  "copied-label": (d) =>
    `This link has the same text as that of ${d.first}. Change one of the two, or delete this item.`,
  "option-twice": (d) =>
    `This list already has "${short(d.written)}". Change it, or delete this item.`,
  "long-over": (d) =>
    `This block was taken down on ${d.end}, and nobody sees it any more. Check the year, or delete the block.`,
  "future-year": (d) => `${d.year} is still to come. Check the year.`,
  "far-place": (d) =>
    `This point (${d.latitude}, ${d.longitude}) is not in Brazil. Check the minus signs, and whether the two have changed places.`,
  "long-hours": (d) =>
    `From ${d.opens} to ${d.closes} would be open all night, until the next day. Check both times.`,
  "bare-alt": (d) =>
    `"${short(d.alt)}" does not say what the picture shows. Describe it for people who cannot see it.`,
  "no-country": () =>
    "It doesn’t say which country the firm is in. Write it in the address, in two capital letters.",
  "postal-code": (d) =>
    `This postcode is not in the form of this country (${countryName(d.country)}): ${d.words}.`,
  "unknown-country": (d) =>
    `No country has the letters "${short(d.written)}".${maybe(d) || " They are the two of the standard ISO 3166, such as GB, IE or US."}`,
  "unknown-state": (d) =>
    `No state of the United States has the short form "${short(d.written)}".${maybe(d) || " It takes two capital letters."}`,
  "no-region": (d) =>
    `Addresses in this country (${countryName(d.country)}) name no state or region, and the site does not show it. Delete this line.`,
  "missing-words": (d) =>
    `The site is in "${short(d.language)}", and ${d.count === 1 ? "this word of its own is still in Portuguese" : `these ${d.count} words of its own are still in Portuguese`}. Write what is missing in labels.yaml, in that language.`,
  "newer-words": (d) =>
    `${d.count === 1 ? "One newer word is" : `${d.count} newer words are`} not in this file: the site shows the ones that come with Prelo. If you want others, copy and change them.`,
  "newer-look": (d) =>
    `${d.count === 1 ? "One newer measure or colour is" : `${d.count} newer measures or colours are`} not in this file: the ones that come with Prelo apply. If you want others, copy and change them.`,
  "footer-hours": (d) =>
    `These hours are not among those in "hours" (${d.hours}). Correct the one that is wrong.`,
};
