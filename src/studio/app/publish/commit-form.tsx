import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { publishStrings as strings } from "#lang/studio/app/publish/strings";
import { suggestCommitSummary } from "./commit-message.ts";
import type { UncommittedChanges } from "./uncommitted-changes.ts";
import type { CommitInput } from "./use-commit.ts";

interface CommitFormProps {
  uncommitted: UncommittedChanges;
  /** The last status message. */
  statusMessage: string;
  /** Whether the checklist is still loading. */
  isLooking: boolean;
  /** The warning that the first press of the button shows. The second press commits. */
  stop?: ReactNode;
  onCommit(wanted: CommitInput): Promise<void>;
  /** Other actions next to the button. */
  children: ReactNode;
}

/** Shows the commit form: a summary, and the author's name if it is not known yet. */
export function CommitForm({
  uncommitted,
  statusMessage,
  isLooking,
  stop,
  onCommit,
  children,
}: CommitFormProps) {
  const { name: known, unsent } = uncommitted.state;
  const isSent = unsent !== undefined;
  const [summary, setSummary] = useState<string>();
  const [name, setName] = useState("");
  const [isStopped, setStopped] = useState(false);
  // Whether the button was pressed while the checklist was loading. The commit then starts once the
  // checklist has loaded.
  const [isWaiting, setWaiting] = useState(false);
  const isWarned = isStopped && stop !== undefined;
  const isFirst = uncommitted.state.base === null;
  const line =
    summary ?? (isFirst ? strings.firstSummary : suggestCommitSummary(uncommitted.changes));
  const isIdle = line.trim() === "" || (known === undefined && name.trim() === "");
  const labels = isSent
    ? { first: strings.publish, anyway: strings.publishAnyway }
    : { first: strings.keep, anyway: strings.keepAnyway };
  const isBusy = statusMessage === strings.keeping;
  const keep = () => {
    if (isIdle || isBusy) return;
    if (isLooking) return setWaiting(true);
    if (stop !== undefined && !isStopped) return setStopped(true);
    void onCommit({ summary: line, ...(known === undefined && { name }) });
  };
  useEffect(() => {
    if (!isWaiting || isLooking) return;
    setWaiting(false);
    keep();
  });
  return (
    <form
      className="keep"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <SummaryField value={line} onSummary={setSummary} />
      {known === undefined && <AuthorField value={name} onName={setName} />}
      <p className="keep-note">
        {isSent
          ? known === undefined
            ? strings.goesLive
            : strings.goesLiveBy({ name: known })
          : known === undefined
            ? strings.notLive
            : strings.notLiveBy({ name: known })}
      </p>
      <p className="keep-said" role="status" tabIndex={-1}>
        {statusMessage}
      </p>
      {isWarned && (
        <div className="keep-stop" role="alert">
          {stop}
        </div>
      )}
      <div className="keep-end">
        <button type="submit" className="keep-main" aria-disabled={isIdle || isBusy}>
          {isWarned ? labels.anyway : labels.first}
        </button>
        {children}
      </div>
    </form>
  );
}

function SummaryField({ value, onSummary }: { value: string; onSummary(summary: string): void }) {
  const field = useRef<HTMLInputElement>(null);
  // The field appears when the changes have loaded. Focus it only if the user has not moved the
  // focus.
  useEffect(() => {
    const dialog = field.current?.closest("dialog");
    const isAtStart = dialog?.querySelector(".dialog-head")?.contains(document.activeElement);
    if (!isAtStart && document.activeElement !== dialog) return;
    // Do not scroll to a field that is out of view, because the user reads the list first.
    if (!dialog || !endsAboveDialogBottom(dialog, field.current)) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <label>
      {strings.summary}
      <input
        ref={field}
        type="text"
        maxLength={200}
        value={value}
        onChange={({ target }) => onSummary(target.value)}
      />
    </label>
  );
}

function endsAboveDialogBottom(dialog: Element, field: Element | null): boolean {
  const end = field?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  return end <= dialog.getBoundingClientRect().bottom;
}

function AuthorField({ value, onName }: { value: string; onName(name: string): void }) {
  const id = useId();
  return (
    <label>
      {strings.name}
      <input
        type="text"
        autoComplete="name"
        maxLength={100}
        value={value}
        aria-describedby={id}
        onChange={({ target }) => onName(target.value)}
      />
      <small id={id}>{strings.nameNote}</small>
    </label>
  );
}
