import type { MonitoredSiteOptions } from "../monitored-site.ts";
import type { Tab } from "../tab.ts";
import { type PageChange, typedField } from "./page-changes.ts";

/** Opens a page without waiting for hydration. */
export type OpenEngineTab = (route: string, options: MonitoredSiteOptions) => Promise<Tab>;

/** React reports a hydration mismatch with such an error and renders the block again. */
export const hydrationErrorPattern = /React error #4\d\d/;

/** What a visitor can see and use on a page. */
type PageState = ReturnType<typeof readPageState>;

/** Runs in the page. Measures the text and counts the elements that a change must not remove. */
function readPageState() {
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
  return {
    words: document.querySelector("main")?.innerText.replace(/\s+/g, " ").length ?? 0,
    links: count("main a"),
    fields: count("main form :is(input, select, textarea)"),
    buttons: count("main form [type=submit]"),
  };
}

/**
 * A changed page, with its state before the change. A page that changes while it streams in has the
 * state when its document was complete.
 */
interface ChangedPage {
  tab: Tab;
  before: PageState;
}

/** Changes a page and uses it like a visitor. Returns a problem for each part that fails. */
export async function findChangeProblems(
  open: OpenEngineTab,
  change: PageChange,
): Promise<string[]> {
  const { tab, before } = await openChangedPage(open, change);
  const problems = await findLostContent(tab, change, before);
  if (await tab.visibleCount("main form [type=submit]"))
    problems.push(...(await findSubmitProblems(tab)));
  return [...problems, ...(await findNavigationProblems(tab, before))];
}

async function findLostContent(
  tab: Tab,
  { kind }: PageChange,
  before: PageState,
): Promise<string[]> {
  const now = await tab.evaluate(readPageState);
  const isFewer = (name: keyof PageState, share = 1) => now[name] < before[name] * share;
  return [
    ...(isFewer("words", 0.9) ? [`words: ${now.words} of ${before.words}`] : []),
    ...(isFewer("links") ? [`links: ${now.links} of ${before.links}`] : []),
    ...(isFewer("fields") ? [`fields: ${now.fields} of ${before.fields}`] : []),
    ...(isFewer("buttons") && kind !== "no button" ? ["the button is gone"] : []),
    ...((await tab.value(typedField.field)) === typedField.text ? [] : ["what was typed is gone"]),
  ];
}

/** Opens a page, changes it at the given moment, and fills in the field of `typedField`. */
async function openChangedPage(open: OpenEngineTab, { route, moment, script }: PageChange) {
  switch (moment) {
    case "while streaming":
      return changeWhileStreaming(open, route, script);
    case "after hydration":
      return changeAfterHydration(open, route, script);
    default:
      return changeBeforeHydration(open, route, { script, moment });
  }
}

/** Runs the script while the document streams in. The script also fills in the field. */
async function changeWhileStreaming(
  open: OpenEngineTab,
  route: string,
  script: string,
): Promise<ChangedPage> {
  const extension = `${script} addEventListener('DOMContentLoaded', () => { ${recordStateScript} });`;
  const tab = await open(route, { extension, isSlow: true });
  await tab.hydrate();
  return { tab, before: await tab.evaluate(readRecordedPageState) };
}

async function changeAfterHydration(
  open: OpenEngineTab,
  route: string,
  script: string,
): Promise<ChangedPage> {
  const tab = await open(route, {});
  await tab.hydrate();
  const before = await tab.evaluate(readPageState);
  await tab.run(script);
  await tab.fill(typedField.field, typedField.text);
  return { tab, before };
}

/** Delays the hydration script until the page is changed and the form is filled in. */
async function changeBeforeHydration(
  open: OpenEngineTab,
  route: string,
  { script, moment }: Pick<PageChange, "script" | "moment">,
): Promise<ChangedPage> {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = { paths: /\/assets\/main[^/]*\.js$/, until };
  const noted = `${recordStateScript} ${script}`;
  const extension = moment === "before boot" ? deferUntilBootScript(noted) : undefined;
  const tab = await open(route, { extension, delayed: held });
  if (!extension) await tab.run(noted);
  await tab.fill(typedField.field, typedField.text);
  release();
  await tab.hydrate();
  return { tab, before: await tab.evaluate(readRecordedPageState) };
}

/** Statements that record the state of the page. */
const recordStateScript = `window.noted = (${readPageState})();`;

function readRecordedPageState(): PageState {
  return (window as unknown as { noted: PageState }).noted;
}

/**
 * Returns a script that runs statements as soon as the parser reaches the boot script, the last
 * element of the document.
 */
function deferUntilBootScript(script: string): string {
  return `const observer = new MutationObserver(() => {
    if (!document.querySelector('script[data-site]')) return;
    observer.disconnect();
    ${script}
  });
  observer.observe(document, { childList: true, subtree: true });`;
}

/**
 * Submits the form and returns problems. The form must show errors or focus its links, keep the
 * typed text, and not change the address.
 */
async function findSubmitProblems(tab: Tab): Promise<string[]> {
  await tab.evaluate(() => document.querySelector<HTMLElement>("main form [type=submit]")?.click());
  const answer = tab.waitUntil(
    () =>
      document.querySelector("main [aria-invalid=true]") !== null ||
      document.activeElement?.matches(".ways a"),
  );
  const silent = await problemIfRejected(answer, "a press is not answered");
  const search = await tab.evaluate(() => location.search);
  const isKept = (await tab.value(typedField.field)) === typedField.text;
  return [
    ...silent,
    ...(isKept ? [] : ["a press takes what was typed"]),
    ...(search ? [`the address has become ${search}`] : []),
  ];
}

/** Navigates away and back, and returns problems. */
async function findNavigationProblems(tab: Tab, { words }: PageState): Promise<string[]> {
  const isShown = (path: string, least: number) =>
    location.pathname === path && (document.querySelector("main")?.innerText.length ?? 0) > least;
  const route = await tab.evaluate(() => location.pathname);
  // Click, because WebKit's back navigation skips pages without user interaction.
  await tab.click('header a[href="/sobre"]');
  const away = await problemIfRejected(
    tab.waitUntil(isShown, "/sobre", 500),
    "another page does not come",
  );
  if (away.length) return away;
  await tab.back();
  return problemIfRejected(
    tab.waitUntil(isShown, route, words * 0.8),
    "the page does not come back",
  );
}

function problemIfRejected(waiting: Promise<void>, problem: string): Promise<string[]> {
  return waiting.then(
    () => [],
    () => [problem],
  );
}
