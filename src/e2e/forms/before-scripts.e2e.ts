import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import {
  journey,
  type OpenBrowserPage,
  type OpenOptions,
  waitForHydration,
} from "../../testing/browser/journey.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** The delivery methods that need no server. */
const deliveries = ["demo", "mailto", "whatsapp"] as const;
type Kind = (typeof deliveries)[number];

const secret = "What nobody else may read";
/** Messages that the browser itself logs when scripts are blocked. */
const expected = /ERR_FAILED|Failed to fetch/;

/** Builds the site of the bicycle workshop with this delivery method. */
async function buildSite(delivery: Kind): Promise<{ dist: string; contact: string }> {
  const workspace = await createWorkspace();
  await workspace.edit("pages/contact.yaml", "{type: demo}", `{type: ${delivery}}`);
  await workspace.edit("site.yaml", "whatsapp: false", "whatsapp: true");
  const dist = join(await createTestFolder(), "dist");
  const folders = ["--content", workspace.directory, "--out", dist];
  const { code, text } = await runCliCommand("build", folders);
  expect(code, text).toBe(0);
  const { server, address } = await serve(dist, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { dist, contact: `${address}/contact` };
}

/**
 * A page, the addresses that it requests or navigates to, and the texts of its dialogs. Requests to
 * https addresses are blocked.
 */
interface Watched {
  page: Page;
  asked: string[];
  /** The addresses that the page navigates to, including those that are blocked. */
  moves: string[];
  said: string[];
}

async function openWatched(open: OpenBrowserPage, options: OpenOptions = {}): Promise<Watched> {
  const page = await open({ expected, ...options });
  const asked: string[] = [];
  const moves: string[] = [];
  const said: string[] = [];
  // Do not contact other hosts.
  await page.route("https://**", (route) => route.abort());
  page.on("request", (request) => asked.push(request.url()));
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.exposeFunction("tellAddress", (address: string) => {
    asked.push(address);
    moves.push(address);
  });
  await page.addInitScript(() => {
    const { navigation, tellAddress } = window as unknown as {
      navigation: EventTarget;
      tellAddress: (address: string) => void;
    };
    navigation.addEventListener("navigate", (event) => {
      const { url } = (event as Event & { destination: { url: string } }).destination;
      tellAddress(url);
      // Stay on the page. The test does not need the response of the other host.
      if (new URL(url).protocol === "https:") event.preventDefault();
    });
  });
  return { page, asked, moves, said };
}

const form = (page: Page) => page.locator("main form.message");
const ways = (page: Page) => page.locator("main .ways a");
const message = (page: Page) => page.locator("[name=message]");
const press = (page: Page) => form(page).getByRole("button").click();
const told = (texts: string[]) => texts.filter((text) => text.includes(encodeURI(secret)));

/** Whether a message was sent, by delivery method. */
const left: Record<Kind, (watched: Watched) => boolean> = {
  demo: ({ said }) => said.includes("Thank you."),
  mailto: ({ asked }) => told(asked).some((url) => url.startsWith("mailto:hello@spoke.example?")),
  whatsapp: ({ asked }) => told(asked).some((url) => url.startsWith("https://wa.me/5538900000000")),
};

/**
 * Finds unsafe forms of a built site: those that would post neither to the site itself nor to an
 * https server. Also returns each `form-action` policy that allows such forms.
 */
function strayForms(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pages = files.filter((name) => name.endsWith(".html"));
  return pages.flatMap((file) => {
    const html = readFileSync(join(dist, file), "utf8");
    const forms = html.match(/<form\b[^>]*>/g) ?? [];
    const [, allowed = ""] = /form-action ([^;"]*)/.exec(html) ?? [];
    const isSafe = (tag: string) =>
      /\saction="?[/#]/.test(tag) ||
      (/\saction="?https:/.test(tag) && /method="?post\b/.test(tag)) ||
      (!/\saction=/.test(tag) && /method="?dialog\b/.test(tag));
    const strays = forms.filter((tag) => !isSafe(tag));
    if (!/^('none'|('self'|https:\S+)( https:\S+)*)$/.test(allowed)) strays.push(allowed);
    return strays.map((stray) => `${file}: ${stray}`);
  });
}

journey(
  "no form of the built site can send to anything but the site itself or an https server",
  () => {
    expect(strayForms(inject("dist"))).toEqual([]);
  },
);

for (const kind of deliveries) {
  journey(
    `${kind}: shows contact links instead of the form without scripts`,
    { timeout: 120_000 },
    async ({ open }) => {
      const { dist, contact } = await buildSite(kind);
      expect(strayForms(dist)).toEqual([]);
      const page = await open({ javaScriptEnabled: false });
      await page.goto(contact);
      for (const control of await form(page).locator("input, select, textarea, button").all())
        expect(await control.isVisible()).toBe(false);
      expect(await page.locator("main h1", { hasText: "Write to us" }).isVisible()).toBe(true);
      const hrefs = await ways(page).evaluateAll((all) =>
        all.map((link) => link.getAttribute("href") ?? ""),
      );
      const letter = "mailto:hello@spoke.example";
      const chat = "https://wa.me/5538900000000";
      const written = kind === "whatsapp" ? [chat, letter] : [letter, chat];
      const expected = [...written, "tel:+5538900000000"];
      expect(hrefs.map((href) => href.replace(/\?.*/, ""))).toEqual(expected);
      const wordsIn = (address: string, name: string) =>
        new URL(hrefs.find((href) => href.startsWith(address)) ?? "").searchParams.get(name);
      expect(wordsIn(letter, "subject")).toBe("Write to us");
      expect(wordsIn(chat, "text")).toContain("Write to us");
      for (const link of await ways(page).all()) expect(await link.isVisible()).toBe(true);
    },
  );

  journey(
    `${kind}: sends nothing, keeps typed text and shows contact links if all scripts are blocked`,
    { timeout: 120_000 },
    async ({ open }) => {
      const { contact } = await buildSite(kind);
      const { page, asked, said } = await openWatched(open);
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(contact);
      await message(page).fill(secret);
      await page.locator("[name=email]").fill("ana@example.org");
      await press(page);
      await page.locator("[name=email]").press("Enter");
      await page.waitForTimeout(300);
      expect(page.url()).toBe(contact);
      expect(asked.filter((url) => /ana|nobody/.test(url))).toEqual([]);
      expect(said).toEqual([]);
      expect(await message(page).inputValue()).toBe(secret);
      expect(await ways(page).count()).toBe(3);
      for (const link of await ways(page).all()) expect(await link.isVisible()).toBe(true);
    },
  );

  journey(
    `${kind}: sends a message submitted before the scripts load once they have loaded`,
    { timeout: 120_000 },
    async ({ open }) => {
      const { contact } = await buildSite(kind);
      const watched = await openWatched(open);
      const { page, asked } = watched;
      const release = await holdScripts(page);
      await page.goto(contact, { waitUntil: "commit" });
      await message(page).fill(secret);
      await press(page);
      await page.waitForTimeout(2000);
      expect(told(asked)).toEqual([]);
      expect(page.url()).toBe(contact);
      expect(await message(page).inputValue()).toBe(secret);
      release();
      await expect.poll(() => left[kind](watched)).toBe(true);
      if (kind === "demo") expect(watched.said).toEqual(["Thank you."]);
      else expect(told(watched.moves)).toHaveLength(1);
      expect(page.url()).toBe(contact);
    },
  );
}

/** Holds back all scripts of a page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wait = (route: Route) => held.then(() => route.continue());
  await page.route("**/*.js", wait);
  return release;
}

journey(
  "does not send text that is typed, but not submitted, while the scripts load",
  { timeout: 120_000 },
  async ({ open }) => {
    const { contact } = await buildSite("demo");
    const { page, said } = await openWatched(open);
    const release = await holdScripts(page);
    await page.goto(contact, { waitUntil: "commit" });
    await message(page).fill(secret);
    await page.locator("[name=email]").fill("ana@example.org");
    await message(page).blur();
    release();
    await waitForHydration(page);
    await page.waitForTimeout(300);
    expect(said).toEqual([]);
    expect(await message(page).inputValue()).toBe(secret);
  },
);

journey(
  "shows the errors of an empty form that is submitted before the scripts load",
  async ({ open }) => {
    const { page, said } = await openWatched(open);
    const release = await holdScripts(page);
    await page.goto(`${inject("address")}/contato`, { waitUntil: "commit" });
    await press(page);
    release();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("name");
    expect(await form(page).locator("[aria-invalid=true]").count()).toBe(4);
    expect(said).toEqual([]);
  },
);

/** Returns the `href` of the focused link. */
const focused = (page: Page) => () =>
  page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");

journey(
  "focuses the contact links on submit and keeps typed text if the main script fails to load",
  { timeout: 120_000 },
  async ({ open }) => {
    const { contact } = await buildSite("demo");
    const { page } = await openWatched(open);
    await page.route("**/main*.js", (route) => route.abort());
    await page.goto(contact);
    await message(page).fill(secret);
    for (const _ of ["first", "second"]) {
      await press(page);
      await expect.poll(focused(page)).toMatch(/^mailto:/);
      expect(await message(page).inputValue()).toBe(secret);
      await message(page).focus();
    }
  },
);

// Most browsers cache the failure of a module (whatwg/html#6768), so only the other parts can be
// retried.
journey(
  "focuses the contact links on submit if the site data fails to load, and retries on the next submit",
  { timeout: 120_000 },
  async ({ open }) => {
    const { contact } = await buildSite("demo");
    const { page, said } = await openWatched(open);
    const siteData = /\/site[^/]*\.json$/;
    await page.route(siteData, (route) => route.abort());
    await page.goto(contact);
    await message(page).fill(secret);
    await press(page);
    await expect.poll(focused(page)).toMatch(/^mailto:/);
    expect(await message(page).inputValue()).toBe(secret);
    await page.unroute(siteData);
    await press(page);
    await expect.poll(() => said).toEqual(["Thank you."]);
  },
);

journey(
  "the newsletter form rejects an empty address, but accepts any other text",
  async ({ open }) => {
    const { page, asked, moves } = await openWatched(open);
    await page.goto(`${inject("address")}/blog`);
    await waitForHydration(page);
    const letter = page.locator(".newsletter form");
    const email = letter.locator("[name=email]");
    await letter.getByRole("checkbox").check();
    for (const nothing of ["", "   "]) {
      await email.fill(nothing);
      await letter.getByRole("button").click();
      await expect.poll(() => letter.locator(".error").allTextContents()).toHaveLength(1);
      expect(await letter.locator(".email .error").textContent()).toBe("Escreva o seu e-mail");
      expect(await email.getAttribute("aria-invalid")).toBe("true");
      expect(await email.evaluate((each) => each === document.activeElement)).toBe(true);
    }
    expect(asked.filter((url) => url.startsWith("mailto:"))).toEqual([]);
    await email.fill("not an address");
    await letter.getByRole("button").click();
    await expect.poll(() => moves.filter((url) => url.startsWith("mailto:"))).toHaveLength(1);
    expect(moves.at(-1)).toContain("not%20an%20address");
  },
);
