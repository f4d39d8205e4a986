import type { Delivery, SiteSettings } from "../types.ts";

/** Where a site is put online, as `hosting` of site.yaml names it. */
export type Host = NonNullable<SiteSettings["hosting"]>;

/** Deliveries that only some hosts can run. All others go to somebody else, from wherever the site is. */
const hostsOf: Readonly<Partial<Record<string, readonly Host[]>>> = {
  worker: ["cloudflare", "nginx", "caddy"],
  netlify: ["netlify"],
};

/** Whether forms with a delivery of this kind work on a host. */
export function runsOn(type: string, host: Host): boolean {
  return hostsOf[type]?.includes(host) ?? true;
}

/** The deliveries that work on a host, among all that there are; `demo` delivers nothing. */
export function deliveriesOn(host: Host, types: readonly string[]): string[] {
  return types.filter((type) => type !== ("demo" satisfies Delivery["type"]) && runsOn(type, host));
}
