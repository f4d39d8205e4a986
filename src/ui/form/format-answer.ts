import type { ParsedField } from "./parsed-field.ts";

/** The parts of a field that decide how its answer is formatted. */
interface AnsweredField {
  type: ParsedField["type"];
  options?: readonly { value: string; label: string }[];
}

/**
 * An answer as whoever gets the message reads it: the chosen words of a list, dates, times and the decimal mark as a
 * language has them. What is no date, whatever was sent, stays as it is.
 *
 * @param language that of the browser where there is none
 */
export function formatAnswer(
  { type, options }: AnsweredField,
  value: string,
  language?: string,
): string {
  const choice = options?.find((option) => option.value === value);
  if (choice) return choice.label;
  if (type === "date") return moment(`${value}T00:00Z`, { dateStyle: "long" }) ?? value;
  if (type === "time") return moment(`1970-01-01T${value}Z`, { timeStyle: "short" }) ?? value;
  // Digits stay as they were typed: of a year or a code nobody makes thousands.
  if (type === "number") return value.replace(".", (0.5).toLocaleString(language).charAt(1));
  return value;

  function moment(text: string, style: Intl.DateTimeFormatOptions): string | undefined {
    const date = new Date(text);
    if (Number.isNaN(date.getTime())) return undefined;
    const written = date.toLocaleString(language, { ...style, timeZone: "UTC" });
    // Some mail programs show that space as a sign of its own.
    return written.replace(/\u202f/g, " ");
  }
}
