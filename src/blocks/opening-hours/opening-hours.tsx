import type { BlockOf } from "../../content/types.ts";
import type { BlockProps, SiteInfo } from "../../ui/block-props.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { formatClock } from "../../ui/format/format-clock.ts";
import { formatDates } from "../../ui/format/format-date.ts";
import { Hours, OpeningStatus } from "../../ui/opening/firm-hours.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** When the firm is open: its week, whether it is open now, and the special days that come. */
export function OpeningHours({ block, site, page }: BlockProps<"opening-hours">) {
  const { title, lede, note, comingDays } = block;
  const Title = page.first ? "h2" : "h3";
  return (
    <Section block={block} page={page} title={title} lede={lede}>
      <div className={comingDays.length > 0 ? "week" : "week alone"}>
        <Hours hours={site.settings.firm.hours} />
        <OpeningStatus site={site} />
        {note && (
          <p className="note">
            <Text>{note}</Text>
          </p>
        )}
      </div>
      {comingDays.length > 0 && (
        <div className="coming">
          <Title className="name">{site.labels.openingHours.coming}</Title>
          <ul>
            {comingDays.map((day) => (
              <li key={`${day.from} ${day.label}`}>
                <span>
                  {day.label}{" "}
                  <small>{formatDates(day.from, day.until, site.settings.language)}</small>
                </span>{" "}
                <span>{timesInWords(day, site)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

type Day = BlockOf<"opening-hours">["comingDays"][number];

function timesInWords({ opens, closes }: Day, { labels }: SiteInfo): string {
  if (!opens || !closes) return labels.openingHours.closed;
  const [first, last] = [opens, closes].map((time) => formatClock(time, labels.contact));
  return fill(labels.openingHours.times, { opens: `${first}`, closes: `${last}` });
}
