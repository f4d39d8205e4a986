import type { InvalidPhone } from "../countries/phones/phone-number.ts";
import type { OldAddressError } from "../redirects/old-address.ts";
import type { FormatCode, ImpossibleDate } from "./messages.pt-br.ts";

/** What is wrong with a text that breaks its format, and how it should read if that is known. */
export interface FormatError {
  code: FormatCode;
  /** The form is right, but a digit or a letter must be wrong: which one, nobody can tell. */
  mistyped?: true;
  /** The register of a country in which the number is looked up. */
  register?: { name: string; example: string };
  /** What stands before the number and is no part of it: its name, "SIRET". */
  label?: string;
  /** The telephone has these digits before those that are dialled in the country. */
  prefix?: string;
  /** The telephone is one of another country. */
  foreign?: true;
  /** Why there is no such telephone in this country. */
  unreal?: InvalidPhone;
  /** The text was judged as one of this country, two letters. */
  country?: string;
  /** The telephone has so many digits without those of its country; none has so many. */
  count?: number;
  /** So many digits it should have, where its beginning tells. */
  due?: number;
  /** The area code that does not exist. */
  area?: string;
  /** The pattern is right but for a sign between brackets that needs a stroke before it. */
  brackets?: boolean;
  /** The date has the right form, but no calendar has it. */
  impossible?: ImpossibleDate;
  /** The day is followed by this hour. */
  hour?: string;
  /** What keeps the text from being an old address. */
  address?: OldAddressError;
  /** Several that are right stand in the place of one. */
  several?: readonly string[];
  /** The same text in the right form. */
  meant?: string;
}

/** A form that a text must have. */
export interface Format {
  /** The sentence of its mistakes. */
  code: FormatCode;
  /**
   * What is wrong with a text; nothing where it has the form.
   *
   * @param country that of the firm, two letters; Brazil unless told
   * @param language in which the site is written, as in BCP 47
   */
  check(text: string, country?: string, language?: string): FormatError | undefined;
  /** As much of the check as a pattern can hold, for the editor; it refuses nothing that the check takes. */
  pattern: string;
  example: string;
  /** Each country has a form of its own, which only those know who know the firm. */
  byCountry?: {
    /** The pattern where the firm is in any country but Brazil. */
    pattern: string;
    /** An example of a country; nothing where none is known. */
    example(country: string): string | undefined;
  };
}

/** A form that texts of a site's own have, by the name that its schemas use in `format`. */
export interface OwnFormat {
  /** Nothing where a text has the form; else the same text in the right form, if that is known. */
  check(text: string): { meant?: string } | undefined;
  /** As much of the check as a pattern can hold, for the editor; it refuses nothing that the check takes. */
  pattern: string;
  example: string;
  /** What is said of a text that has not the form. */
  sentence: string;
}
