import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openOrCreateMessageFile } from "../../forms/node/sqlite-file.ts";
import { listMessages } from "../../forms/node/stored-messages.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";
import { createTestFolder, runCliCommand, startCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Builds a site that receives its own form, and serves it. */
async function serveSite() {
  const workspace = await createWorkspace();
  await workspace.file(
    "pages/letters.yaml",
    `route: /letters
title: Letters
description: A form.
blocks:
  - type: form
    id: letter
    title: Write to us
    fields:
      - {name: email, type: email, label: E-mail, rules: [{type: required, message: Who are you?}]}
      - {name: message, type: textarea, label: Message}
    submit: Send
    success: Thank you.
    delivery: worker
`,
  );
  const folder = await createTestFolder();
  const site = ["--content", workspace.directory, "--out", join(folder, "dist")];
  const { code, text } = await runCliCommand("build", site);
  expect(code, text).toBe(0);
  const file = join(folder, "messages.db");
  const child = startCommand("serve", [...site, "--port", "0", "--forms", file]);
  let said = "";
  child.stdout.on("data", (data) => (said += data));
  const address = () => /The site is at (\S+)/.exec(said)?.[1];
  await expect.poll(address).toBeDefined();
  return {
    address: address() ?? "",
    async stop() {
      child.kill("SIGTERM");
      await once(child, "close");
    },
    /** Returns the stored messages, oldest first. */
    async kept() {
      const { sql, close } = await openOrCreateMessageFile(file);
      const messages = await listMessages(sql);
      close();
      return messages.map(({ form, verified, fields }) => ({ form, verified, fields }));
    },
  };
}

async function write(page: Page, message: string) {
  await page.locator("[name=email]").fill("ana@example.org");
  await page.locator("[name=message]").fill(message);
}

journey(
  "the site's server stores what a visitor submits, with and without scripts",
  { timeout: 120_000 },
  async ({ open }) => {
    const { address, kept, stop } = await serveSite();
    // The server stops before the pages close. The browser logs that it is unreachable.
    const expected = /ERR_CONNECTION_REFUSED/;
    const scripted = await open({ expected });
    await scripted.goto(`${address}/letters`);
    await waitForHydration(scripted);
    await write(scripted, "Olá & até já\nZoë 🙂");
    // The server would take a faster visitor for a bot.
    await scripted.waitForTimeout(3100);
    await scripted.locator("main form button").click();
    const news = () => scripted.locator("main form [role=status]").textContent();
    await expect.poll(news).toBe("Thank you.");
    const first = {
      ...{ form: "letters-letter", verified: true },
      fields: { email: "ana@example.org", message: "Olá & até já\nZoë 🙂" },
    };
    await expect.poll(kept).toEqual([first]);

    const bare = await open({ expected, javaScriptEnabled: false });
    await bare.goto(`${address}/letters`);
    await write(bare, "Sem scripts\n2ª linha");
    await bare.locator("main form button").click();
    await bare.waitForURL(/\/_prelo\/forms\/letters-letter\?arrived$/);
    await expect.poll(() => bare.locator("main").textContent()).toContain("Thank you.");
    await expect
      .poll(() => bare.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(1280);
    await bare.reload();
    await expect.poll(kept).toEqual([
      first,
      {
        ...{ form: "letters-letter", verified: false },
        fields: { email: "ana@example.org", message: "Sem scripts\n2ª linha" },
      },
    ]);
    await bare.getByRole("link").click();
    await bare.waitForURL(/\/letters$/);
    await stop();
  },
);

journey(
  "the response pages for browsers without scripts are accessible and fit widths from 320 px",
  { timeout: 120_000 },
  async ({ open }) => {
    const { address, stop } = await serveSite();
    const forms = `${address}/_prelo/forms/letters-letter`;
    for (const width of [1440, 768, 360, 320]) {
      const page = await open({ viewport: { width, height: 700 }, expected: /status of 422/ });
      const isWell = async () => {
        expect(await findAccessibilityErrors(page, "html")).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      };
      await page.goto(`${forms}?arrived`);
      await isWell();
      await page.goto(`${address}/letters`);
      await page.locator("main form").evaluate((form) => {
        HTMLFormElement.prototype.submit.call(form);
      });
      await page.waitForURL(forms);
      await expect.poll(() => page.locator("main").textContent()).toContain("E-mail: Who are you?");
      await isWell();
      await page.context().close();
    }
    await stop();
  },
);
