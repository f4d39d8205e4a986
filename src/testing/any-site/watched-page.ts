import type { Page } from "playwright-core";
import type { Open } from "../browser/journey.ts";

/** A page that tells what it should not have done. */
export interface MonitoredPage {
  page: Page;
  /** What its policy stopped, what was asked of other sites, and what is kept in the browser. */
  complaints(): Promise<string[]>;
}

/** Opens a page that is watched from before its first request. */
export async function openMonitored(open: Open, address: string): Promise<MonitoredPage> {
  const page = await open();
  const found: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== address && protocol !== "data:" && protocol !== "blob:")
      found.push(`asked ${request.url()}`);
  });
  await page.exposeFunction("tellStopped", (stopped: string) => found.push(`stopped ${stopped}`));
  await page.addInitScript(watchPolicy);
  const complaints = async () => {
    const cookies = await page.context().cookies();
    const kept = [...cookies.map(({ name }) => name), ...(await page.evaluate(readBrowserStorage))];
    return [...found, ...kept.map((name) => `keeps ${name}`)];
  };
  return { page, complaints };
}

/** Runs in the page, before its scripts. */
function watchPolicy(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const { tellStopped } = window as unknown as { tellStopped(stopped: string): void };
    tellStopped(`${effectiveDirective} ${blockedURI}`);
  });
}

/** Runs in the page: what the browser keeps for it, by name. */
async function readBrowserStorage(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const workers = await navigator.serviceWorker?.getRegistrations();
  return [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
    ...databases.map(({ name = "" }) => name),
    ...("caches" in window ? await caches.keys() : []),
    ...(workers ?? []).map(({ scope }) => scope),
  ];
}
