import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { rootAddresses } from "../../testing/sites/root-addresses.ts";
import { addTrades } from "../../testing/sites/trades-site.ts";

const origin = "https://host.example";

/** Builds a site for a base path and serves it there. */
async function buildBelow(path: string, content: string) {
  const dist = join(await createTestFolder(), "dist");
  const args = ["--content", content, "--out", dist, "--url", `${origin}${path}/`];
  const { code, text } = await runCliCommand("build", args);
  expect(code, text).toBe(0);
  const { server, address } = await serve(dist, 0, path);
  onTestFinished(() => void server.close());
  return { dist, address };
}

/**
 * Finds all root-relative addresses in the site's files, resolved against the server. The values
 * name where each address occurs.
 */
function addressesIn(dist: string, address: string): Map<string, string> {
  // A prefix is not a complete address: a script completes it.
  const found = rootAddresses(dist, origin).filter(({ place }) => !place.endsWith("prefix"));
  return new Map(
    found.map(({ file, place, path }) => {
      const url = new URL(path.replaceAll("&amp;", "&").replace(/#.*/, ""), address);
      return [url.href, `${place} in ${file}`];
    }),
  );
}

/** Expects every address to be below the path and to answer 200. */
async function expectAll(addresses: ReadonlyMap<string, string>, path: string) {
  for (const [href, place] of addresses) {
    expect(`${new URL(href).pathname}/`, `${href}, ${place}`).toContain(`${path}/`);
    expect((await fetch(href)).status, `${href}, ${place}`).toBe(200);
  }
}

journey(
  "every address of a site below a base path works, also in client navigation",
  { timeout: 120_000 },
  async ({ visit }) => {
    const { dist, address } = await buildBelow("/chronos", "content");
    const addresses = addressesIn(dist, address);
    expect(addresses.size).toBeGreaterThan(50);
    await expectAll(addresses, "/chronos");

    const page = await visit("/");
    await page.goto(address);
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    for (const name of ["Sobre", "Contato", "Blog", "Home"]) {
      await page.locator("header nav").getByRole("link", { name, exact: true }).first().click();
      await page.waitForFunction(
        (text) => document.querySelector("[aria-current=page]")?.textContent === text,
        name,
      );
      expect(new URL(page.url()).pathname).toMatch(/^\/chronos\//);
    }
    expect(await page.evaluate(() => "same" in window), "one document all the way").toBe(true);
    await page.goto(`${address}/blog`);
    await waitForHydration(page);
    await page
      .getByRole("link", { name: /^Gestão/ })
      .first()
      .click();
    await page.waitForURL(/\/chronos\/blog\?categoria=gestao/);
    await page.goto(`${address}/SOBRE`);
    await page.waitForURL(/\/chronos\/sobre$/);
  },
);

journey(
  "gallery pictures below a base path load as AVIF or SVG after a page load and a client navigation",
  { timeout: 120_000 },
  async ({ open }) => {
    const workspace = await createWorkspace();
    await addTrades(workspace);
    const { dist, address } = await buildBelow("/padaria-1962", workspace.directory);
    await expectAll(addressesIn(dist, address), "/padaria-1962");

    const page = await open();
    const shown = () =>
      page.locator("main .gallery img").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { currentSrc, naturalWidth } = picture as HTMLImageElement;
          return naturalWidth > 0 ? currentSrc : "";
        }),
      );
    const seen = async () => {
      for (const picture of await page.locator("main .gallery img").all())
        await picture.scrollIntoViewIfNeeded();
      const print = `^${address}/media/[^ ]+\\.(avif|svg)$`;
      await expect.poll(async () => (await shown()).every((each) => each.match(print))).toBe(true);
    };
    await page.goto(`${address}/padaria`);
    await waitForHydration(page);
    await seen();
    await page.locator(".gallery a[aria-haspopup]").first().click();
    const large = page.getByRole("dialog").locator("img");
    await expect
      .poll(() => large.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await page.goto(`${address}/clinica`);
    await waitForHydration(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { textContent: "Padaria" });
      link.href = "/padaria-1962/padaria";
      document.querySelector("main")?.prepend(link);
      Object.assign(window, { same: true });
    });
    await page.getByRole("link", { name: "Padaria", exact: true }).click();
    await page.waitForURL(/\/padaria$/);
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    await seen();
  },
);
