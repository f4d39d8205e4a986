import type { Page } from "playwright-core";
import { type BrowserExecutable, launchBrowser } from "../../browser/launch-browser.ts";
import type { BrowserDriver, BrowserEngine } from "../engine.ts";

/** Starts headless Chromium. Each tab has a context of its own. */
export async function startChromium(launcher?: BrowserExecutable): Promise<BrowserEngine> {
  const browser = await launchBrowser(launcher);
  return {
    open: async ({ width, height, dark, acceptsUnsigned }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? "dark" : "light",
        locale: "pt-BR",
        ignoreHTTPSErrors: acceptsUnsigned,
        // Some buttons copy a text. A headless browser cannot prompt and would deny permission.
        permissions: ["clipboard-write"],
      });
      return createChromiumDriver(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function createChromiumDriver(page: Page): BrowserDriver {
  return {
    load: async (address) => void (await page.goto(address)),
    evaluate: async (expression) => (await page.evaluate<string | undefined>(expression)) ?? "",
    click: (x, y) => page.mouse.click(x, y),
    key: (chord) => page.keyboard.press(chord),
    type: (text) => page.keyboard.type(text),
    traverseHistory: async (by) => {
      // Asynchronous, because a page that navigates away immediately cannot return a result.
      await page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);
    },
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: (fullPage) => page.screenshot({ fullPage }),
    close: () => page.context().close(),
  };
}
