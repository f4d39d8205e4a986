import type { BlockProps } from "../../ui/block-props.ts";
import { formatDateRange } from "../../ui/format/format-date.ts";
import { FirmHours, OpeningStatus } from "../../ui/opening-hours/firm-hours.tsx";
import { formatOpeningTimes } from "../../ui/opening-hours/format-opening-times.ts";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Week } from "./week.tsx";
import { toWeeklyHours } from "./weekly-hours.ts";

/** The opening hours: the week, whether the firm is open now, and the next special days. */
export function OpeningHours({ block, site, page }: BlockProps<"opening-hours">) {
  const { title, lede, note, comingDays, variant } = block;
  const Title = page.first ? "h2" : "h3";
  const { hours } = site.settings.firm;
  const days = variant === "week" ? toWeeklyHours(site.settings) : undefined;
  return (
    <Section block={block} className={days && "by-day"} page={page} title={title} lede={lede}>
      <div className={comingDays.length > 0 ? "week" : "week alone"}>
        {days ? <Week {...days} site={site} /> : <FirmHours hours={hours} />}
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
                  <small>{formatDateRange(day.from, day.until, site.settings.language)}</small>
                </span>{" "}
                <span>{formatOpeningTimes(day, site)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
