import type { Event } from "../../model/types.ts";

/** The order of the calendar: by day, then by hour, what has none first. */
function sortEvents(entries: readonly Event[]): Event[] {
  const moment = ({ date, starts = "" }: Event) => `${date} ${starts}`;
  return [...entries].sort((a, b) => (moment(a) < moment(b) ? -1 : 1));
}

/** The next so many, in the order of the calendar; all where nobody says how many. */
export function nextEvents(entries: readonly Event[], limit?: number): Event[] {
  return sortEvents(entries).slice(0, limit);
}
