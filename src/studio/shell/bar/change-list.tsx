import { useEffect, useState } from "react";
import type { ToldChange } from "../../../changes/describe.ts";
import { showPlace } from "../panel/lead-to.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";

interface ListProps {
  model: StudioModel;
  /** A place is shown: the list is in its way. */
  onLead(): void;
}

/** What visitors will see otherwise than when the studio was opened, change by change. */
export function ChangeList({ model, onLead }: ListProps) {
  const [changes, setChanges] = useState<readonly ToldChange[]>();
  useEffect(() => void model.changes().then(setChanges), [model]);
  if (!changes) return <p role="status">{words.comparing}</p>;
  const since = words.moment(model.opened, new Date());
  if (changes.length === 0) return <p>{words.noChanges({ since })}</p>;
  return (
    <>
      <p>{words.changedSince({ since })}</p>
      <ul className="changes">
        {changes.map((change, index) => (
          // Two changes may say the same: only their places tell them apart.
          <ChangeLine key={index} model={model} change={change} onLead={onLead} />
        ))}
      </ul>
    </>
  );
}

function ChangeLine({ model, change, onLead }: ListProps & { change: ToldChange }) {
  const { overview } = useStudio(model);
  const { subject, instead, routes, everywhere, file, path } = change;
  const titles = routes?.map(
    (route) => overview.routes.find((each) => each.route === route)?.title ?? route,
  );
  return (
    <li>
      {path === undefined ? (
        <strong>{subject}</strong>
      ) : (
        <button
          type="button"
          className="changes-place"
          onClick={() => {
            onLead();
            void showPlace(model, file, path);
          }}
        >
          {subject}
        </button>
      )}
      {instead ? (
        <p>
          {instead.field && `${instead.field}: `}
          <span className="visually-hidden">{words.before} </span>
          {instead.before ? <del>{instead.before}</del> : <em>{words.nothing}</em>}{" "}
          <span className="visually-hidden">{words.now} </span>
          {instead.after ? <ins>{instead.after}</ins> : <em>{words.nothing}</em>}
        </p>
      ) : (
        <p>{change.words}</p>
      )}
      <small>{everywhere ? words.everywhere : words.seenIn(titles)}</small>
    </li>
  );
}
