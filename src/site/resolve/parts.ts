import { addressOfDownload, formatOf } from "../../content/download-names.ts";
import type { ImageSize } from "../../content/image-size.ts";
import { withCountry } from "../../content/phone.ts";
import { choicesOf, type Listed, prefillValues } from "../../content/prefill.ts";
import { withTableRows } from "../../content/sheets/table-rows.ts";
import type {
  Delivery,
  Download,
  Field,
  Image,
  Prefill,
  Sheet,
  SiteSettings,
} from "../../content/types.ts";

export type Collections = Record<string, readonly unknown[]>;

/** What parts of content are resolved with. */
export interface Context {
  settings: SiteSettings;
  collections: Collections;
  sizeOf(name: string): ImageSize | undefined;
}

/** A part of content, with all that its schema promises beyond what was written. */
export function resolvePart(
  schemaId: string | undefined,
  part: unknown,
  context: Context,
): unknown {
  switch (schemaId) {
    case "parts/image.json":
      return resolveImage(part as Image, context);
    case "parts/download.json":
      return resolveDownload(part as Download);
    case "parts/sheet.json":
      return withTableRows(part as Sheet, (part as Sheet).table);
    case "parts/field.json":
      return resolveField(part as Field, context);
    case "parts/prefill.json":
      return resolvePrefill(part as Prefill, context);
    case "parts/delivery.json":
      return resolveDelivery(part as Delivery, context);
    default:
      return part;
  }
}

function resolveImage(image: Image, { sizeOf }: Context): Image {
  // A picture of another site brings its size with it.
  if (/^https:/i.test(image.src)) return image;
  return { ...image, ...sizeOf(image.src), src: `/media/${image.src}` };
}

/** The size comes with the file, which only a build makes. */
function resolveDownload({ src }: Download): Download {
  return { src: addressOfDownload(src), format: formatOf(src) };
}

function resolveField(field: Field, context: Context): Field {
  if (!field.optionsFrom) return field;
  return { ...field, options: choicesOf(field.options ?? [], listed(field.optionsFrom, context)) };
}

function resolvePrefill(prefill: Prefill, context: Context): Prefill {
  const { currency, language } = context.settings;
  const entries = prefill.from ? listed(prefill.from, context) : [];
  const money = (amount: number) =>
    new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount);
  return { ...prefill, values: prefillValues(prefill, entries, money) };
}

/** What nobody wrote down goes to the firm. The demo never sends; links to write stand beside it. */
function resolveDelivery(delivery: Delivery, { settings: { firm } }: Context): Delivery {
  const { type, address } = delivery;
  if (type === "http") return delivery;
  if (type !== "whatsapp") return { ...delivery, address: address ?? firm.email };
  return { ...delivery, address: withCountry(address ?? firm.phone, firm.countryCode) };
}

function listed(collection: string, { collections }: Context): Listed[] {
  return (collections[collection] ?? []) as Listed[];
}
