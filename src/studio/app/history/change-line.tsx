import { useState } from "react";
import { historyStrings as strings } from "#lang/studio/app/history/strings";
import { appStrings } from "#lang/studio/app/strings";
import { openPageAndFocusField } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudioState } from "../use-studio-state.ts";
import type { ChangeItem } from "./change-items.ts";
import { ValueDiff } from "./value-diff.tsx";

interface ChangeLineProps {
  model: StudioModel;
  change: ChangeItem;
  /**
   * Called when the user goes to the place of the change. The list then closes, because it covers
   * the place.
   */
  onNavigate(): void;
  onRevert(): void;
}

/** Shows one change: its place, the old and the new value, and a button that reverts it. */
export function ChangeLine({ model, change, onNavigate, onRevert }: ChangeLineProps) {
  const { overview, diagnostics } = useStudioState(model);
  // After a refresh, the same component may show another change. So compare the changes by
  // identity.
  const [going, setGoing] = useState<ChangeItem>();
  const isGoing = going === change;
  const { routes, everywhere, hasNoPageInfo } = change;
  const titles = routes?.map(
    (route) => overview.routes.find((each) => each.route === route)?.title ?? route,
  );
  // The heading above this line already names its page.
  const own = overview.routes.find((each) => each.file === change.file)?.route;
  const isHere = routes?.length === 1 && routes[0] === own && !everywhere;
  // If neither `routes` nor `everywhere` is set, it is unknown where the change was visible, for
  // example because earlier pictures are missing. Show nothing in that case, unless the content has
  // errors.
  const isUnknown =
    !routes && !everywhere && !diagnostics.some(({ severity }) => severity === "error");
  return (
    <li data-going={isGoing}>
      <ChangedFieldLink model={model} change={change} onNavigate={onNavigate} />
      <ChangeDescription change={change} />
      {!hasNoPageInfo && !isHere && !isUnknown && (
        <small>{everywhere ? appStrings.everywhere : appStrings.seenIn(titles)}</small>
      )}
      {change.back && (
        <RevertButton
          change={change}
          isOff={isGoing}
          onRevert={() => {
            setGoing(change);
            onRevert();
          }}
        />
      )}
    </li>
  );
}

function ChangedFieldLink({ model, change, onNavigate }: Omit<ChangeLineProps, "onRevert">) {
  const { group, place, file, path } = change;
  const name = place || group;
  if (path === undefined) return place && <strong>{place}</strong>;
  const lead = () => {
    onNavigate();
    void openPageAndFocusField(model, file, path);
  };
  return (
    <button type="button" className="changes-place" onClick={lead}>
      {name}
    </button>
  );
}

function ChangeDescription({ change: { instead, words: told } }: Pick<ChangeLineProps, "change">) {
  if (!instead) return <p>{told}</p>;
  return (
    <p>
      {instead.field && `${instead.field}: `}
      <ValueDiff before={instead.before} after={instead.after} />
    </p>
  );
}

interface RevertButtonProps extends Pick<ChangeLineProps, "change" | "onRevert"> {
  /** Whether the button was pressed and the list is being refreshed, so the button is disabled. */
  isOff: boolean;
}

function RevertButton({ change: { subject, lines }, isOff, onRevert }: RevertButtonProps) {
  const name = lines > 1 ? strings.takeBackWhole : strings.takeBack;
  return (
    <button
      type="button"
      className="changes-back"
      aria-label={`${name}: ${subject}`}
      aria-disabled={isOff}
      onClick={() => !isOff && onRevert()}
    >
      {name}
    </button>
  );
}
