import type { BlockPropsOf } from "prelo/block";
import { fill, formatDate, Section, Text } from "prelo/block";
import type { TaxSchedule, TaxTablesBlock } from "../types.ts";

type Props = BlockPropsOf<TaxTablesBlock>;
type Settings = Props["site"]["settings"];

/** The tables of a regime with all brackets, their validity and sources. */
export function TaxTables({ block, site, page }: Props) {
  const { settings } = site;
  const { table } = block;
  const date = (text: string) => formatDate(text, settings.language);
  const period = { from: date(table.validFrom), until: date(table.validUntil) };
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <div className="period">
        <p>
          <Text>{fill(block.period, period)}</Text>
        </p>
        {table.outlook && (
          <p>
            <Text>{table.outlook}</Text>
          </p>
        )}
      </div>
      {table.schedules.map((schedule) => (
        <Schedule key={schedule.id} block={block} schedule={schedule} settings={settings} />
      ))}
      <div className="sources note">
        <h3>{block.sources}</h3>
        <ul>
          {table.sources.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface ScheduleProps {
  block: TaxTablesBlock;
  schedule: TaxSchedule;
  settings: Settings;
}

function Schedule({ block, schedule, settings }: ScheduleProps) {
  const { columns } = block;
  const { language } = settings;
  const money = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return (
    <div className="schedule">
      <table className="figures">
        <caption>
          {schedule.name} <span>{schedule.title}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.bracket}</th>
            <th scope="col">{columns.to}</th>
            <th scope="col">{columns.rate}</th>
            <th scope="col">{columns.deduction}</th>
          </tr>
        </thead>
        <tbody>
          {schedule.brackets.map(({ to, rate, deduction }, index) => (
            <tr key={to}>
              <th scope="row">{index + 1}</th>
              <td>{money.format(to)}</td>
              <td>{percent(rate, language)}</td>
              <td>{money.format(deduction)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Formats a rate from content: 7.3 → "7,3%". */
function percent(rate: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  return format.format(rate / 100);
}
