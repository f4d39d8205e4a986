import { useId } from "react";
import type { KeptVersion } from "../../hosts/contract/host-history.ts";
import { type Since, sinceDays } from "./since.ts";
import { pastWords as words } from "./words.pt-br.ts";

interface ChoiceProps {
  since: Since;
  /** The commits, newest first. */
  versions: readonly KeptVersion[];
  onChoose(since: Since): void;
}

/** Select box for the start of the comparison: a commit or a number of days ago. */
export function SinceChoice({ since, versions, onChoose }: ChoiceProps) {
  const id = useId();
  const choose = (chosen: string) => {
    const days = sinceDays.find((each) => String(each) === chosen);
    const next = days ?? versions.find((version) => version.id === chosen);
    if (next !== undefined) onChoose(next);
  };
  const value = typeof since === "object" ? since.id : since;
  return (
    <p className="changes-since">
      <label htmlFor={id}>{words.since}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {versions.length === 0 ? <Days /> : <Both versions={versions} />}
      </select>
    </p>
  );
}

function Both({ versions }: Pick<ChoiceProps, "versions">) {
  const now = new Date();
  return (
    <>
      <optgroup label={words.keptVersions}>
        {versions.map((version, at) => (
          <option key={version.id} value={version.id}>
            {at === 0 ? words.newestVersion(version, now) : words.keptVersion(version, now)}
          </option>
        ))}
      </optgroup>
      <optgroup label={words.inJournal}>
        <Days />
      </optgroup>
    </>
  );
}

function Days() {
  return sinceDays.map((days) => (
    <option key={days} value={days}>
      {words.sinceDays[days]}
    </option>
  ));
}
