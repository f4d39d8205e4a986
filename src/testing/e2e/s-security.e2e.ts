import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { serve } from "../../press/serve.ts";
import { hydrated, journey } from "../browser/journey.ts";
import { runCommand, temporaryFolder } from "../command.ts";
import { createWorkspace } from "../content/workspace.ts";

/** Gathers what the policy stops, from before the first script on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      stopped.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

function routesOf(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => file.slice(0, -5));
  return pages.map((file) => `/${file === "index" ? "" : file.replaceAll("\\", "/")}`);
}

journey("no page does what its policy forbids", { timeout: 120_000 }, async ({ visit }) => {
  const page = await visit("/");
  const stopped = await watchPolicy(page);
  for (const route of routesOf(inject("dist"))) {
    await page.goto(inject("address") + route);
    await hydrated(page);
    expect(await stopped(), route).toEqual([]);
  }
});

journey("nor does the way from page to page", async ({ visit }) => {
  const page = await visit("/");
  const stopped = await watchPolicy(page);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  for (const name of ["Sobre", "Serviços", "Contato", "Blog", "Home"]) {
    await page.locator("header nav").getByRole("link", { name, exact: true }).first().click();
    await page.waitForFunction(
      (text) => document.querySelector("[aria-current=page]")?.textContent === text,
      name,
    );
  }
  expect(await stopped()).toEqual([]);
  expect(await page.evaluate(() => "same" in window), "one document all the way").toBe(true);
});

journey("markup that someone smuggles in cannot run", async ({ visit }) => {
  const page = await visit("/", { expected: /Content Security Policy|TrustedHTML|Trusted/ });
  const ran = await page.evaluate(async () => {
    const tries = [
      () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran=1'>"),
      () => {
        const script = document.createElement("script");
        script.append("window.ran=2");
        document.body.append(script);
      },
      () => document.body.setAttribute("onclick", "window.ran=3"),
      () => void setTimeout("window.ran=4"),
    ];
    for (const attempt of tries) {
      try {
        attempt();
      } catch {
        // Stopped at once, as it should be.
      }
    }
    document.body.click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (window as { ran?: number }).ran;
  });
  expect(ran).toBeUndefined();
});

journey("a form that no server takes may go nowhere by itself", async ({ visit }) => {
  for (const route of ["/contato", "/blog", "/"]) {
    const page = await visit(route, { javaScriptEnabled: false });
    const policy = await page.locator("meta[http-equiv]").getAttribute("content");
    expect(policy, route).toContain("form-action 'none';");
  }
});

journey(
  "a form that a server takes is allowed in the document from which its page is reached",
  { timeout: 60_000 },
  async ({ visit }) => {
    const workspace = await createWorkspace();
    const delivery = "{type: http, address: https://forms.example/send}";
    await workspace.edit("pages/contact.yaml", "{type: demo}", delivery);
    const dist = join(await temporaryFolder(), "dist");
    const args = ["--content", workspace.directory, "--out", dist];
    const { code, text } = await runCommand("build", args);
    expect(code, text).toBe(0);
    const { server, address } = await serve(dist, 0);
    onTestFinished(() => void server.close());
    const page = await visit("/");
    const policy = () => page.locator("meta[http-equiv]").getAttribute("content");
    await page.goto(`${address}/contact`);
    expect(await policy()).toContain("form-action https://forms.example;");
    await page.goto(address);
    expect(await policy()).toContain("connect-src 'self' https://forms.example;");
    expect(await policy()).toContain("form-action 'none';");
  },
);
