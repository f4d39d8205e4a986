import { useEffect, useRef, useState } from "react";
import { historyStrings } from "#lang/studio/app/history/strings";
import { appStrings as strings } from "#lang/studio/app/strings";
import type { CommitInfo } from "../../backend-contract/history.ts";
import { ChangeGroups } from "../history/change-groups.tsx";
import type { Comparison, ComparisonStart } from "../history/compare-with-earlier-state.ts";
import { ComparisonSelect } from "../history/comparison-select.tsx";
import { describeComparison } from "../history/comparison-summary.ts";
import { useChanges } from "../history/use-changes.ts";
import { useCommits } from "../history/use-commits.ts";
import type { StudioModel } from "../studio-model.ts";

interface ChangeListProps {
  model: StudioModel;
  /** Called when the user goes to a place. The list then closes, because it covers the place. */
  onNavigate(): void;
  /** Whether something else already says that there are no commits. */
  isBare?: boolean;
}

/**
 * Lists the changes that visitors will see since a start that the user can choose. By default it is
 * the last commit or, without commits, the opening of the studio.
 */
export function ChangeList({ model, onNavigate, isBare = false }: ChangeListProps) {
  const [chosen, setChosen] = useState<ComparisonStart>();
  const known = useCommits(model);
  const since = chosen ?? (known && (known.versions[0] ?? 0));
  const { compared, said, round, back, bring } = useChanges(model, since);
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button may disappear with its line, so move the focus to the status message.
  useEffect(() => {
    if (round > 0) status.current?.focus();
  }, [round]);
  return (
    <>
      {since !== undefined && (
        <ComparisonSelect since={since} versions={known?.versions ?? []} onChoose={setChosen} />
      )}
      {!isBare && known?.notice && <p className="changes-note">{known.notice}</p>}
      <p ref={status} className="changes-said" role="status" tabIndex={-1}>
        {compared ? said : strings.comparing}
      </p>
      {compared && <ComparisonDescription model={model} compared={compared} />}
      {compared && <RestoreSiteButton compared={compared} onBring={bring} />}
      <ChangeGroups
        model={model}
        changes={compared?.changes ?? []}
        onNavigate={onNavigate}
        onRevert={back}
      />
    </>
  );
}

function ComparisonDescription({ model, compared }: { model: StudioModel; compared: Comparison }) {
  return describeComparison(compared, { opened: model.opened, now: new Date() }).map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ));
}

/**
 * Shows the button that restores the whole site to the chosen commit, if anything has changed since
 * then.
 */
function RestoreSiteButton(props: {
  compared: Comparison;
  onBring(version: CommitInfo): Promise<void>;
}) {
  const { since, changes } = props.compared;
  const [going, setGoing] = useState<Comparison>();
  if (typeof since !== "object" || changes.length === 0) return null;
  const isGoing = going === props.compared;
  const bring = () => {
    setGoing(props.compared);
    void props.onBring(since);
  };
  return (
    <button
      type="button"
      className="changes-back"
      aria-disabled={isGoing}
      onClick={() => !isGoing && bring()}
    >
      {historyStrings.bringSite}
    </button>
  );
}
