import type { FormatCode, ImpossibleDate } from "#lang/model/formats/messages";
import type { InvalidPhone } from "../countries/phones/phone-number.ts";
import type { OldAddressError } from "../redirects/old-address.ts";

/** Why a text does not match its format, and a correction if there is one. */
export interface FormatError {
  code: FormatCode;
  /** The format is right but the check digits are not: a digit or letter must be wrong. */
  mistyped?: true;
  /** The company register whose format applies. */
  register?: { name: string; example: string };
  /** A label in front of the number that does not belong to it: "SIRET". */
  label?: string;
  /** The wrong prefix of the phone number, before the national digits. */
  prefix?: string;
  /** The phone number is foreign. */
  foreign?: true;
  /** Why the phone number does not exist in its country. */
  unreal?: InvalidPhone;
  /** The country whose rules apply to the phone number, two letters. */
  country?: string;
  /** The wrong number of digits in the phone number. */
  count?: number;
  /** The expected number of digits, if the first digits determine it. */
  due?: number;
  /** The area code, if it does not exist. */
  area?: string;
  /** Whether the only error of the pattern is an unescaped character in square brackets. */
  brackets?: boolean;
  /** The date has the right format but does not exist. */
  impossible?: ImpossibleDate;
  /** The time that follows the date. */
  hour?: string;
  /** Why the text is not a valid old address. */
  address?: OldAddressError;
  /** The values, if there are several valid ones where only one is allowed. */
  several?: readonly string[];
  /** The text in the right format. */
  meant?: string;
}

/** A format that a text must have. */
export interface Format {
  /** The key of the error message. */
  code: FormatCode;
  /**
   * Checks a text. Returns `undefined` if it has the format.
   *
   * @param country the firm's country, two letters; by default Brazil
   * @param language the site's language, a BCP 47 tag
   */
  check(text: string, country?: string, language?: string): FormatError | undefined;
  /** A looser pattern for the editor. It accepts every text that `check` accepts. */
  pattern: string;
  example: string;
  /** Set if the format depends on the firm's country. */
  byCountry?: {
    /** The pattern for firms outside Brazil. */
    pattern: string;
    /** Returns an example for a country; `undefined` if there is none. */
    example(country: string): string | undefined;
  };
}

/** A format defined by site code. The site's schemas use its name in `format`. */
export interface OwnFormat {
  /** Returns `undefined` if a text has the format, or an object with a correction if possible. */
  check(text: string): { meant?: string } | undefined;
  /** A looser pattern for the editor. It accepts every text that `check` accepts. */
  pattern: string;
  example: string;
  /** The error message for a text without the format. */
  sentence: string;
}
