import { excerpt } from "../../yaml/phrases.en.ts";
import type { TranslationOf } from "../../yaml/text-and-language/translation-type.ts";
import { countryName } from "../countries/country-name.en.ts";
import type { InvalidPhone } from "../countries/phones/phone-number.ts";
import type { OldAddressError } from "../redirects/old-address.ts";
import type { formatMessages as portuguese } from "./messages.pt-br.ts";
import { months } from "./months.en.ts";

export type { FormatCode, ImpossibleDate } from "./messages.pt-br.ts";

/**
 * Messages for texts with a wrong format. The checks call them with details, the editor without.
 */
export const formatMessages: TranslationOf<typeof portuguese> = {
  cnpj: (d) =>
    d.mistyped
      ? "This CNPJ does not add up: a digit or letter is wrong, extra or out of place. Compare it with the CNPJ card."
      : d.label
        ? `Write only the number here, without "${excerpt(d.label)}" in front of it.`
        : "This CNPJ is not in the right format: it should have 14 capital letters or digits, and the last two should be digits.",
  cpf: (d) =>
    d.mistyped
      ? "This CPF does not add up: a digit is wrong or out of place. Compare it with the document."
      : "This CPF is not in the right format: it has 11 digits, as in 529.982.247-25.",
  "company-number": (d) =>
    d.mistyped
      ? `This ${d.name ?? "registration number"} does not add up: a digit is wrong, extra or out of place. Compare it with the document.`
      : d.label
        ? `Write only the number here, without "${excerpt(d.label)}" in front of it.`
        : `This ${d.name ?? "registration number"} is not in the right format${d.example ? `: write it as in ${d.example}` : ""}.`,
  cep: () =>
    "This CEP is not in the right format: it has 8 digits, with a hyphen before the last three.",
  phone: (d) => {
    if (d.several) return multipleValuesMessage("one phone number", d.several);
    if (d.unreal) return invalidPhoneMessage(d.unreal);
    if (d.country && d.prefix)
      return `This phone number starts with ${d.prefix}: write + and the country code instead, or the number as people write it in that country.`;
    if (d.country)
      return "This phone number is not in the right format. Write it as people write it in the country of the business, or with + and the country code.";
    if (d.area) return `There is no area code ${d.area} in Brazil.`;
    if (d.foreign)
      return 'This phone number is from another country: write it with + and that country’s code, without the "00".';
    if (d.prefix)
      return `Leave out the "${d.prefix}" at the start of this phone number: the area code in brackets and the hyphen are enough.`;
    if (d.count !== undefined) return digitCountMessage(d.count, d.due);
    return "This phone number is not in the right format. Put the area code in brackets, and use a hyphen: (38) 90000-0000.";
  },
  email: (d) =>
    d.several
      ? multipleValuesMessage("one email address", d.several)
      : "This email address is not in the right format. Check the @ and what comes after it.",
  date: ({ impossible, hour, written }) =>
    hour
      ? `Only the date goes here, without the time ("${hour}"): year, month and day, YYYY-MM-DD.`
      : written
        ? `"${written.text}" should be "${written.meant}": year, month and day, in numbers.`
        : impossible
          ? `There is no such date: ${impossible.days ? `${months[impossible.month - 1]} ${impossible.year} has ${impossible.days} days` : "after the year comes the month, from 01 to 12, and then the day"}.`
          : "The date should have the year, month and day, in this order: YYYY-MM-DD.",
  "text-pattern": (d) =>
    `This pattern (regular expression) is not right, so no answer could match it.${d.brackets ? ' Inside square brackets, put "\\" before ( ) { } / | and before a dash that does not mean a range.' : " Check brackets of every kind: each one that opens has to close."}`,
  "old-address": (d) => oldAddressMessages[d.address ?? "no-slash"],
  "https-address": () => "This address should start with https:// and cannot have spaces.",
};

const oldAddressMessages: Record<OldAddressError, string> = {
  whole:
    "Only what comes after the name of the site goes here, from the slash on: a redirect is for addresses of this site.",
  "no-slash": "The old address starts with a slash: /.",
  fragment:
    'What comes after "#" never reaches the server, so a redirect cannot depend on it. Delete everything from the "#" on.',
  path: 'No browser would request an address like this: it cannot have "//", "\\", a line break, or "." or ".." between slashes.',
  encoding:
    'After "%" come two digits or letters from A to F, and together they must form characters in UTF-8. Copy the address from the browser, or write the letters without "%".',
};

/**
 * Explains why a phone number is invalid. The country is in parentheses, because the names of some
 * countries need an article within a sentence.
 */
function invalidPhoneMessage({ reason, country }: InvalidPhone): string {
  const name = country ? countryName(country) : "";
  const sentences: Record<InvalidPhone["reason"], string> = {
    "no-country": 'No country has the code that follows the "+". Check the whole number.',
    short: `Digits are missing: no phone number in this country (${name}) is that short. Check the whole number.`,
    long: `There are too many digits: no phone number in this country (${name}) is that long. Check the whole number.`,
    count: `No phone number in this country (${name}) has that many digits. Check the whole number.`,
    unknown: `There is no such phone number in this country (${name}). Check the area code and the whole number; one from another country starts with + and its country code.`,
  };
  return sentences[reason];
}

function multipleValuesMessage(one: string, all: readonly string[]): string {
  return `Only ${one} can go here, and there are ${all.length}: ${all.join(" and ")}. Keep one.`;
}

function digitCountMessage(count: number, due: number | undefined): string {
  const found = `This phone number has ${count} digits`;
  if (!due && (count === 10 || count === 11))
    return "There is no such phone number in Brazil: after the area code, a mobile has 9 digits and starts with 9; a landline has 8 and starts with 2 to 5. Check the whole number.";
  return due
    ? `${found} with its area code, and should have ${due}: there is one ${count < due ? "missing" : "too many"}. Check the whole number.`
    : `${found}; with the area code there are 11 (a mobile, which starts with 9) or 10 (a landline). Check the whole number.`;
}
