import { type FormEvent, type ReactNode, useState } from "react";
import { filingWords as words } from "./words.pt-br.ts";

interface FilingFormProps {
  /** What is on the button that does it. */
  action: string;
  /** Why it cannot be done, as far as is known. */
  told: readonly string[];
  /** There is nothing to do yet. */
  isIdle?: boolean;
  /** Does it; gives why not. */
  onDo(): Promise<readonly string[]>;
  children: ReactNode;
}

/** What is asked before something is done with a whole file, what keeps it from being done, and the way out. */
export function FilingForm({ action, told, isIdle, onDo, children }: FilingFormProps) {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const all = told.length > 0 ? told : answered;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isIdle || told.length > 0) return;
    setBusy(true);
    setAnswered(await onDo());
    setBusy(false);
  };
  return (
    <form className="filing" onSubmit={(event) => void submit(event)}>
      {children}
      <div role="status" className="filing-told">
        {all.length > 0 && (
          <>
            <p>{words.cannot}</p>
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
          {words.cancel}
        </button>
        <button
          type="submit"
          className="bar-main"
          aria-disabled={isBusy || isIdle || told.length > 0}
        >
          {action}
        </button>
      </div>
    </form>
  );
}
