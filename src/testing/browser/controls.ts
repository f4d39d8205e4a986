import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";

/** A built site, as a visitor's browser meets it. */
export interface BuiltSite {
  /** Where it is served: an origin. */
  address: string;
  /** The ids of each page, by route. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A control of a page, by what a visitor sees of it. */
interface Control {
  name: string;
  /** The same control on another page: tried once. */
  key: string;
  /** Where a link leads, as it is written; a button has none. */
  href?: string;
  /** Its place among those that were found: what a press takes away must not shift the others. */
  index: number;
}

const controls = "a[href], button, summary, [role=button]";

/** The routes of a built folder. */
export function routesOf(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html"));
  return pages.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`);
}

/** Reads which places the links of a site can name. */
export async function readSite(page: Page, address: string, dist: string): Promise<BuiltSite> {
  const anchors = new Map<string, Set<string>>();
  for (const route of routesOf(dist)) {
    const html = await (await page.request.get(address + route)).text();
    const ids = [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id ?? "");
    anchors.set(route, new Set(ids));
  }
  return { address, anchors };
}

/** The controls of a page that can be met: shown, and not waiting for what this browser lacks. */
function listControls(page: Page): Promise<Control[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    Object.assign(window, { found });
    return found.flatMap((element, index) => {
      const shown = element.checkVisibility({ visibilityProperty: true });
      if (!shown && !element.closest("[popover]") && !element.matches(".skip-link")) return [];
      const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      const place = element.closest("header.header, footer")?.tagName ?? location.pathname;
      const target = element.getAttribute("href") ?? "";
      const name = `${element.tagName.toLowerCase()} "${words.replace(/\s+/g, " ")}" ${target}`;
      const isLink = element.matches("a[href]") && element.role !== "button";
      const href = isLink ? target : undefined;
      return [{ name: `${place}: ${name}`, key: `${place} ${name}`, href, index }];
    });
  }, controls);
}

/**
 * The controls of a page that have no effect: a sentence for each, with its name.
 *
 * @param tried what was tried on earlier pages; what is tried now is added
 */
export async function findDeadControls(
  page: Page,
  site: BuiltSite,
  tried: Set<string>,
): Promise<string[]> {
  const dead: string[] = [];
  for (const control of await listControls(page)) {
    if (tried.has(control.key)) continue;
    tried.add(control.key);
    const { href, index } = control;
    const isLink = href !== undefined;
    const fault = isLink
      ? await linkProblem(page, href, site)
      : !(await press(page, index)) && "has no effect";
    if (fault) dead.push(`${control.name} ${fault}`);
  }
  return dead;
}

/** What is wrong with the address of a link: nothing, or why it leads nowhere. */
async function linkProblem(page: Page, href: string, site: BuiltSite): Promise<string | undefined> {
  const url = new URL(href, page.url());
  if (url.origin !== site.address) {
    return isKnownTarget(url) ? undefined : `asks for ${url.href}`;
  }
  if (/\.[a-z0-9]+$/i.test(url.pathname)) {
    const answer = await page.request.get(url.href);
    const isFile = answer.ok() && (await answer.body()).length > 0;
    return isFile ? undefined : `offers ${url.pathname}, which does not exist`;
  }
  const ids = site.anchors.get(url.pathname.replace(/(?<=.)\/$/, ""));
  if (!ids) return `leads to ${url.pathname}, which does not exist`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (href === "" || href === "#" || (anchor && !ids.has(anchor))) return `names no place: ${href}`;
}

const digits = /^\+?\d{3,15}$/;

/** Whether a program or site behind an address would know what to do with it: RFC 3966, RFC 6068, wa.me, OpenStreetMap. */
function isKnownTarget({ protocol, hostname, pathname, searchParams }: URL): boolean {
  if (protocol === "tel:") return digits.test(pathname);
  if (protocol === "mailto:") return /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(pathname);
  if (protocol !== "https:" || !hostname.includes(".")) return false;
  // Without a number WhatsApp asks to whom the text should go; without a text nothing is ready.
  if (hostname === "wa.me")
    return /^\/(\d{8,15})?$/.test(pathname) && Boolean(searchParams.get("text")?.trim());
  if (hostname === "www.openstreetmap.org") {
    const place = [searchParams.get("mlat"), searchParams.get("mlon")];
    return place.every(
      (degrees, index) => degrees && Math.abs(Number(degrees)) <= 90 * (index + 1),
    );
  }
  return true;
}

/** Presses a control that is no link, and tells whether anything could be seen of it. */
function press(page: Page, index: number): Promise<boolean> {
  return page.evaluate(async (at) => {
    const element = (window as unknown as { found: HTMLElement[] }).found[at];
    if (!element?.isConnected) return false;
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    // What changes without a press is no effect of one.
    const restless = new Set<Node>();
    let isPressed = false;
    let effects = 0;
    const count = () => {
      effects += 1;
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!isPressed) restless.add(target);
        else if (!restless.has(target)) count();
      }
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, all);
    await wait(120);
    // What leaves the page: a dialog, the printer, the clipboard, another program.
    window.alert = window.print = count;
    window.prompt = () => {
      count();
      return null;
    };
    for (const type of ["toggle", "focusin"]) {
      document.addEventListener(type, count, { capture: true, once: true });
    }
    isPressed = true;
    element.click();
    for (let waited = 0; waited < 600 && effects === 0; waited += 20) await wait(20);
    observer.disconnect();
    return effects > 0;
  }, index);
}
