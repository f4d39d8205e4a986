import type { Page } from "playwright-core";
import type { OpenBrowserPage } from "../browser/journey.ts";

/** A page that records policy violations, requests to other sites and stored data. */
export interface MonitoredPage {
  page: Page;
  /** Returns policy violations, requests to other origins, and keys found in browser storage. */
  complaints(): Promise<string[]>;
}

/** Opens a page with the recorders installed before its first request. */
export async function openMonitoredPage(
  open: OpenBrowserPage,
  address: string,
): Promise<MonitoredPage> {
  const page = await open();
  const found: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== address && protocol !== "data:" && protocol !== "blob:")
      found.push(`asked ${request.url()}`);
  });
  await page.exposeFunction("tellStopped", (stopped: string) => found.push(`stopped ${stopped}`));
  await page.addInitScript(recordPolicyViolations);
  const complaints = async () => {
    const cookies = await page.context().cookies();
    const kept = [
      ...cookies.map(({ name }) => name),
      ...(await page.evaluate(listBrowserStorageNames)),
    ];
    return [...found, ...kept.map((name) => `keeps ${name}`)];
  };
  return { page, complaints };
}

/** Runs in the page, before the page's own scripts. */
function recordPolicyViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    const { tellStopped } = window as unknown as { tellStopped(stopped: string): void };
    tellStopped(`${effectiveDirective} ${blockedURI}`);
  });
}

/** Runs in the page. Returns the names of everything stored for its origin. */
async function listBrowserStorageNames(): Promise<string[]> {
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
