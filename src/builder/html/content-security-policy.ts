import { createHash } from "node:crypto";

/**
 * What a page may load beyond the site's own files: its own forms, and otherwise what any page of
 * the site uses, because navigation shows pages in each other's documents. All are origins
 * (`https://host`).
 */
export interface CspSources {
  images: string[];
  /** Origins to which form scripts post. */
  connections: string[];
  frames: string[];
  /** Videos and their captions: `'self'` if some page plays one. */
  media: string[];
  /** Third-party scripts, for which the author of the site's own code is responsible. */
  scripts: string[];
  /** Form targets without JavaScript; `'self'` for the site itself. */
  forms: string[];
}

/** Input of a page's policy. */
export interface PolicyParts extends CspSources {
  /** The texts of its style elements, as `hashSource` returns them. */
  styles: string[];
}

/**
 * The Content Security Policy of a page (https://www.w3.org/TR/CSP3/): it allows only its own
 * styles and forms, the site's files, and sources that some page uses. Markup from scripts passes
 * the Trusted Types policy `prelo` (https://www.w3.org/TR/trusted-types/), which the client creates
 * once; third-party scripts have no access to it.
 *
 * It works in a meta element. Directives that do not, such as `frame-ancestors`, are sent by the
 * server.
 */
export function pagePolicy(parts: PolicyParts): string {
  const trusted: Directive[] = [
    ["require-trusted-types-for", ["'script'"]],
    ["trusted-types", ["prelo"]],
  ];
  return serializeDirectives([
    ...sourceDirectives(parts),
    ...(parts.scripts.length > 0 ? [] : trusted),
  ]);
}

type Directive = readonly [name: string, sources: readonly string[]];

function sourceDirectives(parts: PolicyParts): Directive[] {
  const { images, connections, frames, media, scripts, forms, styles } = parts;
  return [
    // `default-src` also covers plug-ins.
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...scripts]],
    ["style-src", ["'self'", ...styles]],
    ["img-src", ["'self'", ...images]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...connections]],
    ["manifest-src", ["'self'"]],
    ["frame-src", frames],
    ["media-src", media],
    ["form-action", forms.length ? forms : ["'none'"]],
    ["base-uri", ["'none'"]],
  ];
}

/**
 * The policy that a server sends with every file: what any page may load, and no framing by other
 * sites. Without Trusted Types, which each page sets itself: browsers show texts and feeds with
 * scripts of their own or of extensions, which it would block.
 */
export function sitePolicy(parts: PolicyParts): string {
  return serializeDirectives([...sourceDirectives(parts), ["frame-ancestors", ["'none'"]]]);
}

/** Merges several policies: the result allows what any of them allows. */
export function joinPolicies(all: readonly PolicyParts[]): PolicyParts {
  const join = (name: keyof PolicyParts) => [...new Set(all.flatMap((each) => each[name]))].sort();
  return {
    images: join("images"),
    connections: join("connections"),
    frames: join("frames"),
    media: join("media"),
    scripts: join("scripts"),
    forms: join("forms"),
    styles: join("styles"),
  };
}

// Memoized: thousands of pages share a few style sheets.
const hashSourceCache = new Map<string, string>();

/** The source expression that allows one inline text: its SHA-256 (CSP3, 2.3.1). */
export function hashSource(text: string): string {
  const source =
    hashSourceCache.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  hashSourceCache.set(text, source);
  return source;
}

function serializeDirectives(directives: readonly Directive[]): string {
  const used = directives.filter(([, sources]) => sources.length > 0);
  return used.map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
