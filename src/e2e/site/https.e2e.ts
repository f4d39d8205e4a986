import { readdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { waitForHydration } from "../../testing/browser/journey.ts";
import {
  recordSecurityMessages,
  supportsSecurityState,
} from "../../testing/browser-security-messages.ts";
import { type DebuggableBrowser, type HttpsSite, serveHttps } from "../../testing/https-site.ts";
import { runLighthouse } from "../../testing/lighthouse.ts";
import { sampleRoutesByTemplate } from "../../testing/sites/sample-routes.ts";

/*
 * The site as visitors get it: at its https address, over HTTP/2, with the headers that a host must
 * send. A test CA signs the certificate. Only a fresh browser profile trusts this CA.
 */
const year = 365 * 24 * 60 * 60;
const timeout = 120_000;
const reason = inject("noTrust");

let site: HttpsSite;
let trusting: DebuggableBrowser;

beforeAll(async () => {
  if (reason) return;
  site = await serveHttps(inject("dist"));
  trusting = await site.open(inject("browser"), { trusts: true });
});

afterAll(async () => {
  await trusting?.browser.close();
  await site?.close();
});

beforeEach(({ skip }) => skip(reason !== "", reason));

function routes(): string[] {
  const files = readdirSync(inject("dist"), { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => file.slice(0, -5));
  return pages.map((file) => `/${file === "index" ? "" : file.replaceAll("\\", "/")}`).sort();
}

async function openPage(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled })).newPage();
}

/** Returns the network protocols of the document and its resources. */
function protocolsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const types = ["navigation", "resource"];
    const entries = types.flatMap((type) => performance.getEntriesByType(type));
    const protocols = entries.map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol);
    return [...new Set(protocols.filter(Boolean))];
  });
}

test("a browser rejects the site if it does not trust the certificate authority", async () => {
  const { browser } = await site.open(inject("browser"), { trusts: false });
  const page = await openPage(browser);
  await expect(page.goto(site.address)).rejects.toThrow("ERR_CERT_AUTHORITY_INVALID");
  await browser.close();
});

test("a browser that has visited the site uses HTTPS for its HTTP addresses (HSTS)", async () => {
  const page = await openPage(trusting.browser);
  const answer = await page.goto(site.address);
  const header = (await answer?.headerValue("strict-transport-security")) ?? "";
  expect(Number(/max-age=(\d+)/.exec(header)?.[1])).toBeGreaterThanOrEqual(year);
  expect(header).not.toContain("includeSubDomains");
  const plain = `${site.address.replace("https:", "http:")}/sobre`;
  const again = await page.goto(plain);
  expect(page.url()).toBe(`${site.address}/sobre`);
  const redirect = await again?.request().redirectedFrom()?.response();
  // The browser redirected internally and sent no unencrypted request.
  expect(await redirect?.headerValue("non-authoritative-reason")).toBe("HSTS");
});

for (const scripts of [true, false]) {
  const name = `every page ${scripts ? "" : "without scripts "}is secure as a whole, its forms too`;
  test(name, { timeout }, async () => {
    const page = await openPage(trusting.browser, scripts);
    const tell = await recordSecurityMessages(page);
    const marked = await supportsSecurityState(page);
    for (const route of routes()) {
      tell();
      const answer = await page.goto(site.address + route);
      if (scripts) await waitForHydration(page);
      const { console, mixed, marks } = tell();
      expect.soft({ route, console, mixed }).toEqual({ route, console: [], mixed: [] });
      if (marked) expect.soft(marks.at(-1), route).toBe("secure");
      expect.soft(await protocolsOf(page), route).toEqual(["h2"]);
      expect.soft(await answer?.headerValue("x-content-type-options"), route).toBe("nosniff");
      expect.soft(await answer?.headerValue("strict-transport-security"), route).toBeTruthy();
    }
  });
}

test("every form sends its data over HTTPS", { timeout }, async () => {
  const page = await openPage(trusting.browser, false);
  const unsafe: string[] = [];
  for (const route of routes()) {
    await page.goto(site.address + route);
    const forms = page.locator("form");
    const actions = await forms.evaluateAll((all) => {
      const sent = all.flatMap((form) => [form, ...form.querySelectorAll("[formaction]")]);
      return sent.map(
        (each) => new URL(each.getAttribute("formaction") ?? (each as HTMLFormElement).action),
      );
    });
    unsafe.push(...actions.filter(({ protocol }) => protocol !== "https:").map(String));
  }
  expect(unsafe).toEqual([]);
});

const lighthouseRoutes = sampleRoutesByTemplate(routes());

test.for(lighthouseRoutes)(
  "Lighthouse finds nothing to improve on %s",
  { timeout },
  async (route) => {
    const { points, faults } = await runLighthouse(site.address + route, trusting.port);
    // The 404 page is `noindex` on purpose, which costs SEO points.
    const isMissing = route === "/404";
    const wanted = isMissing ? [expect.stringMatching(/^seo: is-crawlable /)] : [];
    const full = { accessibility: 100, "best-practices": 100, seo: isMissing ? points.seo : 100 };
    expect({ points, faults }).toEqual({ points: full, faults: wanted });
  },
);
