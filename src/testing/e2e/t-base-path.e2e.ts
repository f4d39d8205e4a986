import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../press/serve.ts";
import { hydrated, journey } from "../browser/journey.ts";
import { runCommand, temporaryFolder } from "../command.ts";

/** The shipped site, built for a path of its host, and served there. */
async function buildBelow(path: string) {
  const dist = join(await temporaryFolder(), "dist");
  const url = `https://host.example${path}/`;
  const { code, text } = await runCommand("build", ["--out", dist, "--url", url]);
  expect(code, text).toBe(0);
  const { server, address } = await serve(dist, 0, path);
  onTestFinished(() => void server.close());
  return { dist, address };
}

/** All addresses of the site that its pages name, resolved against the page. */
function addressesIn(dist: string, address: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const found = new Map<string, string>();
  for (const file of files.filter((name) => /\.(html|css|xml|webmanifest)$/.test(name))) {
    const page = new URL(file.replaceAll("\\", "/"), `${address}/`);
    const text = readFileSync(join(dist, file), "utf8");
    const names = text.matchAll(
      /(?: (?:href|src|action|data-in-place|data-site)=(?!&)"?|url\(["']?)([^"')\s>]+)/g,
    );
    for (const [, name = ""] of names) {
      const url = new URL(name.replaceAll("&amp;", "&"), page);
      if (url.origin === page.origin) found.set(url.href.replace(/#.*/, ""), file);
    }
  }
  return found;
}

journey(
  "a site below a path of its host has no broken address",
  { timeout: 120_000 },
  async ({ visit }) => {
    const { dist, address } = await buildBelow("/chronos");
    const addresses = addressesIn(dist, address);
    expect(addresses.size).toBeGreaterThan(50);
    for (const [href, file] of addresses) {
      expect(new URL(href).pathname, `${href} in ${file}`).toMatch(/^\/chronos\//);
      expect((await fetch(href)).status, `${href} in ${file}`).toBe(200);
    }

    const page = await visit("/");
    await page.goto(address);
    await hydrated(page);
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
    await hydrated(page);
    await page
      .getByRole("link", { name: /^Gestão/ })
      .first()
      .click();
    await page.waitForURL(/\/chronos\/blog\?categoria=gestao/);
    await page.goto(`${address}/SOBRE`);
    await page.waitForURL(/\/chronos\/sobre$/);
  },
);
