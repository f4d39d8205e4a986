import type { BlockOf, Labels } from "../../model/types.ts";
import { fill } from "../../ui/format/format-amount.ts";

type RecipeDurations = Pick<BlockOf<"recipe">, "preparation" | "cooking" | "resting">;

/** Returns the total time of a recipe in minutes; 0 if it states no times. */
export function totalMinutes({
  preparation = 0,
  cooking = 0,
  resting = 0,
}: RecipeDurations): number {
  return preparation + cooking + resting;
}

/** Formats minutes in the site's language: 80 → "1 h 20 min". */
export function formatMinutes(minutes: number, labels: Labels["recipe"]): string {
  const m = minutes % 60;
  const h = (minutes - m) / 60;
  if (h === 0) return fill(labels.minutes, { m });
  return m === 0 ? fill(labels.hours, { h }) : fill(labels.hoursAndMinutes, { h, m });
}

/** Formats minutes in ISO 8601: 80 → "PT1H20M". `undefined` for 0 or no minutes. */
export function toIsoDuration(minutes: number | undefined): string | undefined {
  if (!minutes) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours ? `${hours}H` : ""}${rest ? `${rest}M` : ""}`;
}
