import type { Labels } from "../../model/types.ts";
import { formatClockMinutes } from "../format/format-clock.ts";
import { openingStateAt, type Schedule } from "./opening-state.ts";

/** The strings that say whether a firm is open. */
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

/** The data for the script, as JSON in `data-opening`. */
export interface OpeningData {
  schedule: Schedule;
  labels: OpeningLabels;
  /**
   * The names of the days from Sunday on. The build computes them, because that takes 60 ms on a
   * slow phone.
   */
  weekdays: readonly string[];
}

/** Update interval in milliseconds. */
const interval = 20_000;

/** Shows beside the hours whether the firm is open now, until the element is removed. */
export function showOpeningStatus(element: HTMLElement): void {
  const data: OpeningData = JSON.parse(element.dataset.opening ?? "");
  const show = () => {
    const words = describeOpening(new Date(), data, document.documentElement.lang);
    // Avoid writing the same text: a screen reader would lose its position.
    if (element.textContent !== words) element.textContent = words;
    if (!element.isConnected) clearInterval(timer);
  };
  const timer = setInterval(show, interval);
  show();
}

/** Describes as text whether a firm is open at a moment: "Fechado agora, abre amanhã às 8h". */
export function describeOpening(moment: Date, data: OpeningData, language: string): string {
  const { schedule, labels } = data;
  const opening = openingStateAt(moment, schedule);
  if (opening.open) {
    return opening.until === undefined
      ? labels.openAlways
      : fillTime(labels.openUntil, opening.until, labels);
  }
  const { label, next } = opening;
  const words = next ? describeNextOpening(next, data, language) : labels.closed;
  return label ? `${label}. ${words}` : words;
}

interface NextOpening {
  day: string;
  ahead: number;
  time: number;
}

function describeNextOpening(
  next: NextOpening,
  { labels, weekdays }: OpeningData,
  language: string,
): string {
  const { day, ahead, time } = next;
  if (ahead < 2) return fillTime(ahead ? labels.opensTomorrow : labels.opensToday, time, labels);
  const date = new Date(day);
  const words = ahead < 7 ? (weekdays[date.getUTCDay()] ?? "") : dayAndMonth(date, language);
  return fillTime(labels.opensOn, time, labels).replace("{day}", words);
}

/**
 * Formats a distant day: "24 de dezembro". In French the first of a month is an ordinal: "1er
 * janvier".
 */
function dayAndMonth(date: Date, language: string): string {
  const words = date.toLocaleDateString(language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return language.startsWith("fr") ? words.replace(/^1 /, "1er ") : words;
}

/**
 * Fills a time (minutes from midnight) into a text with a slot `{time}`. In "{la|las} {time}" the
 * first form is for one o'clock, which is singular in Spanish and Portuguese.
 */
function fillTime(words: string, time: number, labels: OpeningLabels): string {
  const clock = formatClockMinutes(time, labels);
  const isOne = Number.parseInt(clock, 10) === 1;
  return words
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/, (_, one, other) => (isOne ? one : other))
    .replace("{time}", clock);
}
