import type { Event } from "../../model/types.ts";
import type { BlockProps, SiteInfo } from "../../ui/block-props.ts";
import { Button } from "../../ui/button.tsx";
import { formatClockRange } from "../../ui/format/clock-range.ts";
import { fill, formatMoney } from "../../ui/format/format-amount.ts";
import { formatClock } from "../../ui/format/format-clock.ts";
import { formatDateRange, formatDayAndMonthParts } from "../../ui/format/format-date.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";
import { firstEventsByDate } from "./sort-events.ts";

/** Events, with the next one first. The build has already removed events that are over. */
export function Events({ block, site, page }: BlockProps<"events">) {
  const { title, lede, entries, limit, none, variant } = block;
  const shown = firstEventsByDate(entries, limit);
  const look = variant === "cards" ? variant : undefined;
  const Shown = look ? EventCard : EventEntry;
  return (
    <Section block={block} className={look} page={page} title={title} lede={lede}>
      {shown.length === 0 ? (
        <p className="lede">
          <Text>{none ?? site.labels.events.none}</Text>
        </p>
      ) : (
        <ol className={look ? "row" : "register"}>
          {shown.map((event) => (
            <Shown key={event.id} event={event} heading={page.first ? "h2" : "h3"} site={site} />
          ))}
        </ol>
      )}
    </Section>
  );
}

interface EventEntryProps {
  event: Event;
  heading: "h2" | "h3";
  site: SiteInfo;
}

function EventEntry({ event, heading, site }: EventEntryProps) {
  const { image } = event;
  return (
    <li>
      <EventTime event={event} site={site} />
      <div className="what">
        <EventDetails event={event} heading={heading} site={site} />
      </div>
      {image && <Picture image={image} sizes="(max-width: 700px) 40vw, 200px" ratio={1.33} small />}
    </li>
  );
}

/**
 * An event on a card. The picture of a calendar leaf repeats the date, so it is hidden from screen
 * readers.
 */
function EventCard({ event, heading, site }: EventEntryProps) {
  const { image, date } = event;
  const [above, below] = formatDayAndMonthParts(date, site.settings.language).map(
    ({ kind, text }) => (kind === "day" ? <b key={kind}>{text}</b> : text),
  );
  return (
    <li>
      {image && <Picture image={image} sizes="(max-width: 700px) 100vw, 420px" ratio={1.5} />}
      <p className="leaf" aria-hidden="true">
        {above} {below}
      </p>
      <div className="what">
        <EventTime event={event} site={site} />
        <EventDetails event={event} heading={heading} site={site} />
      </div>
    </li>
  );
}

/** The details of an event: title, place, price, description and action. */
function EventDetails({ event, heading: Title, site }: EventEntryProps) {
  const { title, description, place, action } = event;
  return (
    <>
      <Title className="name">
        <Text>{title}</Text>
      </Title>
      {(place || event.price !== undefined) && (
        <p className="note">
          {[place, formatEventPrice(event, site)].filter(Boolean).join(" ·\u00a0")}
        </p>
      )}
      {description && (
        <p>
          <Text>{description}</Text>
        </p>
      )}
      {action && <Button action={action} variant="link" suffix={title} />}
    </>
  );
}

function EventTime({
  event: { date, until, starts, ends },
  site,
}: Pick<EventEntryProps, "event" | "site">) {
  const { settings, labels } = site;
  const days = formatDateRange(date, until ?? date, settings.language);
  const times =
    starts && ends
      ? formatEventTimes(starts, ends, site)
      : starts && formatClock(starts, labels.contact);
  return (
    <p className="when">
      <time dateTime={starts ? `${date}T${starts}` : date}>{days}</time>
      {times && <span>{times}</span>}
    </p>
  );
}

function formatEventTimes(from: string, to: string, { settings, labels }: SiteInfo): string {
  const speech = { labels: labels.contact, language: settings.language };
  const [starts, ends] = formatClockRange(from, to, speech);
  return fill(labels.events.times, { starts, ends });
}

function formatEventPrice({ price }: Event, { settings, labels }: SiteInfo): string | undefined {
  if (price === undefined) return undefined;
  if (price === 0) return labels.events.free;
  return formatMoney(price, settings.currency, settings.language);
}
