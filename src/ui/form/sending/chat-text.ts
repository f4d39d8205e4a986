import { formatAnswer } from "../format-answer.ts";
import type { ParsedField } from "../parsed-field.ts";
import type { FormValues } from "../values.ts";

/** A formatted answer with its label. */
export interface FormattedAnswer {
  label: string;
  text: string;
}

/** The text of a chat message, and whether answers were truncated. */
export interface ChatText {
  text: string;
  isCut: boolean;
}

/** Formats the answers of a form in a language; omits empty fields. */
export function formatAnswers(
  fields: readonly ParsedField[],
  values: FormValues,
  language?: string,
): FormattedAnswer[] {
  return fields.flatMap((field) => {
    const value = (values[field.name] ?? "").trim();
    return value ? [{ label: field.label, text: formatAnswer(field, value, language) }] : [];
  });
}

/** Formats one answer per line, "Name: Ana"; multi-line answers start below their label. */
export function formatAnswerLines(answers: readonly FormattedAnswer[]): string {
  return answers
    .map(({ label, text }) => `${label}:${text.includes("\n") ? "\n" : " "}${text}`)
    .join("\n");
}

/**
 * Returns the first message of a chat: the title of the form and its answers. If it is too long for
 * a URL, truncates the longest answers and marks them.
 *
 * @param title the title of the form
 * @param cut the text appended to truncated answers
 * @param limit the maximum length of the encoded text
 * @returns `undefined` if even the shortest truncated answers do not fit
 */
export function chatText(
  title: string,
  answers: readonly FormattedAnswer[],
  { cut, limit }: { cut: string; limit: number },
): ChatText | undefined {
  const written = (most: number) => {
    const short = answers.map(({ label, text }) => ({
      label,
      text: truncateAtWord(text, most, cut),
    }));
    return `${title}\n\n${formatAnswerLines(short)}`;
  };
  const fits = (text: string) => encodeURIComponent(text).length <= limit;
  const whole = written(Number.POSITIVE_INFINITY);
  if (fits(whole)) return { text: whole, isCut: false };
  // Binary search up to `limit`: an encoded text is never shorter than the text itself.
  let [least, most] = [0, limit];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(written(middle))) least = middle;
    else most = middle;
  }
  return least >= minAnswerLength ? { text: written(least), isCut: true } : undefined;
}

/** Minimum length of a truncated answer, in characters. */
const minAnswerLength = 20;

/** Truncates a text to `most` characters, at a word boundary if possible, and appends `cut`. */
function truncateAtWord(text: string, most: number, cut: string): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const kept = signs.slice(0, most).join("");
  const end = kept.search(/\s+\S*$/);
  return `${(end > kept.length / 2 ? kept.slice(0, end) : kept).trimEnd()} ${cut}`;
}
