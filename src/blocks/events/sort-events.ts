import type { Event } from "../../model/types.ts";

/** Sorts events by day, then by hour; events without an hour come first. */
function sortEvents(entries: readonly Event[]): Event[] {
  const moment = ({ date, starts = "" }: Event) => `${date} ${starts}`;
  return [...entries].sort((a, b) => (moment(a) < moment(b) ? -1 : 1));
}

/**
 * Returns the first events, sorted by date.
 *
 * @param limit maximum number of events; by default all
 */
export function firstEventsByDate(entries: readonly Event[], limit?: number): Event[] {
  return sortEvents(entries).slice(0, limit);
}
