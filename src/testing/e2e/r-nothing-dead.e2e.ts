import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { hydrated, journey, phone } from "../journey.ts";

/** A control of a page, by what a visitor sees of it. */
interface Control {
  name: string;
  /** The same control on another page: tried once. */
  key: string;
  index: number;
}

const controls = "a[href], button, summary, [role=button]";

/** Where the browser may be sent: pages of this site, and addresses that another program takes. */
const outside: Record<string, RegExp> = {
  "tel:": /^tel:\+?\d{3,15}$/,
  "mailto:": /^mailto:[^\s@?]+@[^\s@?]+(\?.*)?$/,
  "https:": /^https:\/\/[^\s/]+\.[^\s/]+/,
};

function routes(): string[] {
  const files = readdirSync(inject("dist"), { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html"));
  return pages.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`);
}

/** The controls of a page that can be met: shown, and not waiting for what this browser lacks. */
function listControls(page: Page): Promise<Control[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    return found.flatMap((element, index) => {
      const shown = element.checkVisibility({ visibilityProperty: true });
      if (!shown && !element.closest("[popover]") && !element.matches(".skip-link")) return [];
      const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      const place = element.closest("header.header, footer")?.tagName ?? location.pathname;
      const target = element.getAttribute("href") ?? "";
      const name = `${element.tagName.toLowerCase()} "${words.replace(/\s+/g, " ")}" ${target}`;
      return [{ name: `${place}: ${name}`, key: `${place} ${name}`, index }];
    });
  }, controls);
}

/** What is wrong with the address of a link: nothing, or why it leads nowhere. */
function judgeLink(href: string, at: string, anchors: ReadonlyMap<string, Set<string>>) {
  const url = new URL(href, inject("address") + at);
  if (url.origin !== inject("address")) {
    return outside[url.protocol]?.test(url.href) ? undefined : `asks for ${url.href}`;
  }
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (isFile) return undefined;
  const ids = anchors.get(url.pathname.replace(/(?<=.)\/$/, ""));
  if (!ids) return `leads to ${url.pathname}, which does not exist`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (href === "#" || (anchor && !ids.has(anchor))) return `names no place: ${href}`;
}

/** Presses a control that is no link, and tells whether anything could be seen of it. */
async function press(page: Page, { index }: Control): Promise<boolean> {
  return page.evaluate(
    async ([selector, at]) => {
      const element = document.querySelectorAll<HTMLElement>(selector as string)[at as number];
      if (!element) return false;
      let effects = 0;
      const count = () => {
        effects += 1;
      };
      const observer = new MutationObserver(count);
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      // What leaves the page: a dialog, the printer, the clipboard, another program.
      window.alert = window.print = count;
      window.prompt = () => {
        count();
        return null;
      };
      for (const type of ["toggle", "focusin", "submit"]) {
        document.addEventListener(type, count, { capture: true, once: true });
      }
      const popover = (element as HTMLButtonElement).popoverTargetElement;
      popover?.addEventListener("toggle", count);
      element.click();
      for (let waited = 0; waited < 1500 && effects === 0; waited += 25) {
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      observer.disconnect();
      return effects > 0;
    },
    [controls, index] as const,
  );
}

/** The controls of a page that have no effect, by name. */
async function findDead(
  page: Page,
  route: string,
  anchors: ReadonlyMap<string, Set<string>>,
  tried: Set<string>,
): Promise<string[]> {
  const dead: string[] = [];
  for (const control of await listControls(page)) {
    if (tried.has(control.key)) continue;
    tried.add(control.key);
    const element = page.locator(controls).nth(control.index);
    const href = await element.getAttribute("href");
    const isLink = href !== null && (await element.getAttribute("role")) !== "button";
    const fault = isLink
      ? judgeLink(href, route, anchors)
      : !(await press(page, control)) && "has no effect";
    if (fault) dead.push(`${control.name} ${fault}`);
  }
  return dead;
}

async function readAnchors(page: Page): Promise<Map<string, Set<string>>> {
  const anchors = new Map<string, Set<string>>();
  for (const route of routes()) {
    const html = await (await page.request.get(inject("address") + route)).text();
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? "");
    anchors.set(route, new Set(ids));
  }
  return anchors;
}

journey("no control of any page is dead", { timeout: 180_000 }, async ({ visit }) => {
  const page = await visit("/", { expected: /status of 404|ERR_FAILED/ });
  // The map is another site's: the press counts, the site is not asked.
  await page.route(/^https:/, (route) => route.abort());
  const anchors = await readAnchors(page);
  expect(anchors.size).toBeGreaterThan(15);
  const tried = new Set<string>();
  const dead: string[] = [];
  for (const route of anchors.keys()) {
    await page.goto(inject("address") + route);
    await hydrated(page);
    dead.push(...(await findDead(page, route, anchors, tried)));
  }
  // The menu of a phone shows what the others hide.
  await page.setViewportSize(phone.viewport);
  await page.goto(inject("address"));
  await hydrated(page);
  dead.push(...(await findDead(page, "/", anchors, tried)));
  expect(tried.size).toBeGreaterThan(150);
  expect(dead).toEqual([]);
});

journey(
  "a control that is made dead on purpose is found, by name",
  { timeout: 120_000 },
  async ({ visit }) => {
    const page = await visit("/contato");
    const anchors = await readAnchors(page);
    await page.evaluate(() => {
      const plant = (tag: string, words: string, href?: string) => {
        const element = document.createElement(tag);
        element.textContent = words;
        if (href) element.setAttribute("href", href);
        else element.setAttribute("type", "button");
        return element;
      };
      document
        .querySelector("main")
        ?.prepend(
          plant("button", "Baixar"),
          plant("a", "Subir", "#"),
          plant("a", "Ir", "/nenhures"),
          plant("a", "Ligar", "tel:abc"),
        );
    });
    const dead = await findDead(page, "/contato", anchors, new Set());
    expect(dead).toEqual([
      '/contato: button "Baixar"  has no effect',
      '/contato: a "Subir" # names no place: #',
      '/contato: a "Ir" /nenhures leads to /nenhures, which does not exist',
      '/contato: a "Ligar" tel:abc asks for tel:abc',
    ]);
  },
);

journey("links between pages show the page that they name", async ({ visit }) => {
  const page = await visit("/");
  const links = await page
    .locator("header.header a[href^='/'], footer a[href^='/']")
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
  for (const href of links) {
    await page
      .locator(`a[href="${href}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href);
    expect(await page.locator("h1").count()).toBe(1);
  }
});
