import { useState } from "react";
import { showPlace } from "../panel/lead-to.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords } from "../words.pt-br.ts";
import { Instead } from "./instead.tsx";
import type { ShownChange } from "./shown-change.ts";
import { pastWords as words } from "./words.pt-br.ts";

interface LineProps {
  model: StudioModel;
  change: ShownChange;
  /** Its place is shown: the list is in its way. */
  onLead(): void;
  onBack(): void;
}

/** One thing that has changed: where, from what to what, and the way back. */
export function ChangeLine({ model, change, onLead, onBack }: LineProps) {
  const { overview, told } = useStudio(model);
  // The list that is made anew has other lines, also in this one's place.
  const [going, setGoing] = useState<ShownChange>();
  const isGoing = going === change;
  const { routes, everywhere, isBare } = change;
  const titles = routes?.map(
    (route) => overview.routes.find((each) => each.route === route)?.title ?? route,
  );
  // The page that it stands under needs no second mention.
  const own = overview.routes.find((each) => each.file === change.file)?.route;
  const isHere = routes?.length === 1 && routes[0] === own && !everywhere;
  // Pictures of then may be gone: where it was seen is not known, and nothing is to be put right for that.
  const isUnknown = !routes && !everywhere && !told.some(({ severity }) => severity === "error");
  return (
    <li data-going={isGoing}>
      <Place model={model} change={change} onLead={onLead} />
      <What change={change} />
      {!isBare && !isHere && !isUnknown && (
        <small>{everywhere ? shellWords.everywhere : shellWords.seenIn(titles)}</small>
      )}
      {change.back && (
        <Back
          change={change}
          isOff={isGoing}
          onBack={() => {
            setGoing(change);
            onBack();
          }}
        />
      )}
    </li>
  );
}

function Place({ model, change, onLead }: Omit<LineProps, "onBack">) {
  const { group, place, file, path } = change;
  const name = place || group;
  if (path === undefined) return place && <strong>{place}</strong>;
  const lead = () => {
    onLead();
    void showPlace(model, file, path);
  };
  return (
    <button type="button" className="changes-place" onClick={lead}>
      {name}
    </button>
  );
}

function What({ change: { instead, words: told } }: Pick<LineProps, "change">) {
  if (!instead) return <p>{told}</p>;
  return (
    <p>
      {instead.field && `${instead.field}: `}
      <Instead before={instead.before} after={instead.after} />
    </p>
  );
}

interface BackProps extends Pick<LineProps, "change" | "onBack"> {
  /** It was pressed: the list is made anew. */
  isOff: boolean;
}

function Back({ change: { subject, lines }, isOff, onBack }: BackProps) {
  const name = lines > 1 ? words.takeBackWhole : words.takeBack;
  return (
    <button
      type="button"
      className="changes-back"
      aria-label={`${name}: ${subject}`}
      aria-disabled={isOff}
      onClick={() => !isOff && onBack()}
    >
      {name}
    </button>
  );
}
