import { type KeyboardEvent, useRef } from "react";
import { normalizeForSearch } from "./query.ts";

interface SearchFieldProps {
  label: string;
  value: string;
  /** The number of results as text, for screen readers. */
  found: string;
  onChange(part: string): void;
}

/** Shows the search field. Arrow keys move to the results, and Enter opens the first result. */
export function SearchField({ label, value, found, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const press = (event: KeyboardEvent) => {
    // By default Escape would only clear the field.
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

/** Whether a text contains all words of a query. Ignores accents, case and punctuation. */
export function containsAllWords(text: string, sought: string): boolean {
  const all = normalizeForSearch(text);
  return normalizeForSearch(sought)
    .split(" ")
    .every((word) => all.includes(word));
}
