import { useId } from "react";
import { type SinceDays, sinceDays } from "./since.ts";
import { pastWords as words } from "./words.pt-br.ts";

interface ChoiceProps {
  since: SinceDays;
  onChoose(since: SinceDays): void;
}

/** Since when changes are listed. */
export function SinceChoice({ since, onChoose }: ChoiceProps) {
  const id = useId();
  const choose = (chosen: string) => {
    const days = sinceDays.find((each) => String(each) === chosen);
    if (days !== undefined) onChoose(days);
  };
  return (
    <p className="changes-since">
      <label htmlFor={id}>{words.since}</label>
      <select id={id} value={since} onChange={({ target }) => choose(target.value)}>
        {sinceDays.map((days) => (
          <option key={days} value={days}>
            {words.sinceDays[days]}
          </option>
        ))}
      </select>
    </p>
  );
}
