import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../browser/journey.ts";

const article = "/blog/abertura-de-empresa-passo-a-passo";
const link = `main h3 a[href^='${article}']`;
const last = ".article .sources";

/** Holds the document of the article back until the given promise is fulfilled. */
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
  "an article shows its heading at once, and its text when that is there",
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

journey("it is then the same as where it was loaded", async ({ visit }) => {
  const page = await visit("/blog");
  await page.click(link);
  await page.waitForSelector(".share button:visible");
  const words = () => page.locator("main").innerText();
  const followed = await words();
  await page.goto(new URL(article, page.url()).href);
  await page.waitForSelector(".share button:visible");
  expect(await words()).toBe(followed);
});

journey("where its text does not come, the browser loads the page", async ({ visit }) => {
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
});

journey("where another page comes in its place, the browser loads the page", async ({ visit }) => {
  const page = await visit("/blog");
  const missing = await (await page.request.get(new URL("/404.html", page.url()).href)).text();
  await page.route(`**${article}`, (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 404, contentType: "text/html", body: missing })
      : route.continue(),
  );
  await page.click(link);
  await page.waitForSelector(last, { timeout: 10_000 });
});

journey("back and forth finds the text whole, and the place where one read", async ({ visit }) => {
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
});

journey("a link into the middle of an article leads there", async ({ visit }) => {
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

journey("the articles whose headings are in view are fetched ahead", async ({ visit }) => {
  const page = await visit("/blog");
  await page.locator(link).scrollIntoViewIfNeeded();
  const isFetched = () =>
    page.evaluate(
      (path) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(path)),
      `${article}.json`,
    );
  await expect.poll(isFetched).toBe(true);
});
