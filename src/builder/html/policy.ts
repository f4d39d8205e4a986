import { createHash } from "node:crypto";

/**
 * What a page may use beyond the site's own files: its own forms, and of the rest what any page of
 * the site uses, for pages are shown in each other's documents. All are origins (`https://host`).
 */
export interface Sources {
  images: string[];
  /** To which the scripts of forms send. */
  connections: string[];
  frames: string[];
  /** Videos and their captions: `'self'` where some page plays one. */
  media: string[];
  /** Of others; whoever brings one answers for it. */
  scripts: string[];
  /** To which its forms send while no script runs; `'self'` for the site itself. */
  forms: string[];
}

/** What is known of a page when its policy is written. */
export interface PolicyParts extends Sources {
  /** The texts of its style elements as `hashSource` names them. */
  styles: string[];
}

/**
 * The Content Security Policy of a page (https://www.w3.org/TR/CSP3/): nothing is allowed but its
 * own styles and forms, the site's files, and what some page of the site uses. Markup from scripts goes through the policy `prelo` of Trusted Types
 * (https://www.w3.org/TR/trusted-types/), which the client makes once; a script of somebody else knows nothing of it.
 *
 * It can stand in a meta element: `frame-ancestors` and the like, which cannot, belong to the server.
 */
export function pagePolicy(parts: PolicyParts): string {
  const trusted: Directive[] = [
    ["require-trusted-types-for", ["'script'"]],
    ["trusted-types", ["prelo"]],
  ];
  return toText([...allowed(parts), ...(parts.scripts.length > 0 ? [] : trusted)]);
}

type Directive = readonly [name: string, sources: readonly string[]];

function allowed(parts: PolicyParts): Directive[] {
  const { images, connections, frames, media, scripts, forms, styles } = parts;
  return [
    // Plug-ins are among what nothing else names.
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
 * The policy that a server sends with every file: what any page may, and that no other site frames
 * it. Trusted Types stay each page's own: a text or feed that someone opens in the browser holds no
 * script of ours, and whoever shows or reads it there would be stopped.
 */
export function sitePolicy(parts: PolicyParts): string {
  return toText([...allowed(parts), ["frame-ancestors", ["'none'"]]]);
}

/** What any of several pages may. */
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

// Thousands of pages share a few style sheets.
const known = new Map<string, string>();

/** The source expression that allows one inline text: its SHA-256 (CSP3, 2.3.1). */
export function hashSource(text: string): string {
  const source =
    known.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  known.set(text, source);
  return source;
}

function toText(directives: readonly Directive[]): string {
  const used = directives.filter(([, sources]) => sources.length > 0);
  return used.map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
