import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { test as base, inject } from "vitest";
import { launchBrowser } from "./browser.ts";

/** Opens a page of the built site and waits until it answers by itself. */
export type Visit = (route: string, options?: VisitOptions) => Promise<Page>;

export interface VisitOptions extends BrowserContextOptions {
  /** Do not wait for hydration. */
  raw?: boolean;
  /** Errors in the console that the journey itself brings about. */
  expected?: RegExp;
}

export const phone = { viewport: { width: 360, height: 740 } };
export const desktop = { viewport: { width: 1280, height: 800 } };

let browser: ReturnType<typeof launchBrowser> | undefined;

/**
 * A test in a real browser. `visit` opens a route of the built site in a fresh context (its own
 * storage, its own cache); an error in the page's console or script fails the test.
 */
export const journey = base.extend<{ visit: Visit }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here.
  visit: async ({}, use) => {
    browser ??= launchBrowser(inject("browser"));
    const started = await browser;
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (route, { raw = false, expected = /status of 404/, ...options } = {}) => {
      const context = await started.newContext({ ...desktop, locale: "pt-BR", ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        const isError = message.type() === "error" && !expected.test(message.text());
        if (isError) errors.push(message.text());
      });
      await page.goto(inject("address") + route);
      if (!raw && options.javaScriptEnabled !== false) await hydrated(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (errors.length) throw new Error(errors.join("\n"));
  },
});

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

/** The text of an element as a person reads it: white space, also the non-breaking kind, folded. */
export function readable(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
