import { amountInWords, showsPricesInWords } from "#lang/model/numbers-and-dates/amounts";
import { isPastEvent } from "../../model/content-schedule.ts";
import { toDialString, whatsappNumber } from "../../model/countries/dialing.ts";
import { downloadPath, fileFormatLabel } from "../../model/download-names.ts";
import { normalizeDelivery } from "../../model/forms/deliveries.ts";
import { withServiceFields } from "../../model/forms/form-services.ts";
import { buildFieldOptions, type PrefillSource, prefillValues } from "../../model/forms/prefill.ts";
import { countWords } from "../../model/markup/extract-body-parts.ts";
import { minutesToRead } from "../../model/reading-time.ts";
import type { ResolveContext as Context, Resolvers } from "../../model/resolvers.ts";
import type {
  Article,
  Delivery,
  Download,
  Event,
  Field,
  FieldRule,
  Image,
  Plan,
  Prefill,
  SiteSettings,
} from "../../model/types.ts";
import { formatMoney } from "../../ui/format/format-amount.ts";
import { formatDate } from "../../ui/format/format-date.ts";
import { closedDayRules } from "../../ui/opening-hours/closed-days.ts";
import { summarizeFirstHours, withHoursText } from "./hours-text.ts";

/** The resolvers of the engine's parts. A resolver adds derived values to a part. */
export const partResolvers: Resolvers = {
  "parts/image.json": (part, context) => resolveImage(part as Image, context),
  "parts/logo.json": (part, context) => resolveImage(part as Image, context),
  "parts/download.json": (part) => resolveDownload(part as Download),
  "parts/field.json": (part, context) => resolveField(part as Field, context),
  "parts/field-rule.json": (part, context) => resolveRule(part as FieldRule, context),
  "parts/prefill.json": (part, context) => resolvePrefill(part as Prefill, context),
  "parts/delivery.json": (part, context) => resolveDelivery(part as Delivery, context),
  "entries/plan.json": (part, context) => addPriceInWords(part as Plan, context),
  "events.json": (list, { today }) => (list as Event[]).filter((each) => !isPastEvent(each, today)),
  "article.json": (part) => addReadingTime(part as Article),
  "site.json": (part, context) => resolveSettings(part as SiteSettings, context),
};

function resolveImage(image: Image, { sizeOf }: Context): Image {
  // The content states the size of a picture on another site.
  if (/^https:/i.test(image.src)) return image;
  const { width, height } = sizeOf(image.src) ?? {};
  return { ...image, ...(width && { width, height }), src: `/media/${image.src}` };
}

/** Returns a download without its size, which only a build knows. */
function resolveDownload({ src }: Download): Download {
  return { src: downloadPath(src), format: fileFormatLabel(src) };
}

function resolveField(field: Field, context: Context): Field {
  if (!field.optionsFrom) return field;
  const entries = entriesOfCollection(field.optionsFrom, context).map((entry) =>
    withDateInTitle(entry, context),
  );
  return { ...field, options: buildFieldOptions(field.options ?? [], entries) };
}

/** Adds the date to the title of an event, since the same event may occur on several days. */
function withDateInTitle(entry: PrefillSource, { settings }: Context): PrefillSource {
  const { date, title } = entry as Partial<Event>;
  if (date === undefined || title === undefined) return entry;
  return { ...entry, title: `${title}, ${formatDate(date, settings.language)}` };
}

/** Adds the values of a rule that depend on the calendar and the firm's hours. */
function resolveRule(rule: FieldRule, { settings, today }: Context): FieldRule {
  if (rule.type === "open-day") return { ...rule, closed: closedDayRules(settings, today) };
  if (rule.type !== "days-ahead") return rule;
  const first = Date.parse(today) + (rule.value ?? 0) * 86_400_000;
  const { timeZone } = settings;
  return { ...rule, timeZone, earliest: new Date(first).toISOString().slice(0, 10) };
}

function resolvePrefill(prefill: Prefill, context: Context): Prefill {
  const { currency, language } = context.settings;
  const entries = prefill.from ? entriesOfCollection(prefill.from, context) : [];
  const money = (amount: number) => formatMoney(amount, currency, language);
  return { ...prefill, values: prefillValues(prefill, entries, money) };
}

/**
 * Sets the firm as the default recipient. The demo never sends: its recipient is for contact links.
 */
function resolveDelivery(delivery: Delivery, { settings: { firm } }: Context): Delivery {
  const { type, address } = delivery;
  if (type === "whatsapp")
    return { ...delivery, address: `+${whatsappNumber(address ?? firm.phone, firm)}` };
  const isLetter = type === "mailto" || type === "demo";
  return isLetter ? { ...delivery, address: address ?? firm.email } : withServiceFields(delivery);
}

/** Adds the price in words, if it is missing and the language is supported. */
function addPriceInWords(plan: Plan, { settings }: Context): Plan {
  const priceInWords =
    plan.priceInWords ?? (showsPricesInWords ? amountInWords(plan.price, settings) : undefined);
  return priceInWords === undefined ? plan : { ...plan, priceInWords };
}

function addReadingTime(article: Article): Article {
  if (article.readingMinutes !== undefined) return article;
  return { ...article, readingMinutes: minutesToRead(countWords(article.body)) };
}

/**
 * Adds the dial strings of the telephone, the wording of the hours if it is missing, and their
 * summary for the footer. The check has made sure that the program can word the hours.
 */
function resolveSettings(settings: SiteSettings, { labels }: Context): SiteSettings {
  const { firm, footer } = settings;
  const hours = withHoursText(firm.hours, { settings, labels });
  const line = footer.hours ?? summarizeFirstHours(hours, settings.language);
  const delivery = normalizeDelivery(settings.delivery) as Delivery | undefined;
  const [dialled, chat] = [toDialString(firm.phone, firm), whatsappNumber(firm.phone, firm)];
  return {
    ...settings,
    ...(delivery && { delivery }),
    firm: { ...firm, dialled, chat, hours },
    footer: { ...footer, hours: line },
  };
}

function entriesOfCollection(collection: string, { collections }: Context): PrefillSource[] {
  return (collections[collection] ?? []) as PrefillSource[];
}
