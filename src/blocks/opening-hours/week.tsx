import type { SiteInfo } from "../../ui/block-props.ts";
import { FirmHours } from "../../ui/opening-hours/firm-hours.tsx";
import { formatOpeningTimes } from "../../ui/opening-hours/format-opening-times.ts";
import type { WeekdayHours, WeeklyHours } from "./weekly-hours.ts";

/** The seven days side by side with their hours. Below them are the hours that belong to no day. */
export function Week({ week, others, site }: WeeklyHours & { site: SiteInfo }) {
  return (
    <>
      <dl className="days">
        {week.map((day) => (
          <Day key={day.name} day={day} site={site} />
        ))}
      </dl>
      {others.length > 0 && <FirmHours hours={[...others]} />}
    </>
  );
}

function Day({ day: { name, hours }, site }: { day: WeekdayHours; site: SiteInfo }) {
  const told = hours.map((each) =>
    each.opens ? formatOpeningTimes(each, site) : (each.value ?? ""),
  );
  return (
    <div className={hours.some(({ opens }) => opens) ? undefined : "shut"}>
      {/* Shorten the name to save room: "segunda-feira" becomes "segunda". */}
      <dt>{name.split("-")[0]}</dt>
      {(told.length > 0 ? told : [formatOpeningTimes({}, site)]).map((each, index) => (
        // The hours never change their order, so their index is their key.
        <dd key={index}>{each}</dd>
      ))}
    </div>
  );
}
