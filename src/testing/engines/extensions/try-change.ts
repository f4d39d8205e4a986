import type { Tab } from "../tab.ts";
import type { SiteOptions } from "../watched-site.ts";
import { type PageChange, typing } from "./page-changes.ts";

/** Opens a page, and does not wait for hydration. */
export type OpenPage = (route: string, options: SiteOptions) => Promise<Tab>;

/** React says so where it has found a change, and renders the block anew. */
export const mismatch = /React error #4\d\d/;

/** What a visitor has of a page. */
export type PageState = ReturnType<typeof readState>;

/** Counts what must not get lost; runs in the page. */
function readState() {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  return {
    words: document.querySelector("main")?.innerText.replace(/\s+/g, " ").length ?? 0,
    links: count("main a:not(noscript *)"),
    fields: count("main form :is(input, select, textarea):not([hidden])"),
    buttons: count("main form [type=submit]"),
  };
}

/** Reads what a page has that nothing has changed. */
export async function readUnchanged(open: OpenPage, route: string): Promise<PageState> {
  const tab = await open(route, {});
  await tab.wake();
  return tab.evaluate(readState);
}

/** Changes a page, uses it as a visitor does, and says what does not work any more. */
export async function tryChange(
  open: OpenPage,
  change: PageChange,
  unchanged: PageState,
): Promise<string[]> {
  const tab = await changePage(open, change);
  const problems = await findLosses(tab, change, unchanged);
  if (await tab.seen("main form [type=submit]")) problems.push(...(await trySending(tab)));
  return [...problems, ...(await tryLeaving(tab, unchanged))];
}

async function findLosses(tab: Tab, { kind }: PageChange, unchanged: PageState): Promise<string[]> {
  const now = await tab.evaluate(readState);
  const isFewer = (name: keyof PageState, share = 1) => now[name] < unchanged[name] * share;
  return [
    ...(isFewer("words", 0.9) ? [`words: ${now.words} of ${unchanged.words}`] : []),
    ...(isFewer("links") ? [`links: ${now.links} of ${unchanged.links}`] : []),
    ...(isFewer("fields") ? [`fields: ${now.fields} of ${unchanged.fields}`] : []),
    ...(isFewer("buttons") && kind !== "no button" ? ["the button is gone"] : []),
    ...((await tab.value(typing.field)) === typing.text ? [] : ["what was typed is gone"]),
  ];
}

/** Opens a page, changes it at its moment, and types into its first field. */
async function changePage(open: OpenPage, { route, moment, script }: PageChange): Promise<Tab> {
  // What arrives in slices is filled in as it arrives.
  if (moment === "while streaming") {
    const tab = await open(route, { extension: script, isSlow: true });
    await tab.wake();
    return tab;
  }
  if (moment === "after hydration") {
    const tab = await open(route, {});
    await tab.wake();
    await tab.run(script);
    await tab.fill(typing.field, typing.text);
    return tab;
  }
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = { paths: /\/assets\/main[^/]*\.js$/, until };
  const extension = moment === "before boot" ? beforeBoot(script) : undefined;
  const tab = await open(route, { extension, held });
  if (moment === "before hydration") await tab.run(script);
  await tab.fill(typing.field, typing.text);
  release();
  await tab.wake();
  return tab;
}

/** Runs statements as soon as the parser has come to the boot script, which is the last of the document. */
function beforeBoot(script: string): string {
  return `const observer = new MutationObserver(() => {
    if (!document.querySelector('script[data-site]')) return;
    observer.disconnect();
    ${script}
  });
  observer.observe(document, { childList: true, subtree: true });`;
}

/** A form that is pressed names its mistakes or leads to its links; nothing is in the address. */
async function trySending(tab: Tab): Promise<string[]> {
  await tab.evaluate(() => document.querySelector<HTMLElement>("main form [type=submit]")?.click());
  const answer = tab.until(
    () =>
      document.querySelector("main [aria-invalid=true]") !== null ||
      document.activeElement?.matches(".ways a"),
  );
  const silent = await says(answer, "a press is not answered");
  const search = await tab.evaluate(() => location.search);
  const isKept = (await tab.value(typing.field)) === typing.text;
  return [
    ...silent,
    ...(isKept ? [] : ["a press takes what was typed"]),
    ...(search ? [`the address has become ${search}`] : []),
  ];
}

/** Another page, and the way back, work. */
async function tryLeaving(tab: Tab, { words }: PageState): Promise<string[]> {
  const isShown = (path: string, least: number) =>
    location.pathname === path && (document.querySelector("main")?.innerText.length ?? 0) > least;
  const route = await tab.evaluate(() => location.pathname);
  await tab.evaluate(() => document.querySelector<HTMLElement>('header a[href="/sobre"]')?.click());
  const away = await says(tab.until(isShown, "/sobre", 500), "another page does not come");
  if (away.length) return away;
  await tab.back();
  return says(tab.until(isShown, route, words * 0.8), "the page does not come back");
}

function says(waiting: Promise<void>, problem: string): Promise<string[]> {
  return waiting.then(
    () => [],
    () => [problem],
  );
}
