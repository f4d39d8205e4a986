import { getBlockTraits, listFrameUrls } from "../../blocks/traits.ts";
import type { Route } from "../../layout/routes.ts";
import { redirectOriginsOf } from "../../model/forms/form-services.ts";
import type { Site } from "../../model/site.ts";
import { collectImages } from "../assets/replace-images.ts";
import type { CspSources } from "../html/content-security-policy.ts";

/**
 * The origin of Turnstile's script and frame
 * (https://developers.cloudflare.com/turnstile/reference/content-security-policy/).
 */
const turnstileOrigin = "https://challenges.cloudflare.com";

/** The sources that are the same for all pages of the site. */
type SiteCspSources = Omit<CspSources, "forms">;

/**
 * Collects the origins that the pages of a site use besides the site itself. Client-side navigation
 * shows a page in the document of another page, so each document allows the origins of all pages.
 */
export function collectSiteCspSources(
  site: Omit<Site, "media">,
  views: readonly Route[],
): SiteCspSources {
  const blocks = views.flatMap(({ content }) => (content.kind === "blocks" ? content.blocks : []));
  const deliveries = blocks.flatMap(({ block }) => ("delivery" in block ? [block.delivery] : []));
  const guards = deliveries.some(({ turnstile }) => turnstile) ? [turnstileOrigin] : [];
  const frames = blocks.flatMap(({ block }) => listFrameUrls(block)).flatMap(originsOfAddress);
  return {
    images: sortedUnique(collectImages(site).flatMap(({ src }) => originsOfAddress(src))),
    connections: sortedUnique(deliveries.flatMap(connectionOrigins)),
    frames: sortedUnique([...frames, ...guards]),
    media: blocks.some(({ block }) => getBlockTraits(block).media?.(block)) ? ["'self'"] : [],
    scripts: guards,
  };
}

/**
 * Returns the targets of the forms of a page without JavaScript: `'self'`, or the origin of another
 * site (HTTPS) and the origins to which it redirects. A form without an address has no target.
 *
 * @param markup markup as React renders it, with attribute values in double quotes
 * @throws Error naming the address of a form that browsers treat as insecure
 */
export function formTargetSources(markup: string): string[] {
  const actions = [...markup.matchAll(/<form\s[^>]*?\baction="([^"]*)"/g)];
  return sortedUnique(
    actions.flatMap(([, action = ""]) => [formTargetSource(action), ...redirectOriginsOf(action)]),
  );
}

/**
 * Checks the markup of a page against its policy.
 *
 * @throws Error naming what the browser would block; it means that a component loads something that
 *   it does not declare
 */
export function checkMarkupAgainstCsp(
  route: string,
  markup: string,
  { images, frames }: SiteCspSources,
): void {
  const pictures = markup.match(/<(?:img|source)\s[^>]*>/g)?.join("") ?? "";
  const used = [
    ...findOrigins(pictures, /\s(?:src|srcset)="([^"]*)"/gi),
    ...findOrigins(markup, /\sdata-frame="([^"]*)"/g),
  ];
  const stray = used.find((origin) => !images.includes(origin) && !frames.includes(origin));
  if (stray) throw new Error(`The page ${route} uses ${stray}, which its policy does not allow.`);
}

function findOrigins(markup: string, pattern: RegExp): string[] {
  const values = [...markup.matchAll(pattern)].map(([, value = ""]) => value);
  return values
    .flatMap((value) => value.match(/https:\/\/[^\s,"]+/g) ?? [])
    .flatMap(originsOfAddress);
}

function originsOfAddress(address: string): string[] {
  return address.startsWith("https:") ? [new URL(address).origin] : [];
}

function formTargetSource(action: string): string {
  if (!URL.canParse(action)) return "'self'";
  const { protocol, origin } = new URL(action);
  if (protocol !== "https:") throw new Error(`A form would go to ${action}, which is not safe.`);
  return origin;
}

/**
 * Returns the origin to which a delivery method connects. Only methods over HTTPS have such an
 * address.
 */
function connectionOrigins({ address = "" }: { address?: string }): string[] {
  return originsOfAddress(address);
}

function sortedUnique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
