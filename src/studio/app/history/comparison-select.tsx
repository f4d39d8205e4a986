import { useId } from "react";
import { historyStrings as strings } from "#lang/studio/app/history/strings";
import type { CommitInfo } from "../../backend-contract/history.ts";
import { type ComparisonStart, comparisonDays } from "./compare-with-earlier-state.ts";

interface ComparisonSelectProps {
  since: ComparisonStart;
  /** The commits, newest first. */
  versions: readonly CommitInfo[];
  onChoose(since: ComparisonStart): void;
}

/** Shows the select box for the start of the comparison: a commit or a number of days ago. */
export function ComparisonSelect({ since, versions, onChoose }: ComparisonSelectProps) {
  const id = useId();
  const choose = (chosen: string) => {
    const days = comparisonDays.find((each) => String(each) === chosen);
    const next = days ?? versions.find((version) => version.id === chosen);
    if (next !== undefined) onChoose(next);
  };
  const value = typeof since === "object" ? since.id : since;
  return (
    <p className="changes-since">
      <label htmlFor={id}>{strings.since}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {versions.length === 0 ? <DayOptions /> : <CommitAndDayOptions versions={versions} />}
      </select>
    </p>
  );
}

function CommitAndDayOptions({ versions }: Pick<ComparisonSelectProps, "versions">) {
  const now = new Date();
  return (
    <>
      <optgroup label={strings.keptVersions}>
        {versions.map((version, at) => (
          <option key={version.id} value={version.id}>
            {at === 0 ? strings.newestVersion(version, now) : strings.keptVersion(version, now)}
          </option>
        ))}
      </optgroup>
      <optgroup label={strings.inJournal}>
        <DayOptions />
      </optgroup>
    </>
  );
}

function DayOptions() {
  return comparisonDays.map((days) => (
    <option key={days} value={days}>
      {strings.sinceDays[days]}
    </option>
  ));
}
