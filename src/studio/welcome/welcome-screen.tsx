import { useEffect, useRef, useState } from "react";
import { welcomeStrings as strings } from "#lang/studio/welcome/strings";
import type { StorageBackend } from "../backend-contract/backend.ts";
import type {
  BackendBuildData,
  BackendOption,
  BackendOrCancelled,
  BackendScreenProps,
  RecentContent,
} from "../backend-contract/backend-option.ts";

interface WelcomeScreenProps {
  choices: readonly BackendOption[];
  compiled: BackendBuildData;
  onOpen(host: StorageBackend): void;
}

/** The welcome screen of the static studio: asks where the content is stored. */
export function WelcomeScreen({ choices, compiled, onOpen }: WelcomeScreenProps) {
  const [chosen, setChosen] = useState<BackendOption>();
  const { isOpening, fault, take } = useOpenBackend(onOpen);
  if (chosen?.Screen) {
    const { Screen } = chosen;
    const given: BackendScreenProps = { compiled, onOpen, onBack: () => setChosen(undefined) };
    return (
      <main className="beginning">
        <Screen {...given} />
      </main>
    );
  }
  const choose = (choice: BackendOption) =>
    choice.Screen ? setChosen(choice) : take(() => choice.open(compiled));
  return (
    <main className="beginning">
      <h1>{strings.title}</h1>
      <p>{strings.intro}</p>
      <ul className="beginning-choices">
        {choices.map((choice) => (
          <BackendChoiceItem
            key={choice.id}
            choice={choice}
            compiled={compiled}
            isBusy={isOpening}
            onChoose={() => choose(choice)}
            onAgain={(again) => take(() => again.open())}
          />
        ))}
      </ul>
      <p role="status" className="beginning-state">
        {isOpening ? strings.opening : ""}
      </p>
      <p role="alert" className="beginning-fault">
        {fault}
      </p>
      <p className="beginning-note">{strings.leaves}</p>
    </main>
  );
}

interface BackendChoiceItemProps {
  choice: BackendOption;
  compiled: BackendBuildData;
  isBusy: boolean;
  onChoose(): void;
  onAgain(again: RecentContent): void;
}

function BackendChoiceItem({
  choice,
  compiled,
  isBusy,
  onChoose,
  onAgain,
}: BackendChoiceItemProps) {
  const { title, action = title, description, unsupportedReason } = choice;
  const again = useLastOpenedContent(choice, compiled);
  return (
    <li>
      <h2>{title}</h2>
      <p>{description}</p>
      {unsupportedReason !== undefined && (
        <p className="beginning-hindrance">{unsupportedReason}</p>
      )}
      {unsupportedReason === undefined && (
        <p className="beginning-deeds">
          {again && (
            <button type="button" aria-disabled={isBusy} data-main onClick={() => onAgain(again)}>
              {strings.again({ name: again.name })}
            </button>
          )}
          <button
            type="button"
            aria-disabled={isBusy}
            data-main={!again || undefined}
            onClick={onChoose}
          >
            {action}
          </button>
        </p>
      )}
    </li>
  );
}

/**
 * Returns the content that was opened last; `undefined` if there is none or it is not known yet.
 */
function useLastOpenedContent(
  choice: BackendOption,
  compiled: BackendBuildData,
): RecentContent | undefined {
  const [again, setAgain] = useState<RecentContent>();
  useEffect(() => {
    void choice.lastOpened?.(compiled).then(setAgain, () => undefined);
  }, [choice, compiled]);
  return again;
}

function useOpenBackend(onOpen: (host: StorageBackend) => void) {
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState("");
  const busy = useRef(false);
  // Do not disable the button: it would lose the focus. Ignore further presses instead.
  const take = async (begin: () => Promise<BackendOrCancelled | { refused: string }>) => {
    if (busy.current) return;
    busy.current = true;
    setOpening(true);
    setFault("");
    const opened = await begin().catch(() => ({ refused: strings.notOpened }));
    busy.current = false;
    setOpening(false);
    if (opened && "refused" in opened) setFault(opened.refused);
    else if (opened) onOpen(opened);
  };
  return { isOpening, fault, take };
}
