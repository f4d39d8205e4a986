import type { Delivery, SiteSettings } from "../types.ts";

/** Where a site is put online, as `hosting` of site.yaml names it. */
export type HostingProvider = NonNullable<SiteSettings["hosting"]>;

/** Deliveries that only some hosts can run. All others go to somebody else, from wherever the site is. */
const hostsByDelivery: Readonly<Partial<Record<string, readonly HostingProvider[]>>> = {
  worker: ["cloudflare", "nginx", "caddy"],
  netlify: ["netlify"],
};

/** Whether forms with a delivery of this kind work on a host. */
export function isSupportedOn(type: string, host: HostingProvider): boolean {
  return hostsByDelivery[type]?.includes(host) ?? true;
}

/** The deliveries that work on a host, among all that there are; `demo` delivers nothing. */
export function supportedDeliveries(host: HostingProvider, types: readonly string[]): string[] {
  return types.filter(
    (type) => type !== ("demo" satisfies Delivery["type"]) && isSupportedOn(type, host),
  );
}
