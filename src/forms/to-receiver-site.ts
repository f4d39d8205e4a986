import { getBlockTraits } from "../blocks/traits.ts";
import { defaultRetentionMonths } from "../model/countries/country-defaults.ts";
import { formsPath } from "../model/forms/deliveries.ts";
import { inlineText, parseInline } from "../model/markup/inline.ts";
import type { Site } from "../model/site.ts";
import type { Block, Delivery, Page } from "../model/types.ts";
import type { ParsedField } from "../ui/form/parsed-field.ts";
import type { ReceiverField, ReceiverForm, ReceiverSite } from "./receiver-site.ts";

/** The name of the honeypot field in forms. */
const honeypotField = "_gotcha";

/** A block with a form whose messages the site receives itself. */
type ReceiverFormBlock = Block & {
  delivery: Delivery;
  title?: string;
  success?: string;
  fields?: readonly ParsedField[];
};

/**
 * Collects the data for a receiver: settings of the site, and its forms with delivery `worker`. The
 * key of a form is the end of the address to which it posts.
 *
 * @param address the published site, with its base path: "https://host.example/aurora"
 */
export function toReceiverSite(site: Site, address = site.settings.url): ReceiverSite {
  const { settings } = site;
  const { firm, language, timeZone } = settings;
  const { origin, pathname } = new URL(address);
  return {
    ...{ name: firm.name, language, timeZone },
    ...{ origin, base: pathname.replace(/\/+$/, "") },
    ...{
      recipient: firm.email,
      months: firm.keepMessages ?? defaultRetentionMonths,
      trap: honeypotField,
    },
    words: site.labels.received,
    forms: Object.fromEntries(site.pages.flatMap((page) => receiverFormsOfPage(page, site))),
  };
}

function receiverFormsOfPage({ blocks, route }: Page, site: Site): [string, ReceiverForm][] {
  return blocks.filter(isReceiverForm).map((block) => {
    const { delivery, title = "", success = "" } = block;
    const form: ReceiverForm = {
      title: inlineText(parseInline(title)),
      fields: toReceiverFields(block, site),
      ...{ success, page: route },
      ...(site.settings.firm.confirmMessages && { receipt: true }),
      ...(delivery.turnstile && { turnstile: delivery.turnstile }),
    };
    return [(delivery.address ?? "").slice(formsPath.length), form];
  });
}

function isReceiverForm(block: Block): block is ReceiverFormBlock {
  const { delivery } = block as Partial<ReceiverFormBlock>;
  return delivery?.type === "worker" && Boolean(delivery.address?.startsWith(formsPath));
}

/** Reduces the fields of a form to the properties that a receiver needs. */
function toReceiverFields(block: ReceiverFormBlock, { labels }: Site): ReceiverField[] {
  const asked = getBlockTraits(block).formFields?.(block, labels.form) ?? block.fields ?? [];
  return asked.map(({ name, type, label, rules, options }) => ({
    ...{ name, type, label },
    ...(rules && { rules: rules.map((rule) => ({ ...rule })) }),
    ...(options && {
      options: options.map(({ value, label: words }) => ({ value, label: words })),
    }),
  }));
}
