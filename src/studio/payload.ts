import type { reportEntries } from "../check/report.ts";
import type { Site } from "../content/site.ts";

/** What the development server tells the browser after each save. */
export interface Payload {
  /** The last content without mistakes; nothing before there was any. */
  good?: { site: Site; css: string };
  /** What is wrong with the content as it stands now. */
  report?: Report;
}

export type Report = ReturnType<typeof reportEntries>;

/** Where the browser asks for the payload when it starts, and the event that brings each new one. */
export const payloadAddress = "/@prelo/site";
export const payloadEvent = "prelo:site";
