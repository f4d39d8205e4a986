import { useEffect, useRef, useState } from "react";
import { ChangeLine } from "../past/change-line.tsx";
import type { Compared, SinceDays } from "../past/since.ts";
import { SinceChoice } from "../past/since-choice.tsx";
import { sinceWords } from "../past/since-words.ts";
import { useChanges } from "../past/use-changes.ts";
import type { StudioModel } from "../studio-model.ts";
import { shellWords as words } from "../words.pt-br.ts";

interface ListProps {
  model: StudioModel;
  /** A place is shown: the list is in its way. */
  onLead(): void;
}

/** What visitors will see otherwise than at a moment before, change by change: since the studio was opened, unless another is chosen. */
export function ChangeList({ model, onLead }: ListProps) {
  const [since, setSince] = useState<SinceDays>(0);
  const { compared, said, round, back } = useChanges(model, since);
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be gone with its line.
  useEffect(() => {
    if (round > 0) status.current?.focus();
  }, [round]);
  return (
    <>
      <SinceChoice since={since} onChoose={setSince} />
      <p ref={status} className="changes-said" role="status" tabIndex={-1}>
        {compared ? said : words.comparing}
      </p>
      {compared && <Heading model={model} compared={compared} />}
      <ul className="changes">
        {compared?.changes.map((change, index) => (
          <ChangeLine
            // Two changes may say the same: only their places tell them apart.
            key={index}
            model={model}
            change={change}
            onLead={onLead}
            onBack={() => back(change)}
          />
        ))}
      </ul>
    </>
  );
}

function Heading({ model, compared }: { model: StudioModel; compared: Compared }) {
  return sinceWords(compared, { opened: model.opened, now: new Date() }).map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ));
}
