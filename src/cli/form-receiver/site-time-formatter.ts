import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type SiteTimeFormatter,
  formReceiverStrings as strings,
} from "#lang/cli/form-receiver/strings";
import { textAt } from "../../model/parsed-site.ts";
import { parseBytes } from "../../yaml/parse/parse.ts";

/**
 * Creates a formatter for times in the time zone of a site's settings. Uses the computer's time
 * zone if the settings are missing or name no valid zone.
 */
export function createSiteTimeFormatter(content: string): SiteTimeFormatter {
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
