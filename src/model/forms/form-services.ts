import type { Delivery } from "../types.ts";

/** What a form has in its markup for whoever takes its messages. */
interface NativeParts {
  /** The name of the field that nobody sees: what is written in it comes from a robot. */
  trap: string;
  /** What is posted beside the answers: name of the field → text. */
  hidden: Record<string, string>;
  /** What stands in the form's own tag. */
  attributes: Record<string, string>;
}

/** Somebody else who takes messages of forms, as far as pages are made for it. */
export interface FormService {
  /** What it is called where visitors are told who gets their data. */
  name: string;
  /** Where its forms post to: an address of its own, or of the site's (`/contato`). */
  address(delivery: Delivery): string;
  /** The origins to which it leads a browser that posted by itself, besides that of its address. */
  redirectOrigins?: string[];
  native(delivery: Delivery): NativeParts;
}

/**
 * The services by the kind of delivery that names them. Sources: Formspree, "Building your form"
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
    // It takes what is posted to any page of the site.
    address: ({ address = "/" }) => address,
    native: ({ formName = "" }) => ({
      trap: "bot-field",
      hidden: { "form-name": formName },
      attributes: { name: formName, "data-netlify": "true", "netlify-honeypot": "bot-field" },
    }),
  },
};

/** A delivery with all that its service demands of a page; one without a service as it is. */
export function withServiceFields(delivery: Delivery): Delivery {
  const service = formServices[delivery.type];
  if (!service) return delivery;
  return { ...delivery, address: service.address(delivery), native: service.native(delivery) };
}

/** Where browsers are led that posted a form to an address by themselves: browsers hold redirects to `form-action`, too. */
export function redirectOriginsOf(address: string): string[] {
  const known = Object.values(formServices);
  return known.flatMap((each) =>
    each.redirectOrigins && each.address({ type: "demo" }) === address ? each.redirectOrigins : [],
  );
}
