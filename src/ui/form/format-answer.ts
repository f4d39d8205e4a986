import type { ParsedField } from "./parsed-field.ts";

/** The parts of a field that decide how its answer is formatted. */
interface AnswerFormat {
  type: ParsedField["type"];
  options?: readonly { value: string; label: string }[];
}

/**
 * Formats an answer for the recipient: the label of a chosen option; dates, times and the decimal
 * mark in the given language. Invalid dates stay unchanged.
 *
 * @param language the browser's by default
 */
export function formatAnswer(
  { type, options }: AnswerFormat,
  value: string,
  language?: string,
): string {
  const choice = options?.find((option) => option.value === value);
  if (choice) return choice.label;
  if (type === "date") return moment(`${value}T00:00Z`, { dateStyle: "long" }) ?? value;
  if (type === "time") return moment(`1970-01-01T${value}Z`, { timeStyle: "short" }) ?? value;
  // Digits stay as typed: years and codes need no thousands separator.
  if (type === "number") return value.replace(".", (0.5).toLocaleString(language).charAt(1));
  return value;

  function moment(text: string, style: Intl.DateTimeFormatOptions): string | undefined {
    const date = new Date(text);
    if (Number.isNaN(date.getTime())) return undefined;
    const written = date.toLocaleString(language, { ...style, timeZone: "UTC" });
    // Some mail programs display the narrow no-break space as a stray character.
    return written.replace(/\u202f/g, " ");
  }
}
