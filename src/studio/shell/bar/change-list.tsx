import { useEffect, useRef } from "react";
import { ChangeLine } from "../past/change-line.tsx";
import { useChanges } from "../past/use-changes.ts";
import type { StudioModel } from "../studio-model.ts";
import { shellWords as words } from "../words.pt-br.ts";

interface ListProps {
  model: StudioModel;
  /** A place is shown: the list is in its way. */
  onLead(): void;
}

/** What visitors will see otherwise than when the studio was opened, change by change. */
export function ChangeList({ model, onLead }: ListProps) {
  const { changes, said, round, back } = useChanges(model);
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be gone with its line.
  useEffect(() => {
    if (round > 0) status.current?.focus();
  }, [round]);
  if (!changes) return <p role="status">{words.comparing}</p>;
  const since = words.moment(model.opened, new Date());
  return (
    <>
      <p ref={status} className="changes-said" role="status" tabIndex={-1}>
        {said}
      </p>
      <p>{changes.length === 0 ? words.noChanges({ since }) : words.changedSince({ since })}</p>
      <ul className="changes">
        {changes.map((change, index) => (
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
