import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { test as base, inject } from "vitest";
import { launchBrowser } from "./launch-browser.ts";

/**
 * Opens an empty page in a fresh context, with its own storage and cache. Its base URL is the built
 * site.
 */
export type OpenBrowserPage = (options?: OpenOptions) => Promise<Page>;

export interface OpenOptions extends BrowserContextOptions {
  /** Console errors that the journey causes on purpose. */
  expected?: RegExp;
}

/** Opens a page of the built site and waits for hydration. */
export type VisitRoute = (route: string, options?: VisitOptions) => Promise<Page>;

interface VisitOptions extends OpenOptions {
  /** Whether to return before hydration. */
  raw?: boolean;
}

export const phoneContext = { viewport: { width: 360, height: 740 } };
export const desktopContext = { viewport: { width: 1280, height: 800 } };

let browser: ReturnType<typeof launchBrowser> | undefined;

/**
 * A test in a real browser. `visit` opens a route of the built site. `open` opens an empty page,
 * for setup or listeners that must exist before the first request. An error in a page's console or
 * script fails the test.
 */
export const journey = base.extend<{ open: OpenBrowserPage; visit: VisitRoute }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here.
  open: async ({}, use) => {
    browser ??= launchBrowser(inject("browser"));
    const started = await browser;
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async ({ expected = /status of 404/, ...options } = {}) => {
      const baseURL = inject("address");
      const context = await started.newContext({
        ...desktopContext,
        locale: "pt-BR",
        baseURL,
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      await throttleCpu(page);
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        const isError = message.type() === "error" || isHydrationMismatch(message.text());
        if (isError && !expected.test(message.text())) errors.push(message.text());
      });
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (errors.length) throw new Error(errors.join("\n"));
  },
  visit: async ({ open }, use) => {
    await use(async (route, { raw = false, ...options } = {}) => {
      const page = await open(options);
      await page.goto(route);
      if (!raw && options.javaScriptEnabled !== false) await waitForHydration(page);
      return page;
    });
  },
});

/** Whether a console message is React's report of a hydration mismatch. */
function isHydrationMismatch(text: string): boolean {
  return /React error #4\d\d|Hydration failed/.test(text);
}

/**
 * Throttles the CPU by the factor in `SLOW_PAGES`. Journeys that do not wait long enough then fail.
 */
async function throttleCpu(page: Page): Promise<void> {
  const rate = Number(process.env.SLOW_PAGES ?? 1);
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Replaces `navigator.connection` in pages opened from now on. */
export async function setNavigatorConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
}

/** Waits until React has taken over the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

/**
 * Collapses all white space in a text, including non-breaking spaces, and trims it.
 */
export function collapseWhiteSpace(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
