import { type KeyboardEvent, useRef, useState } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { foldLetters } from "../../../yaml/text-and-language/text-normalization.ts";
import type { PickerOption } from "../field-context.ts";
import { helperProps } from "./helper-button-keys.ts";

interface ChoicePanelProps {
  /** Text of the button that opens the choices. */
  label: string;
  /** The purpose of the choices, such as "Destino do link". */
  title: string;
  choices(): readonly PickerOption[];
  onChoose(choice: PickerOption): void;
  picture?(name: string): string | undefined;
  className?: string;
  /** Whether the button helps with a field, so that Tab skips it. Other buttons add to a list. */
  isHelper?: boolean;
}

const maxShown = 60;

/** A button that opens a searchable list of choices; Escape closes it. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { label, title, className = "studio-quiet", isHelper } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        {...(isHelper && helperProps)}
        type="button"
        ref={button}
        className={className}
        aria-expanded={isOpen}
        aria-label={strings.action(label, title)}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && <ChoiceSearch {...props} onClose={close} />}
    </>
  );
}

function ChoiceSearch({
  title,
  choices,
  onChoose,
  picture,
  onClose,
}: ChoicePanelProps & { onClose(): void }) {
  const [sought, setSought] = useState("");
  const found = choices().filter((choice) => matchesSearch(choice, sought));
  const shown = found.slice(0, maxShown);
  const choose = (choice: PickerOption) => {
    onChoose(choice);
    onClose();
  };
  return (
    <section
      className="studio-choices"
      aria-label={title}
      onKeyDown={(event) => handleListKey(event, onClose)}
    >
      <div className="studio-choices-head">
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: it opens at a press, and is what one types in next
          autoFocus
          aria-label={strings.search}
          placeholder={strings.search}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = shown;
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (first && sought.trim() !== "") choose(first);
          }}
        />
        <button type="button" className="studio-quiet" onClick={onClose}>
          {strings.close}
        </button>
      </div>
      {found.length === 0 && <p role="status">{strings.nothingFound}</p>}
      <ul className={picture ? "with-pictures" : undefined}>
        {shown.map((choice, index) => (
          <li key={`${choice.group} ${choice.value}`}>
            {choice.group && choice.group !== shown[index - 1]?.group && <h4>{choice.group}</h4>}
            <button type="button" onClick={() => choose(choice)}>
              <Thumbnail address={picture?.(choice.value)} />
              <span>{choice.label}</span>
              {choice.hint && <small>{choice.hint}</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A thumbnail. It renders nothing without an address. */
export function Thumbnail({ address }: { address: string | undefined }) {
  return address ? <img src={address} alt="" loading="lazy" /> : null;
}

/** Moves between the choices with the arrow keys. Escape closes the list. */
function handleListKey(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") {
    event.stopPropagation();
    close();
  }
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li button")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}

function matchesSearch(
  { value, label, hint = "", group = "" }: PickerOption,
  sought: string,
): boolean {
  const words = foldLetters(`${label} ${value} ${hint} ${group}`);
  return foldLetters(sought)
    .trim()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
