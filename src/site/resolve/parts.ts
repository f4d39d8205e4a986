import { withCountry } from "../../content/dialing.ts";
import { addressOfDownload, formatOf } from "../../content/download-names.ts";
import { amountInWords } from "../../content/in-words/amounts.pt-br.ts";
import { hoursInWords } from "../../content/in-words/hours.pt-br.ts";
import { countWords } from "../../content/markup/outline.ts";
import { choicesOf, type Listed, prefillValues } from "../../content/prefill.ts";
import { minutesToRead } from "../../content/reading-time.ts";
import type { ResolveContext as Context, Resolvers } from "../../content/resolvers.ts";
import type {
  Article,
  Delivery,
  Download,
  Field,
  Image,
  Plan,
  Prefill,
  SiteSettings,
} from "../../content/types.ts";
import { formatMoney } from "../../ui/format/format-amount.ts";

/** What the parts of the engine have beyond what was written. */
export const partResolvers: Resolvers = {
  "parts/image.json": (part, context) => resolveImage(part as Image, context),
  "parts/download.json": (part) => resolveDownload(part as Download),
  "parts/field.json": (part, context) => resolveField(part as Field, context),
  "parts/prefill.json": (part, context) => resolvePrefill(part as Prefill, context),
  "parts/delivery.json": (part, context) => resolveDelivery(part as Delivery, context),
  "entries/plan.json": (part, context) => resolvePlan(part as Plan, context),
  "article.json": (part) => resolveArticle(part as Article),
  "site.json": (part) => resolveSettings(part as SiteSettings),
};

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
  const money = (amount: number) => formatMoney(amount, currency, language);
  return { ...prefill, values: prefillValues(prefill, entries, money) };
}

/** What nobody wrote down goes to the firm. The demo never sends; links to write stand beside it. */
function resolveDelivery(delivery: Delivery, { settings: { firm } }: Context): Delivery {
  const { type, address } = delivery;
  if (type === "http") return delivery;
  if (type !== "whatsapp") return { ...delivery, address: address ?? firm.email };
  return { ...delivery, address: withCountry(address ?? firm.phone, firm.countryCode) };
}

/** The price in words, where nobody wrote them and the program can. */
function resolvePlan(plan: Plan, { settings }: Context): Plan {
  const priceInWords = plan.priceInWords ?? amountInWords(plan.price, settings);
  return priceInWords === undefined ? plan : { ...plan, priceInWords };
}

function resolveArticle(article: Article): Article {
  if (article.readingMinutes !== undefined) return article;
  return { ...article, readingMinutes: minutesToRead(countWords(article.body)) };
}

/** The hours in words, where nobody wrote them; the check has seen to it that the program can. */
function resolveSettings(settings: SiteSettings): SiteSettings {
  const { firm, footer } = settings;
  const hours = firm.hours.map((each) => ({
    ...each,
    value: each.value ?? hoursInWords(each, settings) ?? "",
  }));
  const [first] = hours;
  const line = footer.hours ?? (first ? `${first.label}, ${first.value}` : "");
  return { ...settings, firm: { ...firm, hours }, footer: { ...footer, hours: line } };
}

function listed(collection: string, { collections }: Context): Listed[] {
  return (collections[collection] ?? []) as Listed[];
}
