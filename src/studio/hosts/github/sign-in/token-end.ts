/** So many days before its end somebody is told. */
const daysAhead = 14;
const day = 24 * 60 * 60 * 1000;

/**
 * When a token ends, as an answer tells it: `2027-02-01 12:00:00 UTC`. GitHub sends the header, but does not name it
 * among those that a page may read (`access-control-expose-headers`): nothing, then.
 */
export function endTold(headers: Headers): number | undefined {
  const told = headers.get("github-authentication-token-expiration");
  const moment = told ? Date.parse(told.replace(" UTC", "Z").replace(" ", "T")) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** The end of a day that somebody chose in a field: `2027-02-01`, where they are. */
export function endOfDay(chosen: string): number | undefined {
  const moment = Date.parse(`${chosen}T23:59:59`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** How many days are left, from fourteen on; nothing while there are more, or nobody knows. */
export function daysLeft(end: number | undefined, now: number): number | undefined {
  if (end === undefined || end - now > daysAhead * day) return undefined;
  return Math.max(0, Math.floor((end - now) / day));
}
