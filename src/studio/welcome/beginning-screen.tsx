import { useEffect, useRef, useState } from "react";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import type { ChoiceProps, Compiled, HostChoice, OpenAgain, Opened } from "./host-choice.ts";
import { beginningWords as words } from "./words.pt-br.ts";

interface BeginningProps {
  choices: readonly HostChoice[];
  compiled: Compiled;
  onOpen(host: StudioHost): void;
}

/** The welcome screen of the static studio: asks where the content is stored. */
export function BeginningScreen({ choices, compiled, onOpen }: BeginningProps) {
  const [chosen, setChosen] = useState<HostChoice>();
  const { isOpening, fault, take } = useOpening(onOpen);
  if (chosen?.Screen) {
    const { Screen } = chosen;
    const given: ChoiceProps = { compiled, onOpen, onBack: () => setChosen(undefined) };
    return (
      <main className="beginning">
        <Screen {...given} />
      </main>
    );
  }
  const choose = (choice: HostChoice) =>
    choice.Screen ? setChosen(choice) : take(() => choice.open(compiled));
  return (
    <main className="beginning">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <ul className="beginning-choices">
        {choices.map((choice) => (
          <Choice
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
        {isOpening ? words.opening : ""}
      </p>
      <p role="alert" className="beginning-fault">
        {fault}
      </p>
      <p className="beginning-note">{words.leaves}</p>
    </main>
  );
}

interface ChoiceItemProps {
  choice: HostChoice;
  compiled: Compiled;
  isBusy: boolean;
  onChoose(): void;
  onAgain(again: OpenAgain): void;
}

function Choice({ choice, compiled, isBusy, onChoose, onAgain }: ChoiceItemProps) {
  const { title, action = title, description, hindrance } = choice;
  const again = useAgain(choice, compiled);
  return (
    <li>
      <h2>{title}</h2>
      <p>{description}</p>
      {hindrance !== undefined && <p className="beginning-hindrance">{hindrance}</p>}
      {hindrance === undefined && (
        <p className="beginning-deeds">
          {again && (
            <button type="button" aria-disabled={isBusy} data-main onClick={() => onAgain(again)}>
              {words.again({ name: again.name })}
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

/** The content that was opened last; `undefined` until it is known. */
function useAgain(choice: HostChoice, compiled: Compiled): OpenAgain | undefined {
  const [again, setAgain] = useState<OpenAgain>();
  useEffect(() => {
    void choice.again?.(compiled).then(setAgain, () => undefined);
  }, [choice, compiled]);
  return again;
}

function useOpening(onOpen: (host: StudioHost) => void) {
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState("");
  const busy = useRef(false);
  // Do not disable the button: it would lose the focus. Ignore further presses instead.
  const take = async (begin: () => Promise<Opened | { refused: string }>) => {
    if (busy.current) return;
    busy.current = true;
    setOpening(true);
    setFault("");
    const opened = await begin().catch(() => ({ refused: words.notOpened }));
    busy.current = false;
    setOpening(false);
    if (opened && "refused" in opened) setFault(opened.refused);
    else if (opened) onOpen(opened);
  };
  return { isOpening, fault, take };
}
