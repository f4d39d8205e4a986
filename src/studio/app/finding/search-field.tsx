import { type KeyboardEvent, useRef } from "react";
import { plain } from "./sought.ts";

interface SearchFieldProps {
  label: string;
  value: string;
  /** How many were found, in words: told to who cannot see them. */
  found: string;
  onChange(part: string): void;
}

/** Where part of a name is typed; arrows lead on to what was found, Enter presses the first of it. */
export function SearchField({ label, value, found, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const press = (event: KeyboardEvent) => {
    // A browser would only empty the field.
    if (event.key === "Escape") {
      event.preventDefault();
      input.current?.closest("dialog")?.close();
    }
    const first = input.current?.closest("dialog")?.querySelector<HTMLElement>("[data-found]");
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !first) return;
    event.preventDefault();
    first.click();
  };
  return (
    <>
      <input
        ref={input}
        type="search"
        className="finder-input"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
      />
      <p role="status" className="visually-hidden">
        {found}
      </p>
    </>
  );
}

/** Whether all words that are sought stand in a text, without regard to accents, capitals and signs. */
export function isIn(text: string, sought: string): boolean {
  const all = plain(text);
  return plain(sought)
    .split(" ")
    .every((word) => all.includes(word));
}
