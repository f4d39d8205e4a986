import { type KeyboardEvent, useRef } from "react";

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

/** Whether all words that are sought stand in a text, without regard to accents and capitals. */
export function isIn(text: string, sought: string): boolean {
  const all = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** A text as one searches for it: without accents and capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
