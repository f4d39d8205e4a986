import { inject } from "vitest";
import type { KnownSite } from "../sites/known-sites.ts";
import { type ServedSite, serveSite } from "../sites/served-site.ts";

/**
 * Serves a site of this repository. The shipped site is already built and served for the whole test
 * run, so its server is reused.
 */
export async function serveSampleSite({ content }: KnownSite): Promise<ServedSite> {
  if (content !== "content") return serveSite(content);
  return { address: inject("address"), dist: inject("dist"), close: async () => {} };
}
