import type { Labels } from "../../model/types.ts";

/** The time formats of a site. */
export type ClockLabels = Pick<Labels["contact"], "hour" | "hourAndMinutes">;

/**
 * Formats a time of day as the site does: "08:30" → "8h30", "19:00" → "19h"; in English "8.30am",
 * "7pm".
 */
export function formatClock(time: string, labels: ClockLabels): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return formatClockMinutes(hours * 60 + minutes, labels);
}

/**
 * Formats minutes from midnight like `formatClock`. Slots of the labels: `{h}` (0 to 23), `{h12}`
 * (1 to 12), `{m}`, and `{am|pm}` with the texts before and after noon.
 */
export function formatClockMinutes(time: number, { hour, hourAndMinutes }: ClockLabels): string {
  const minutes = time % 60;
  const hours = Math.floor(time / 60) % 24;
  return (minutes ? hourAndMinutes : hour)
    .replace("{h}", String(hours))
    .replace("{h12}", String(hours % 12 || 12))
    .replace("{m}", String(minutes).padStart(2, "0"))
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/, (_, before, after) => (hours < 12 ? before : after));
}
