import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textAt } from "../../model/parsed-site.ts";
import { parseBytes } from "../../yaml/parse/parse.ts";
import { type SiteClock, formReceiverStrings as strings } from "./strings.pt-br.ts";

/**
 * The clock of a site. Falls back to the computer's time zone if the content is missing or names no
 * valid zone.
 */
export function createSiteClock(content: string): SiteClock {
  const timeZone = validTimeZoneOrDefault(readConfiguredTimeZone(content));
  return {
    timeZone,
    moment: (at) => strings.moment(at, timeZone),
    day: (at) => strings.day(at, timeZone),
  };
}

function readConfiguredTimeZone(content: string): string | undefined {
  try {
    const file = join(content, "site.yaml");
    return textAt(parseBytes(file, readFileSync(file)).value, "/timeZone");
  } catch {
    return undefined;
  }
}

function validTimeZoneOrDefault(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat("en").resolvedOptions().timeZone;
  }
}
