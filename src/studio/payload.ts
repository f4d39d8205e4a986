import type { reportEntries } from "../check/report.ts";
import type { Site } from "../model/site.ts";

/** What the development server tells the browser after each save. */
export interface Payload {
  /**
   * The last content without mistakes, with all that visitors do not see; nothing before there was any.
   * `asOf` is the day that was asked for, `code` the folder of the site's own code as messages name it.
   */
  good?: { site: Site; css: string; asOf?: string; code: string };
  /** What is wrong with the content as it stands now, or worth a look. */
  report?: Report;
}

export type Report = ReturnType<typeof reportEntries>;

/** Where the browser asks for the payload when it starts, and the event that brings each new one. */
export const payloadAddress = "/@prelo/site";
export const payloadEvent = "prelo:site";

/** The event by which the browser tells the terminal what it finds of the site's own blocks. */
export const toldEvent = "prelo:told";
