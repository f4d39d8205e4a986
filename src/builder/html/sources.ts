import { framesOf, traitsOf } from "../../blocks/traits.ts";
import type { View } from "../../layout/views.ts";
import { landingsOf } from "../../model/forms/form-services.ts";
import type { Site } from "../../model/site.ts";
import { collectImages } from "../assets/paint-images.ts";
import type { Sources } from "./policy.ts";

/** Where Turnstile has its script and its frame (https://developers.cloudflare.com/turnstile/reference/content-security-policy/). */
const guardOrigin = "https://challenges.cloudflare.com";

/** The sources that belong to the site as a whole. */
type SiteSources = Omit<Sources, "forms">;

/**
 * What the pages of a site use beyond its own files. A page that was reached by a link is shown in
 * the document of another one, so each document allows what any page may come to need.
 */
export function siteSources(site: Omit<Site, "media">, views: readonly View[]): SiteSources {
  const blocks = views.flatMap(({ content }) => (content.kind === "blocks" ? content.blocks : []));
  const deliveries = blocks.flatMap(({ block }) => ("delivery" in block ? [block.delivery] : []));
  const guards = deliveries.some(({ turnstile }) => turnstile) ? [guardOrigin] : [];
  const frames = blocks.flatMap(({ block }) => framesOf(block)).flatMap(originOf);
  return {
    images: unique(collectImages(site).flatMap(({ src }) => originOf(src))),
    connections: unique(deliveries.flatMap(connectionOf)),
    frames: unique([...frames, ...guards]),
    media: blocks.some(({ block }) => traitsOf(block).media?.(block)) ? ["'self'"] : [],
    scripts: guards,
  };
}

/**
 * Where the forms of a page go while no script runs, read from its markup: their own site, or
 * another one over https. A form without an address goes nowhere.
 *
 * @param markup what React wrote: attributes stand between double quotes
 * @throws Error naming the address of a form that browsers would call insecure
 */
export function formSources(markup: string): string[] {
  const actions = [...markup.matchAll(/<form\s[^>]*?\baction="([^"]*)"/g)];
  return unique(actions.flatMap(([, action = ""]) => [formSource(action), ...landingsOf(action)]));
}

/**
 * Compares a page's markup with what its policy allows.
 *
 * @throws Error naming what the browser would refuse: a block of ours that does not tell what it uses
 */
export function checkSources(route: string, markup: string, { images, frames }: SiteSources): void {
  const pictures = markup.match(/<(?:img|source)\s[^>]*>/g)?.join("") ?? "";
  const used = [
    ...originsIn(pictures, /\s(?:src|srcset)="([^"]*)"/gi),
    ...originsIn(markup, /\sdata-frame="([^"]*)"/g),
  ];
  const stray = used.find((origin) => !images.includes(origin) && !frames.includes(origin));
  if (stray) throw new Error(`The page ${route} uses ${stray}, which its policy does not allow.`);
}

function originsIn(markup: string, pattern: RegExp): string[] {
  const values = [...markup.matchAll(pattern)].map(([, value = ""]) => value);
  return values.flatMap((value) => value.match(/https:\/\/[^\s,"]+/g) ?? []).flatMap(originOf);
}

function originOf(address: string): string[] {
  return address.startsWith("https:") ? [new URL(address).origin] : [];
}

function formSource(action: string): string {
  if (!URL.canParse(action)) return "'self'";
  const { protocol, origin } = new URL(action);
  if (protocol !== "https:") throw new Error(`A form would go to ${action}, which is not safe.`);
  return origin;
}

/** Only who takes messages over https has an address of that kind. */
function connectionOf({ address = "" }: { address?: string }): string[] {
  return originOf(address);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
