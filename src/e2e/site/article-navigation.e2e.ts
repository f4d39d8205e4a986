import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";

const article = "/blog/abertura-de-empresa-passo-a-passo";
const link = `main h3 a[href^='${article}']`;
const last = ".article .sources";

/** Holds back the fetched document of the article until the promise settles. */
async function holdDocument(page: Page, until: Promise<unknown>): Promise<void> {
  await page.route(`**${article}`, async (route) => {
    if (route.request().resourceType() === "fetch") await until;
    await route.continue().catch(() => {});
  });
}

function opened(): { opening: Promise<void>; open: () => void } {
  let open = () => {};
  const opening = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opening, open };
}

journey(
  "an article shows and focuses its heading immediately and adds its text when it has loaded",
  async ({ visit }) => {
    const page = await visit("/blog");
    const { opening, open } = opened();
    await holdDocument(page, opening);
    await page.click(link);
    await page.waitForSelector(".article h1");
    const focus = () => page.evaluate(() => document.activeElement?.localName);
    expect(await focus()).toBe("h1");
    expect(await page.locator(last).count()).toBe(0);
    open();
    await page.waitForSelector(last);
    expect(await focus()).toBe("h1");
    expect(await page.locator(".article h1").count()).toBe(1);
    await page.waitForSelector(".share button:visible");
  },
);

journey(
  "an article reached by a link shows the same text as after a page load",
  async ({ visit }) => {
    const page = await visit("/blog");
    await page.click(link);
    await page.waitForSelector(".share button:visible");
    const words = () => page.locator("main").innerText();
    const followed = await words();
    await page.goto(new URL(article, page.url()).href);
    await page.waitForSelector(".share button:visible");
    expect(await words()).toBe(followed);
  },
);

journey(
  "the browser loads the page if fetching the text of an article fails",
  async ({ visit }) => {
    const page = await visit("/blog", { expected: /ERR_FAILED/ });
    await page.route(`**${article}`, (route) =>
      route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await page.click(link);
    await page.waitForSelector(last);
    const [navigation] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map(({ name }) => name),
    );
    expect(navigation).toContain(article);
  },
);

journey("an article still shows its text if the fetch returns another page", async ({ visit }) => {
  const page = await visit("/blog");
  const missing = await (await page.request.get(new URL("/404.html", page.url()).href)).text();
  await page.route(`**${article}`, (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 404, contentType: "text/html", body: missing })
      : route.continue(),
  );
  await page.click(link);
  await page.waitForSelector(last);
});

journey(
  "going back to an article restores its whole text and the scroll position",
  async ({ visit }) => {
    const page = await visit("/blog");
    await page.click(link);
    await page.locator(last).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    await page.click("header .logo");
    await page.waitForURL(/\/$/);
    await page.goBack();
    await page.waitForSelector(last);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  },
);

journey("a link with a fragment scrolls to that heading of the article", async ({ visit }) => {
  const page = await visit("/blog");
  const place = "#no-dia-seguinte-ao-cnpj";
  await page.locator(link).evaluate((element, hash) => {
    element.setAttribute("href", element.getAttribute("href") + hash);
  }, place);
  await page.click(link);
  await page.waitForSelector(last);
  const top = await page.locator(place).evaluate((heading) => heading.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(200);
});

/**
 * Returns the article's header, without attributes that depend on picture loading or on the focus.
 */
function beginning(page: Page): Promise<string> {
  return page.locator(".article > header").evaluate((header) => {
    const [copy] = [header.cloneNode(true) as Element];
    for (const each of copy.querySelectorAll("img, h1"))
      for (const name of ["loading", "decoding", "fetchpriority", "tabindex"])
        each.removeAttribute(name);
    return copy.outerHTML;
  });
}

journey(
  "an article reached from any card has the title and header of its document",
  async ({ visit }) => {
    const page = await visit("/blog");
    const links = page.locator("main h3 a");
    for (let index = 0; index < (await links.count()); index += 1) {
      const [title, to] = [
        await links.nth(index).innerText(),
        await links.nth(index).getAttribute("href"),
      ];
      await links.nth(index).click();
      await page.waitForSelector(last);
      const followed = [await page.title(), await beginning(page)];
      await page.goto(new URL(to ?? "", page.url()).href);
      expect([await page.title(), await beginning(page)], title).toEqual(followed);
      await page.goto(new URL("/blog", page.url()).href);
      await waitForHydration(page);
    }
  },
  60_000,
);

journey("hovering over a card does not fetch its article", async ({ visit }) => {
  const page = await visit("/blog");
  await page.locator(link).hover();
  await page.waitForTimeout(500);
  const asked = () =>
    page.evaluate(
      (path) =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes(path)).length,
      article,
    );
  expect(await asked()).toBe(0);
});

journey(
  "an article that no card links to opens with the title and header of its document",
  async ({ visit }) => {
    const page = await visit("/blog");
    await page.click(link);
    await page.waitForSelector(last);
    const next = page.locator(".neighbours a").first();
    const to = await next.getAttribute("href");
    await page.locator(".stories").evaluate((stories) => stories.remove());
    await next.click();
    await page.waitForURL(`**${to}`);
    await page.waitForSelector(last);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("h1");
    const followed = [await page.title(), await beginning(page)];
    await page.reload();
    expect([await page.title(), await beginning(page)]).toEqual(followed);
  },
);
