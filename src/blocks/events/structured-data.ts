import type { Event } from "../../model/types.ts";
import {
  absoluteUrl,
  firmId,
  type StructuredDataBuilder,
  type StructuredDataContext,
  type Thing,
  toPlainText,
} from "../schema-org.ts";
import { firstEventsByDate } from "./sort-events.ts";

/** Describes each event as https://schema.org/Event. The default location is that of the firm. */
export const describeEvents: StructuredDataBuilder<"events"> = (blocks, offering) => {
  const shown = blocks.flatMap(({ entries, limit }) => firstEventsByDate(entries, limit));
  const known = new Map(shown.map((event) => [event.id, event]));
  return [...known.values()].map((event) => describeEvent(event, offering));
};

function describeEvent(event: Event, { url, currency, place }: StructuredDataContext): Thing {
  const { title, description, date, until, starts, ends, image, price } = event;
  const last = until ?? (ends && (ends < (starts ?? "") ? dayAfter(date) : date));
  return {
    "@type": "Event",
    name: toPlainText(title),
    description: description && toPlainText(description),
    startDate: isoDateTime(date, starts),
    endDate: last && isoDateTime(last, ends),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: event.place ? { "@type": "Place", name: event.place, address: event.place } : place,
    organizer: { "@id": firmId(url) },
    image: image && absoluteUrl(image.src, url),
    offers: price === undefined ? undefined : { "@type": "Offer", price, priceCurrency: currency },
  };
}

/** Returns the day after a date. An event that lasts past midnight ends on that day. */
function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/**
 * Formats a date, and the time if there is one, as ISO 8601. A time without an offset is in the
 * time zone of the event's location: https://schema.org/startDate.
 */
function isoDateTime(date: string, time: string | undefined): string {
  return time ? `${date}T${time}` : date;
}
