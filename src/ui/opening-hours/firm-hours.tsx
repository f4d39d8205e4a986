import type { SiteInfo } from "../block-props.ts";
import type { OpeningData, OpeningLabels } from "./opening-status.ts";
import { toSchedule, weekdayNames } from "./schedule.ts";

/** Renders the firm's hours, one line for each entry. */
export function FirmHours({ hours }: Pick<SiteInfo["settings"]["firm"], "hours">) {
  return (
    <ul>
      {hours.map(({ label, value }) => (
        <li key={label}>
          <span>{label}</span> <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders the line that says whether the firm is open now; empty until the script knows the time.
 */
export function OpeningStatus({ site: { settings, labels } }: { site: SiteInfo }) {
  const schedule = toSchedule(settings);
  if (!schedule) return null;
  const data: OpeningData = {
    schedule,
    labels: pickOpeningLabels(labels.contact),
    weekdays: weekdayNames(settings.language),
  };
  return <p className="note" data-behaviour="opening" data-opening={JSON.stringify(data)} />;
}

function pickOpeningLabels(labels: OpeningLabels): OpeningLabels {
  const { openUntil, openAlways, opensToday, opensTomorrow, opensOn, closed } = labels;
  const { hour, hourAndMinutes } = labels;
  return {
    openUntil,
    openAlways,
    opensToday,
    opensTomorrow,
    opensOn,
    closed,
    hour,
    hourAndMinutes,
  };
}
