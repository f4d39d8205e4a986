import type { Labels } from "../../content/types.ts";
import { fill } from "../../ui/format.ts";
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
export function openingWords(
  moment: Date,
  { schedule, labels }: OpeningData,
  language: string,
): string {
  const opening = openingAt(moment, schedule);
  if (opening.open) {
    const { until } = opening;
    return until ? fill(labels.openUntil, { time: timeWords(until, labels) }) : labels.openAlways;
  }
  const { label, next } = opening;
  const words = next ? nextWords(next, labels, language) : labels.closed;
  return label ? `${label}. ${words}` : words;
}

interface Next {
  day: string;
  ahead: number;
  time: string;
}

function nextWords(next: Next, labels: OpeningLabels, language: string): string {
  const time = timeWords(next.time, labels);
  if (next.ahead === 0) return fill(labels.opensToday, { time });
  if (next.ahead === 1) return fill(labels.opensTomorrow, { time });
  const options: Intl.DateTimeFormatOptions =
    next.ahead < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return fill(labels.opensOn, { day: format.format(new Date(next.day)), time });
}

function timeWords(time: string, { hour, hourAndMinutes }: OpeningLabels): string {
  const [h = "", m = ""] = time.split(":");
  return fill(m === "00" ? hour : hourAndMinutes, { h: Number(h), m });
}
