import type { Delivery } from "../types.ts";

/** The parts of a form's HTML that its service requires. */
interface NativeFormParts {
  /** The name of the honeypot field: only bots fill it in. */
  trap: string;
  /** Hidden fields: their values by name. */
  hidden: Record<string, string>;
  /** Attributes of the form element: their values by name. */
  attributes: Record<string, string>;
}

/** A third-party form service. */
export interface FormService {
  /** The name of the service. The privacy notice lists it as a recipient of data. */
  name: string;
  /**
   * Returns the URL to which a form posts: one of the service, or a path of the site (`/contato`).
   */
  address(delivery: Delivery): string;
  /** Further origins to which the service redirects the browser after a native form post. */
  redirectOrigins?: string[];
  native(delivery: Delivery): NativeFormParts;
}

/**
 * Form services by delivery type. Sources: Formspree, "Building your form"
 * (help.formspree.io); Web3Forms, "API reference" (docs.web3forms.com); Netlify, "Forms setup" and
 * "Spam filters" (docs.netlify.com/forms).
 */
export const formServices: Readonly<Partial<Record<Delivery["type"], FormService>>> = {
  formspree: {
    name: "Formspree",
    address: ({ formId = "" }) => `https://formspree.io/f/${formId}`,
    native: () => ({ trap: "_gotcha", hidden: {}, attributes: {} }),
  },
  web3forms: {
    name: "Web3Forms",
    address: () => "https://api.web3forms.com/submit",
    redirectOrigins: ["https://web3forms.com"],
    native: ({ accessKey = "" }) => ({
      trap: "botcheck",
      hidden: { access_key: accessKey },
      attributes: {},
    }),
  },
  netlify: {
    name: "Netlify",
    // Netlify accepts posts to any page of the site.
    address: ({ address = "/" }) => address,
    native: ({ formName = "" }) => ({
      trap: "bot-field",
      hidden: { "form-name": formName },
      attributes: { name: formName, "data-netlify": "true", "netlify-honeypot": "bot-field" },
    }),
  },
};

/**
 * Adds the URL and the HTML parts that its service needs to a delivery. Returns a delivery without
 * a service unchanged.
 */
export function withServiceFields(delivery: Delivery): Delivery {
  const service = formServices[delivery.type];
  if (!service) return delivery;
  return { ...delivery, address: service.address(delivery), native: service.native(delivery) };
}

/**
 * Returns the origins to which a service redirects after a native post to an address. The CSP
 * directive `form-action` must allow them, because browsers apply it to redirects too.
 */
export function redirectOriginsOf(address: string): string[] {
  const known = Object.values(formServices);
  return known.flatMap((each) =>
    each.redirectOrigins && each.address({ type: "demo" }) === address ? each.redirectOrigins : [],
  );
}
