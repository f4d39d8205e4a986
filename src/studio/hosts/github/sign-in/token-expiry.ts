/** The number of days before the expiry from which the studio warns. */
const warningDays = 14;
const msPerDay = 24 * 60 * 60 * 1000;

/**
 * Parses the expiry of a token from a response header: `2027-02-01 12:00:00 UTC`. Returns
 * `undefined` in browsers, because GitHub does not expose the header to pages
 * (`access-control-expose-headers`).
 */
export function parseTokenExpiry(headers: Headers): number | undefined {
  const told = headers.get("github-authentication-token-expiration");
  const moment = told ? Date.parse(told.replace(" UTC", "Z").replace(" ", "T")) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * Returns the end of a day from a date field, such as `2027-02-01`, in local time, in milliseconds
 * since 1970; `undefined` for an invalid date.
 */
export function endOfDay(chosen: string): number | undefined {
  const moment = Date.parse(`${chosen}T23:59:59`);
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * Returns the days until the expiry if they are at most fourteen. Otherwise, or if the expiry is
 * unknown, returns `undefined`.
 */
export function daysLeftIfExpiringSoon(end: number | undefined, now: number): number | undefined {
  if (end === undefined || end - now > warningDays * msPerDay) return undefined;
  return Math.max(0, Math.floor((end - now) / msPerDay));
}
