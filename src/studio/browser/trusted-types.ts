/** The part of Trusted Types that the studio uses (W3C, "Trusted Types"). */
interface StudioTrustedTypePolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: {
    createPolicy(name: string, rules: StudioTrustedTypePolicy): StudioTrustedTypePolicy;
  };
};

/**
 * The studio's only policy. The CSP allows just one other, that of ProseMirror, so no other script
 * can turn text into markup.
 */
const policy = trustedTypes?.createPolicy("prelo-studio", {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError("a script of another origin");
  },
});

/**
 * Marks HTML as trusted. Use it only for markup that the studio generated, or that is parsed into
 * an inert document.
 *
 * @returns a `TrustedHTML` where the browser supports it; typed as string
 */
export function markAsTrustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/**
 * Marks the URL of one of the studio's own scripts as trusted.
 *
 * @returns a `TrustedScriptURL` where the browser supports it; typed as string
 * @throws if the script is of another origin
 */
export function markAsTrustedScriptUrl(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
