import type { Labels } from "../../model/types.ts";
import { clockWords } from "../format/format-clock.ts";
import { openingAt, type Schedule } from "./opening.ts";

/** The words for what is open and closed. */
export type OpeningLabels = Pick<
  Labels["contact"],
  | "openUntil"
  | "openAlways"
  | "opensToday"
  | "opensTomorrow"
  | "opensOn"
  | "closed"
  | "hour"
  | "hourAndMinutes"
>;

/** What the markup carries for its script, as JSON in `data-opening`. */
export interface OpeningData {
  schedule: Schedule;
  labels: OpeningLabels;
  /** The names of the days, from Sunday on: a slow phone takes 60 ms to find them by itself. */
  weekdays: readonly string[];
}

/** How often the words are looked over, in milliseconds. */
const interval = 20_000;

/** Says beside the hours whether the firm is open now, as long as the element is in the page. */
export function showOpening(element: HTMLElement): void {
  const data: OpeningData = JSON.parse(element.dataset.opening ?? "");
  const show = () => {
    const words = openingWords(new Date(), data, document.documentElement.lang);
    // The same words again would make a screen reader lose its place.
    if (element.textContent !== words) element.textContent = words;
    if (!element.isConnected) clearInterval(timer);
  };
  const timer = setInterval(show, interval);
  show();
}

/** Whether a firm is open at a moment, in words: "Fechado agora, abre amanhã às 8h". */
export function openingWords(moment: Date, data: OpeningData, language: string): string {
  const { schedule, labels } = data;
  const opening = openingAt(moment, schedule);
  if (opening.open) {
    return opening.until === undefined
      ? labels.openAlways
      : fill(labels.openUntil, opening.until, labels);
  }
  const { label, next } = opening;
  const words = next ? nextWords(next, data, language) : labels.closed;
  return label ? `${label}. ${words}` : words;
}

interface Next {
  day: string;
  ahead: number;
  time: number;
}

function nextWords(next: Next, { labels, weekdays }: OpeningData, language: string): string {
  const { day, ahead, time } = next;
  if (ahead < 2) return fill(ahead ? labels.opensTomorrow : labels.opensToday, time, labels);
  const date = new Date(day);
  const words = ahead < 7 ? (weekdays[date.getUTCDay()] ?? "") : dayAndMonth(date, language);
  return fill(labels.opensOn, time, labels).replace("{day}", words);
}

/** A day that is far off: "24 de dezembro". In French the first of a month is an ordinal: "1er janvier". */
function dayAndMonth(date: Date, language: string): string {
  const words = date.toLocaleDateString(language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return language.startsWith("fr") ? words.replace(/^1 /, "1er ") : words;
}

/**
 * Writes a time, in minutes from midnight, into words with a slot `{time}`. In "{la|las} {time}" the first word comes
 * before one o'clock, which is singular in Spanish and Portuguese.
 */
function fill(words: string, time: number, labels: OpeningLabels): string {
  const clock = clockWords(time, labels);
  const isOne = Number.parseInt(clock, 10) === 1;
  return words
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/, (_, one, other) => (isOne ? one : other))
    .replace("{time}", clock);
}
