import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { getSiteFrame, waitForStudio } from "../../testing/browser/studio-page.ts";
import { openStaticStudio } from "../../testing/studio/static-studio/open-static-studio.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/*
 * In the studio, script addresses in the content never run, and texts are never parsed as markup.
 */

const timeout = 120_000;
const article = "articles/escolha-do-regime-tributario.yaml";
const running = ["javascript:hacked=1", "JAVASCRIPT:hacked=1", "data:text/html,<b>x", "vbscript:x"];

/** Returns the script addresses of links and forms in the page. */
const runningIn = (site: Frame) =>
  site.evaluate(() =>
    [...document.querySelectorAll("a, area, form, [formaction]")].flatMap((element) =>
      ["href", "xlink:href", "action", "formaction"].flatMap((name) => {
        const address = element.getAttribute(name) ?? "";
        return /^\W*(?:javascript|data|vbscript)\s*:/i.test(address) ? [address] : [];
      }),
    ),
  );

/**
 * Runs in the page: uses strings as markup, script address or worker, and creates a policy. Returns
 * whether each attempt was refused.
 */
function trySinks(): string[] {
  const tries = [
    () => Object.assign(document.createElement("div"), { innerHTML: "<b>x</b>" }),
    () => Object.assign(document.createElement("iframe"), { srcdoc: "<b>x</b>" }),
    () => Object.assign(document.createElement("script"), { src: "/x.js" }),
    () => new DOMParser().parseFromString("<b>x</b>", "text/html"),
    () => new Worker("/x.js"),
    () =>
      (
        window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }
      ).trustedTypes?.createPolicy("mine", {}),
  ];
  return tries.map((act) => {
    try {
      act();
      return "done";
    } catch {
      return "refused";
    }
  });
}

async function expectTrusted(page: Page): Promise<void> {
  const refused = Array.from({ length: 6 }, () => "refused");
  expect(await page.evaluate(trySinks)).toEqual(refused);
  expect(await getSiteFrame(page).evaluate(trySinks)).toEqual(refused);
}

journey(
  "shows executable addresses without a link in buttons, menus and longer texts",
  async ({ open }) => {
    const { page, site } = await openStudio(open, async ({ edit }) => {
      await edit("pages/inicio.yaml", "to: /contato#formulario", `to: "${running[0]}"`);
      await edit("pages/inicio.yaml", "to: /servicos", `to: "${running[2]}"`);
      await edit("site.yaml", "to: /sobre", `to: "${running[1]}"`);
      const links = running.map((to) => `[perigo](${to})`).join(" ");
      await edit(article, "body: |\n", `body: |\n  ${links}\n\n`);
    });
    await expect.poll(() => site.locator("main h1").count()).toBe(1);
    expect(await runningIn(site)).toEqual([]);
    await page.evaluate(() => {
      location.hash = "#/blog/escolha-do-regime-tributario";
    });
    await expect.poll(() => site.locator("main").textContent()).toContain("perigo perigo");
    expect(await runningIn(site)).toEqual([]);
    const body = site.locator("[data-body]").first();
    await body.click();
    await expect.poll(() => site.locator(".ProseMirror").count()).toBe(1);
    expect(await runningIn(site)).toEqual([]);
    // Ordinary links remain.
    expect(await site.locator('a[href^="/"]').count()).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => runningIn(site)).toEqual([]);
  },
  timeout,
);

journey(
  "Trusted Types reject markup, scripts and workers made from text in the studio's pages",
  async ({ open }) => {
    const { page } = await openStudio(open, undefined, { expected: /Trusted|trusted/ });
    await expectTrusted(page);
    await page.reload();
    await waitForStudio(page);
  },
  timeout,
);

journey(
  "Trusted Types reject markup, scripts and workers made from text in the static studio",
  async ({ open }) => {
    const { page } = await openStaticStudio(open, { expected: /Trusted|trusted/ });
    await expectTrusted(page);
  },
  timeout,
);
