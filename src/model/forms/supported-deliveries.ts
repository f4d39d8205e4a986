import type { Delivery, SiteSettings } from "../types.ts";

/** A hosting provider: a value of `hosting` in site.yaml. */
export type HostingProvider = NonNullable<SiteSettings["hosting"]>;

/**
 * The hosts that support a delivery. A delivery that is not listed uses a third party and works on
 * any host.
 */
const hostsByDelivery: Readonly<Partial<Record<string, readonly HostingProvider[]>>> = {
  worker: ["cloudflare", "nginx", "caddy"],
  netlify: ["netlify"],
};

/** Whether a host supports a type of delivery. */
export function isDeliverySupportedOn(type: string, host: HostingProvider): boolean {
  return hostsByDelivery[type]?.includes(host) ?? true;
}

/**
 * Returns those of the delivery types that a host supports, without `demo`, which delivers nothing.
 */
export function supportedDeliveries(host: HostingProvider, types: readonly string[]): string[] {
  return types.filter(
    (type) => type !== ("demo" satisfies Delivery["type"]) && isDeliverySupportedOn(type, host),
  );
}
