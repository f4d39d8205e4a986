import { findPages } from "./find-pages.ts";
import { wordsOf } from "./folded-words.ts";
import { loadIndex } from "./load-index.ts";
import { resultElements } from "./results.ts";
import { stem } from "./stems/site-stem.ts";

/** What the page says of a search, as JSON in `data-words`. */
export interface SearchWords {
  pages: string;
  articles: string;
  /** With a slot `{text}`; the second one with `{n}`, too. */
  countOne: string;
  countOther: string;
  none: string;
  failed: string;
}

/** Debounce delay of the search input, in ms. */
const debounceDelay = 150;
/** Minimum query length in letters. */
const minQueryLength = 2;

/** Searches while the visitor types, and writes the query to the URL. */
export function attachSearch(desk: HTMLElement): void {
  const parts = findSearchElements(desk);
  if (!parts) return;
  const { form, input } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const searchNow = () => {
    clearTimeout(timer);
    writeQueryToUrl(input.value);
    void search(parts);
  };
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(searchNow, debounceDelay);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // Nothing to search: that is where to write it.
    if (!input.value.trim()) return input.focus();
    searchNow();
  });
  desk.addEventListener("keydown", (event) => moveByKey(event, parts));
  searchFromUrl(parts);
  focusInput(input);
}

interface SearchElements {
  desk: HTMLElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  count: HTMLElement;
  found: HTMLElement;
  all: HTMLElement;
  words: SearchWords;
}

function findSearchElements(desk: HTMLElement): SearchElements | undefined {
  const [form, input] = [desk.querySelector("form"), desk.querySelector("input")];
  const find = (name: string) => desk.querySelector<HTMLElement>(`.search-${name}`);
  const [count, found, all] = [find("count"), find("found"), find("all")];
  if (!form || !input || !count || !found || !all) return undefined;
  return { desk, form, input, count, found, all, words: JSON.parse(desk.dataset.words ?? "{}") };
}

/** Shows what is searched; while the index is on its way somebody may have typed on. */
async function search(parts: SearchElements): Promise<void> {
  const { desk, input, words } = parts;
  const text = input.value.trim();
  if (wordsOf(text).join("").length < minQueryLength) return renderResults(parts, "", []);
  try {
    const { index, words: known } = await loadIndex(desk.dataset.index ?? "", text);
    if (input.value.trim() !== text) return;
    const found = findPages(text, { known, pages: index.pages, stem });
    renderResults(
      parts,
      countWords(found.pages.length, text, words),
      resultElements(found, index, words),
    );
  } catch {
    renderResults(parts, words.failed, []);
  }
}

/** Without results all pages stay in sight: somebody may find there what no word named. */
function renderResults(
  { count, found, all }: SearchElements,
  words: string,
  results: HTMLElement[],
): void {
  found.replaceChildren(...results);
  found.hidden = results.length === 0;
  all.hidden = results.length > 0;
  count.textContent = words;
}

function countWords(n: number, text: string, words: SearchWords): string {
  const pattern = n === 0 ? words.none : isSingular(n, words) ? words.countOne : words.countOther;
  return pattern.replace("{n}", () => `${n}`).replace("{text}", () => text);
}

/** Some languages say 21 as they say 1: only words that tell the number can say both. */
function isSingular(n: number, { countOne }: SearchWords): boolean {
  const { lang } = document.documentElement;
  return n === 1 || (countOne.includes("{n}") && new Intl.PluralRules(lang).select(n) === "one");
}

/** The history has one entry for a search, however much was typed: what else stands in it stays. */
function writeQueryToUrl(text: string): void {
  const address = new URL(location.href);
  if (text.trim()) address.searchParams.set("q", text.trim());
  else address.searchParams.delete("q");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** Searches what the address says: at first, and whenever a link leads to this page again. */
function searchFromUrl(parts: SearchElements): void {
  const { desk, input } = parts;
  const read = () => {
    if (!desk.isConnected) return removeEventListener("prelo:navigate", read);
    // Text typed before this script loaded takes precedence.
    const asked = new URLSearchParams(location.search).get("q") ?? "";
    if (input.value && !asked && input === document.activeElement) return void search(parts);
    input.value = asked;
    void search(parts);
  };
  addEventListener("prelo:navigate", read);
  read();
}

/**
 * Whoever comes to the search from another page wants to write; who went elsewhere in the page stays there. A page that
 * is loaded begins with the link over its head, as all do (WCAG 2.4.1).
 */
function focusInput(input: HTMLInputElement): void {
  const isAtBeginning = document.activeElement?.matches("h1");
  if (isAtBeginning && !input.value) input.focus({ preventScroll: true });
}

/** The arrows go from the field through the results and back; Escape begins anew. */
function moveByKey(event: KeyboardEvent, { input, found }: SearchElements): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [input, ...found.querySelectorAll("a")];
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
