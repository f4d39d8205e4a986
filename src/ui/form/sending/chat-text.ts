import { formatAnswer } from "../format-answer.ts";
import type { ParsedField } from "../parsed-field.ts";
import type { Values } from "../values.ts";

/** A formatted answer with its label. */
export interface FormattedAnswer {
  label: string;
  text: string;
}

/** A message as a chat carries it, and whether something of it was left out. */
export interface ChatText {
  text: string;
  isCut: boolean;
}

/** The answers of a form as people of a language read them; nothing for an empty field. */
export function formatAnswers(
  fields: readonly ParsedField[],
  values: Values,
  language?: string,
): FormattedAnswer[] {
  return fields.flatMap((field) => {
    const value = (values[field.name] ?? "").trim();
    return value ? [{ label: field.label, text: formatAnswer(field, value, language) }] : [];
  });
}

/** Answers in lines, "Name: Ana"; one of several lines stands below its words. */
export function toLines(answers: readonly FormattedAnswer[]): string {
  return answers
    .map(({ label, text }) => `${label}:${text.includes("\n") ? "\n" : " "}${text}`)
    .join("\n");
}

/**
 * The first message of a chat: what the form is about, and its answers. Where an address cannot hold
 * all of it the longest answers are cut, and say so.
 *
 * @param title of the form
 * @param cut the words at the end of an answer that was cut
 * @param limit how many characters the text may have in an address
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
    return `${title}\n\n${toLines(short)}`;
  };
  const fits = (text: string) => encodeURIComponent(text).length <= limit;
  const whole = written(Number.POSITIVE_INFINITY);
  if (fits(whole)) return { text: whole, isCut: false };
  // No text is longer than its address.
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

/** The beginning of a text, ended between two words where there are any, with the words that say that more was there. */
function truncateAtWord(text: string, most: number, cut: string): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const kept = signs.slice(0, most).join("");
  const end = kept.search(/\s+\S*$/);
  return `${(end > kept.length / 2 ? kept.slice(0, end) : kept).trimEnd()} ${cut}`;
}
