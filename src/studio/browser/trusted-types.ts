/** As far as the studio uses them (W3C, "Trusted Types"). */
interface Rules {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
};

/** The one policy of the studio's pages: their headers know no other, so no other script turns a text into markup. */
const policy = trustedTypes?.createPolicy("prelo-studio", {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError("a script of another origin");
  },
});

/**
 * Markup that the studio made, or takes apart where it is not alive.
 *
 * @returns what may become markup; only its type says that it is a string
 */
export function trustedMarkup(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/**
 * The address of a script of the studio's own.
 *
 * @returns what may become a script; only its type says that it is a string
 * @throws where it lies at another origin
 */
export function trustedScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
