import { type FormEvent, type ReactNode, useState } from "react";
import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";

interface OperationFormProps {
  /** The label of the submit button. */
  action: string;
  /** The reasons why the action is impossible, as far as they are known. */
  errors: readonly string[];
  /** Whether there is nothing to submit yet. */
  isIdle?: boolean;
  /** Performs the action. Resolves to the reasons why it failed; empty on success. */
  onSubmit(): Promise<readonly string[]>;
  children: ReactNode;
}

/**
 * Shows the form of a file operation: its inputs, the reasons why it is impossible, and a Cancel
 * button.
 */
export function OperationForm({ action, errors, isIdle, onSubmit, children }: OperationFormProps) {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const all = errors.length > 0 ? errors : answered;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isIdle || errors.length > 0) return;
    setBusy(true);
    setAnswered(await onSubmit());
    setBusy(false);
  };
  return (
    <form className="filing" onSubmit={(event) => void submit(event)}>
      {children}
      <div role="status" className="filing-told">
        {all.length > 0 && (
          <>
            <p>{strings.cannot}</p>
            <ul>
              {all.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="filing-end">
        <button
          type="button"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          {strings.cancel}
        </button>
        <button
          type="submit"
          className="bar-main"
          aria-disabled={isBusy || isIdle || errors.length > 0}
        >
          {action}
        </button>
      </div>
    </form>
  );
}
