import { findPages } from "./find-pages.ts";
import { foldedWords } from "./folded-words.ts";
import { loadSearchIndex } from "./load-index.ts";
import { resultElements } from "./results.ts";
import { stem } from "./stems/site-stem.ts";

/** The strings of the search page, as JSON in `data-words`. */
export interface SearchStrings {
  pages: string;
  articles: string;
  /** A text with a slot `{text}`; `countOther` also has `{n}`. */
  countOne: string;
  countOther: string;
  none: string;
  failed: string;
}

/** The delay (ms) between the last keystroke and the search. */
const debounceDelay = 150;
/** The minimum length of a query, in letters. */
const minQueryLength = 2;

/** Searches while the visitor types, and writes the query to the URL. */
export function attachSearch(root: HTMLElement): void {
  const parts = findSearchElements(root);
  if (!parts) return;
  const { form, input } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const searchNow = () => {
    clearTimeout(timer);
    writeQueryToUrl(input.value);
    void runSearch(parts);
  };
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(searchNow, debounceDelay);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Without a query, focus the field instead of searching.
    if (!input.value.trim()) return input.focus();
    searchNow();
  });
  root.addEventListener("keydown", (event) => handleSearchKey(event, parts));
  syncSearchWithUrl(parts);
  focusInputAfterNavigation(input);
}

interface SearchElements {
  desk: HTMLElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  count: HTMLElement;
  resultList: HTMLElement;
  all: HTMLElement;
  words: SearchStrings;
}

function findSearchElements(root: HTMLElement): SearchElements | undefined {
  const [form, input] = [root.querySelector("form"), root.querySelector("input")];
  const find = (name: string) => root.querySelector<HTMLElement>(`.search-${name}`);
  const [count, found, all] = [find("count"), find("found"), find("all")];
  if (!form || !input || !count || !found || !all) return undefined;
  return {
    desk: root,
    form,
    input,
    count,
    resultList: found,
    all,
    words: JSON.parse(root.dataset.words ?? "{}"),
  };
}

/** Searches and shows the results, unless the input has changed while the index was loading. */
async function runSearch(parts: SearchElements): Promise<void> {
  const { desk, input, words } = parts;
  const text = input.value.trim();
  if (foldedWords(text).join("").length < minQueryLength) return renderResults(parts, "", []);
  try {
    const { index, words: known } = await loadSearchIndex(desk.dataset.index ?? "", text);
    if (input.value.trim() !== text) return;
    const found = findPages(text, { known, pages: index.pages, stem });
    renderResults(
      parts,
      formatResultCount(found.pages.length, text, words),
      resultElements(found, index, words),
    );
  } catch {
    renderResults(parts, words.failed, []);
  }
}

/**
 * Shows the results. If there are none, the list of all pages stays visible, because it may contain
 * the wanted page.
 */
function renderResults(
  { count, resultList, all }: SearchElements,
  words: string,
  results: HTMLElement[],
): void {
  resultList.replaceChildren(...results);
  resultList.hidden = results.length === 0;
  all.hidden = results.length > 0;
  count.textContent = words;
}

function formatResultCount(n: number, text: string, strings: SearchStrings): string {
  const pattern =
    n === 0 ? strings.none : isSingular(n, strings) ? strings.countOne : strings.countOther;
  return pattern.replace("{n}", () => `${n}`).replace("{text}", () => text);
}

/**
 * Whether a count takes the text for the singular. In some languages 21 is singular too, but the
 * text fits 21 only if it shows the number.
 */
function isSingular(n: number, { countOne }: SearchStrings): boolean {
  const { lang } = document.documentElement;
  return n === 1 || (countOne.includes("{n}") && new Intl.PluralRules(lang).select(n) === "one");
}

/**
 * Writes the query to the URL and keeps the rest. Replaces the history entry, so that typing adds
 * none.
 */
function writeQueryToUrl(text: string): void {
  const address = new URL(location.href);
  if (text.trim()) address.searchParams.set("q", text.trim());
  else address.searchParams.delete("q");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** Searches for the query in the URL: now, and after each navigation to this page. */
function syncSearchWithUrl(parts: SearchElements): void {
  const { desk, input } = parts;
  const read = () => {
    if (!desk.isConnected) return removeEventListener("prelo:navigate", read);
    // Text typed before this script loaded takes precedence.
    const asked = new URLSearchParams(location.search).get("q") ?? "";
    if (input.value && !asked && input === document.activeElement) return void runSearch(parts);
    input.value = asked;
    void runSearch(parts);
  };
  addEventListener("prelo:navigate", read);
  read();
}

/**
 * Focuses the field after navigation from another page, unless the visitor has moved the focus.
 * After a full page load the focus starts at the skip link, as on all pages (WCAG 2.4.1).
 */
function focusInputAfterNavigation(input: HTMLInputElement): void {
  const isAtBeginning = document.activeElement?.matches("h1");
  if (isAtBeginning && !input.value) input.focus({ preventScroll: true });
}

/**
 * Handles the keys of the search: arrow keys move between the field and the results; Escape clears
 * the field.
 */
function handleSearchKey(event: KeyboardEvent, { input, resultList }: SearchElements): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [input, ...resultList.querySelectorAll("a")];
  const place = stops.indexOf(document.activeElement as HTMLInputElement);
  if (event.key === "Escape" && place >= 0) {
    input.value = "";
    input.focus();
    input.dispatchEvent(new Event("input"));
  }
  if (!step || place < 0 || event.isComposing) return;
  event.preventDefault();
  stops[Math.max(0, Math.min(stops.length - 1, place + step))]?.focus();
}
