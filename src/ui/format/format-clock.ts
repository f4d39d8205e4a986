import type { Labels } from "../../content/types.ts";
import { fill } from "./format-amount.ts";

/** A time of the day in the words of the site: "08:30" → "8h30", "19:00" → "19h". */
export function formatClock(
  time: string,
  { hour, hourAndMinutes }: Pick<Labels["contact"], "hour" | "hourAndMinutes">,
): string {
  const [hours = "", minutes = "00"] = time.split(":");
  return fill(minutes === "00" ? hour : hourAndMinutes, { h: Number(hours), m: minutes });
}
