import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import {
  journey,
  type OpenBrowserPage,
  type OpenOptions,
  waitForHydration,
} from "../../testing/browser/journey.ts";
import {
  type StubFormEndpoint,
  startStubFormEndpoint,
} from "../../testing/browser/stub-form-endpoint.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Messages that the browser itself logs about failed responses. */
const expected = /status of|ERR_|CORS|Failed to load/;

/** Builds a site whose form posts to a local server. */
async function buildSite(delivery: string): Promise<{ forms: StubFormEndpoint; contact: string }> {
  const forms = await startStubFormEndpoint();
  const workspace = await createWorkspace();
  const written = `delivery: {type: http, address: "${forms.address}", ${delivery}}`;
  await workspace.edit("pages/contact.yaml", "delivery: {type: demo}", written);
  const dist = join(await createTestFolder(), "dist");
  const folders = ["--content", workspace.directory, "--out", dist];
  const { code, text } = await runCliCommand("build", folders);
  expect(code, text).toBe(0);
  const { server, address } = await serve(dist, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { forms, contact: `${address}/contact` };
}

async function openContact(open: OpenBrowserPage, contact: string, options: OpenOptions = {}) {
  const page = await open({ expected, ignoreHTTPSErrors: true, ...options });
  await page.goto(contact);
  if (options.javaScriptEnabled !== false) await waitForHydration(page);
  return page;
}

const long = `D'Ávila 🧮 مرحبا ${"ã".repeat(100_000)}`;

/** Fills in the form and double-clicks the button, as impatient visitors do. */
async function send(page: Page, message: string) {
  await page.locator("[name=email]").fill("ana@example.org");
  await page.locator("[name=message]").fill(message);
  await page.locator("main form button").dblclick();
}

const message = (page: Page) => page.locator("[name=message]").inputValue();
const news = (page: Page) => page.locator("main form [role=status]").textContent();
const stored = (page: Page) => page.evaluate(() => sessionStorage.length);

/** Waits until the form is idle again. Returns its status message. */
async function verdict(page: Page): Promise<string | null> {
  await expect.poll(() => news(page)).not.toBe("");
  await expect.poll(() => page.locator("main form").getAttribute("data-status")).toBe("idle");
  return news(page);
}

journey(
  "a form keeps its input after every failed delivery and reports success only for a good response",
  { timeout: 180_000 },
  async ({ open }) => {
    const { forms, contact } = await buildSite("timeout: 2");
    const page = await openContact(open, contact);
    await expect.poll(() => stored(page)).toBe(0);
    for (const answer of ["fault", "garbage", "refusal", "broken", "never"] as const) {
      forms.answer = answer;
      const before = forms.received.length;
      await send(page, `${answer} ${long}`);
      const said = answer === "never" ? "late kept" : "failed kept";
      expect(await verdict(page), answer).toBe(said);
      expect(forms.received.length, answer).toBeGreaterThan(before);
      await expect.poll(() => message(page), { message: answer }).toBe(`${answer} ${long}`);
      await expect.poll(() => stored(page), { message: answer }).toBe(1);
      await page.reload();
      await waitForHydration(page);
      await expect.poll(() => news(page), { message: answer }).toBe("restored kept");
      await expect.poll(() => message(page), { message: answer }).toBe(`${answer} ${long}`);
    }
    await page.context().setOffline(true);
    await send(page, long);
    expect(await verdict(page)).toBe("failed kept");
    await expect.poll(() => message(page)).toBe(long);
    await page.context().setOffline(false);

    forms.answer = "slowly";
    const before = forms.received.length;
    await send(page, long);
    expect(await verdict(page)).toBe("Thank you.");
    expect(forms.received.length).toBe(before + 1);
    const { body = "", type } = forms.received.at(-1) ?? {};
    expect(type).toBe("application/json");
    expect(JSON.parse(body)).toEqual({ email: "ana@example.org", service: "", message: long });
    await expect.poll(() => message(page)).toBe("");
    await expect.poll(() => stored(page)).toBe(0);

    forms.answer = "well";
    await send(page, "Again");
    expect(await verdict(page)).toBe("Thank you.");
    expect(forms.received.length).toBe(before + 2);
    await expect.poll(() => page.context().cookies()).toEqual([]);
  },
);

journey(
  "a reload during delivery restores the input in that tab only and reports it",
  { timeout: 120_000 },
  async ({ open }) => {
    const { forms, contact } = await buildSite("timeout: 60");
    const page = await openContact(open, contact);
    forms.answer = "never";
    await send(page, "half way");
    await expect.poll(() => forms.received.length).toBe(1);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => message(page)).toBe("half way");
    await expect.poll(() => news(page)).toBe("restored kept");
    await expect.poll(() => page.locator("[name=email]").inputValue()).toBe("ana@example.org");
    // Another tab does not show the draft.
    const other = await page.context().newPage();
    await other.goto(contact);
    await waitForHydration(other);
    await expect.poll(() => message(other)).toBe("");
  },
);

journey(
  "the browser posts the form itself, URL-encoded, without scripts",
  { timeout: 120_000 },
  async ({ open }) => {
    const { forms, contact } = await buildSite("format: form");
    const page = await openContact(open, contact, { javaScriptEnabled: false });
    await page.locator("[name=email]").fill("ana@example.org");
    await page.locator("[name=message]").fill("Olá & até já");
    await page.locator("main form button").click();
    await expect.poll(() => forms.received.length).toBe(1);
    const { body = "", type } = forms.received[0] ?? {};
    expect(type).toBe("application/x-www-form-urlencoded");
    const posted = Object.fromEntries(new URLSearchParams(body));
    expect(posted).toEqual({
      email: "ana@example.org",
      service: "",
      message: "Olá & até já",
      _gotcha: "",
    });
  },
);
