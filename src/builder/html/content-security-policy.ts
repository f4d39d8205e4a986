import { createHash } from "node:crypto";

/**
 * The sources that a page may use besides the site's own files. Forms are those of the page. All
 * other sources are those of the whole site, because navigation shows a page in the document of
 * another. All are origins (`https://host`).
 */
export interface CspSources {
  images: string[];
  /** Origins to which form scripts post. */
  connections: string[];
  frames: string[];
  /**
   * The origins of videos and their captions. Contains `'self'` if some page plays a video of the
   * site.
   */
  media: string[];
  /**
   * The origins of third-party scripts. The author of the site's own code is responsible for them.
   */
  scripts: string[];
  /** The targets of forms without JavaScript. `'self'` is the site itself. */
  forms: string[];
}

/** What a page's policy is made from. */
export interface PolicyParts extends CspSources {
  /** The hashes of the style elements of the page, as `hashSource` returns them. */
  styles: string[];
}

/**
 * Returns the Content Security Policy of a page (https://www.w3.org/TR/CSP3/). It allows only the
 * styles and forms of the page, the files of the site, and sources that some page uses. Markup from
 * scripts passes the Trusted Types policy `prelo` (https://www.w3.org/TR/trusted-types/). The
 * client creates it once, and third-party scripts have no access to it.
 *
 * The policy is for a meta element. The server sends the directives that do not work there, such as
 * `frame-ancestors`.
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
 * Returns the policy that a server sends with every file. It allows everything that any of the
 * pages may load, and forbids all framing. It omits Trusted Types, which each page sets itself:
 * browsers display texts and feeds with scripts of their own or of extensions, and Trusted Types
 * would block those.
 */
export function sitePolicy(parts: PolicyParts): string {
  return serializeDirectives([...sourceDirectives(parts), ["frame-ancestors", ["'none'"]]]);
}

/** Merges several policies. The result allows all that any of them allows. */
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

// Memoized, because thousands of pages share a few style sheets.
const hashSourceCache = new Map<string, string>();

/** Returns the source expression that allows one inline text: its SHA-256 hash (CSP3, 2.3.1). */
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
