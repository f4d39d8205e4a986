import { countryName } from "../../../model/countries/country-name.en.ts";
import { didYouMean, excerpt, joinWithOr } from "../../../yaml/phrases.en.ts";
import { localizeSpelling } from "../../../yaml/text-and-language/localize-spelling.ts";
import type {
  factMessages as portugueseFacts,
  sheetMessages as portugueseSheets,
} from "./messages.pt-br.ts";

/** Messages about spreadsheets and their formulas. */
export const sheetMessages: typeof portugueseSheets = {
  "broken-formula": (d) =>
    d.part === ""
      ? "The formula is not complete: a value or a bracket is missing at the end."
      : `The formula cannot be read from "${excerpt(d.part)}" on. Numbers use a point (0.5), and text goes in double quotes.`,
  "unknown-reference": (d) =>
    `"${excerpt(d.reference)}" can’t be used in a formula. Refer to a row as {sales}, to several as {sales..others}, or to a column as {sales@jan}.`,
  "missing-cell": (d) =>
    `The formula refers to ${d.reference}, but there is no ${d.kind} with the id "${excerpt(d.id)}".${didYouMean(d)}`,
  "unknown-function": (d) =>
    `There is no function "${excerpt(d.name)}" here.${didYouMean(d) || ` Options: ${d.options}.`}`,
  "circular-formula": () =>
    "This formula goes round in circles: it depends on its own result. Check which rows it refers to.",
  "failing-formula": (d) =>
    `This formula gives no result (${d.error}) in ${d.cell}. Check what it refers to, or use IFERROR.`,
  "missing-column": (d) => `This sheet has no column "${excerpt(d.id)}".${didYouMean(d)}`,
};

/** Messages about content that contradicts itself, or that is implausible. */
export const factMessages: typeof portugueseFacts = {
  "price-in-words": (d) =>
    `The price is ${excerpt(d.price)}, but in words it says "${excerpt(d.written)}". Correct the one that is wrong, or delete this line.`,
  "hours-differ": (d) =>
    `Visitors read "${excerpt(d.text)}", but "opens" and "closes" say ${d.opens} to ${d.closes}. Make the two the same.`,
  "closed-but-open": (d) =>
    `Visitors read "${excerpt(d.text)}", but "opens" and "closes" say ${d.opens} to ${d.closes}. If you are closed, delete those two lines; if not, correct the text.`,
  "hours-not-reckoned": (d) =>
    `Visitors read "${excerpt(d.text)}", but without "opens" and "closes" the site treats you as closed on these days. Add the two lines.`,
  "days-differ": (d) =>
    `The days in "${excerpt(d.label)}" and those in "days" do not match. Correct whichever is wrong.`,
  "count-differs": (d) =>
    `The title says "${excerpt(d.written)}", but the block shows ${d.count}. Correct the one that is wrong.`,
  "claim-differs": (d) =>
    `This says "${excerpt(d.written)}", but the site’s figure ("${excerpt(d.label)}", in claims) is ${excerpt(d.now)}. Correct the one that is wrong.`,
  "typed-fact": (d) =>
    `This says "${excerpt(d.written)}", but site.yaml says "${excerpt(d.now)}". If the two should be the same, write \${${d.name}} here instead: that way they always will be.`,
  "promise-differs": (d) =>
    `This says "${excerpt(d.written)}", but in ${d.first} the same promise says ${d.now}. Make the two the same.`,
  "field-label-twice": (d) =>
    `This form already has a question "${excerpt(d.label)}". Change the text of this one.`,
  "field-autocomplete": (d) =>
    `The browser would fill in "${excerpt(d.written)}" here, but the field’s type is ${d.type}. Change it, or delete this line.`,
  "field-autocomplete-twice": (d) =>
    `The browser already fills in "${excerpt(d.written)}" in "${excerpt(d.first)}", and would put the same here. Change it, or delete this line.`,
  "field-message": (d) =>
    `This message mentions "${excerpt(d.other)}", but the field is "${excerpt(d.label)}". Write a message for this field.`,
  "date-ahead": (d) =>
    `This is the date of something already done, but ${d.date} is still to come. Check the day and the year.`,
  "distant-date": (d) => `This date is in ${d.year}. Check the year.`,
  "updated-before": (d) =>
    `This would have been updated before it was published (${d.date}). Check both dates.`,
  "early-article": (d) =>
    `This article is already on the site, but its date, ${d.date}, is still to come. To hold it back until that day, add the line "publishAt".`,
  "past-day": (d) =>
    `"${excerpt(d.label)}" has a date in ${d.year}, which has passed. Write the next date, or delete this item.`,
  "copied-text": (d) =>
    `This text is word for word the same as in ${d.first}. Change one of the two.`,
  "copied-link": (d) =>
    `This link leads to the same address as the one in ${d.first}. Change one of the two, or delete this item.`,
  "copied-label": (d) =>
    `This link has the same text as the one in ${d.first}. Change one of the two, or delete this item.`,
  "option-twice": (d) =>
    `This list already has "${excerpt(d.written)}". Change it, or delete this item.`,
  "no-choices": (d) =>
    `There is nothing to choose${d.file ? `: ${d.file} has no ${d.dated ? "upcoming dates" : "items"}` : ""}${d.isRequired ? ", and without an answer nobody can send the form" : ""}. ${d.file ? `Add ${d.dated ? "the next date" : "an item"} there, or an option to "options" here` : 'Put an option with a value in "options"'}, or delete the field.`,
  "long-over": (d) =>
    `This block was taken down on ${d.end}, and nobody sees it any more. Check the year, or delete the block.`,
  "future-year": (d) => `${d.year} is still to come. Check the year.`,
  "far-place": (d) =>
    `This point (${d.latitude}, ${d.longitude}) is not in the country of the address (${countryName(d.country)}). Check the minus signs, and whether the two have been swapped.`,
  "long-hours": (d) =>
    `From ${d.opens} to ${d.closes} would mean being open all night, until the next day. Check both times.`,
  "bare-alt": (d) =>
    `"${excerpt(d.alt)}" does not say what the picture shows. Describe it for people who cannot see it.`,
  "no-country": () =>
    "The country of the business is missing. Write it in the address, as two capital letters, such as country: GB.",
  "postal-code": (d) =>
    d.prefix
      ? `Leave out the "${d.prefix}" at the start of this ${postalCodeName(d.country)} (${countryName(d.country)}): ${d.words}.`
      : `This ${postalCodeName(d.country)} is not in the right format for this country (${countryName(d.country)}): ${d.words}.`,
  "unknown-country": (d) =>
    `"${excerpt(d.written)}" is not a country code.${didYouMean(d) || " Use the two capital letters of the ISO 3166 list, such as GB, IE or US."}`,
  "unknown-language": (d) =>
    `"${excerpt(d.written)}" is not a language code.${didYouMean(d) || " Use two lower-case letters and, if needed, the two capital letters of the country: en-GB, pt-BR, es."}`,
  "unknown-state": (d) =>
    d.country === "AR"
      ? `"${excerpt(d.written)}" is not the name of a province of Argentina.${didYouMean(d) || " Write its full name."}`
      : `"${excerpt(d.written)}" is not the abbreviation of a state of the United States.${didYouMean(d) || " Use two capital letters, such as CA."}`,
  "code-elsewhere": (d) =>
    `A ${postalCodeName(d.country)} that starts with "${d.code.charAt(0)}" is not in ${d.state}, but in ${joinWithOr(d.places)}. Check both.`,
  "no-region": (d) =>
    `Addresses in this country (${countryName(d.country)}) have no state or region, so the site does not show it. Delete this line.`,
  "missing-words": (d) =>
    `The site is in "${excerpt(d.language)}", but ${d.count === 1 ? "this word that it writes itself is still in English" : `these ${d.count} words that it writes itself are still in English`}. Write what is missing in labels.yaml, in that language.`,
  "newer-words": (d) =>
    `${d.count === 1 ? "One newer word is" : `${d.count} newer words are`} not in this file: the site shows what comes with Prelo. If you want something else, copy that and change it.`,
  "newer-look": (d) =>
    `${d.count === 1 ? `One newer size or ${localizeSpelling("colour")} is` : `${d.count} newer sizes or ${localizeSpelling("colours")} are`} not in this file: what comes with Prelo applies. If you want something else, copy that and change it.`,
  "footer-hours": (d) =>
    `These hours are not among those in "hours" (${d.hours}). Correct the one that is wrong.`,
};

/** Returns the local term for a postal code. */
function postalCodeName(country: string): string {
  return country === "US" ? "ZIP code" : localizeSpelling("postcode");
}
