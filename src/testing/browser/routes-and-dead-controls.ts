import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";

/** A built site as a browser sees it. */
export interface SiteAnchors {
  /** Its origin. */
  address: string;
  /** The element ids of each page, by route. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A control of a page, identified by what a visitor sees. */
interface PageControl {
  name: string;
  /** Identifies a control that occurs on several pages, so that it is tried only once. */
  key: string;
  /** The link's `href` attribute as written; absent for buttons. */
  href?: string;
  /** Index in the list of controls before any press. A press may remove elements. */
  index: number;
}

const controlSelector = "a[href], button, summary, [role=button]";

/** Lists the routes of a built folder, derived from its HTML files. */
export function listBuiltRoutes(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html"));
  return pages.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`);
}

/** Reads the element ids of each page. Links may use them as fragments. */
export async function collectSiteAnchors(
  page: Page,
  address: string,
  dist: string,
): Promise<SiteAnchors> {
  const anchors = new Map<string, Set<string>>();
  for (const route of listBuiltRoutes(dist)) {
    const html = await (await page.request.get(address + route)).text();
    const ids = [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id ?? "");
    anchors.set(route, new Set(ids));
  }
  return { address, anchors };
}

/**
 * Lists the controls that a visitor can reach: visible ones, those in a popover, and the skip link.
 */
function recordAndListControls(page: Page): Promise<PageControl[]> {
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
  }, controlSelector);
}

/**
 * Tries each control of a page. Returns a sentence for each control that has no effect.
 *
 * @param tried keys of controls tried on earlier pages; this call adds its own
 */
export async function findDeadControls(
  page: Page,
  site: SiteAnchors,
  tried: Set<string>,
): Promise<string[]> {
  const dead: string[] = [];
  for (const control of await recordAndListControls(page)) {
    if (tried.has(control.key)) continue;
    tried.add(control.key);
    const { href, index } = control;
    const isLink = href !== undefined;
    const fault = isLink
      ? await describeLinkProblem(page, href, site)
      : !(await pressHasEffect(page, index)) && "has no effect";
    if (fault) dead.push(`${control.name} ${fault}`);
  }
  return dead;
}

/** Returns why a link leads nowhere; `undefined` if it is fine. */
async function describeLinkProblem(
  page: Page,
  href: string,
  site: SiteAnchors,
): Promise<string | undefined> {
  const url = new URL(href, page.url());
  if (url.origin !== site.address) {
    return isValidExternalLink(url) ? undefined : `asks for ${url.href}`;
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

const phoneNumberPattern = /^\+?\d{3,15}$/;

/**
 * Whether an external link is well formed. Checks the details of `tel:` (RFC 3966), `mailto:` (RFC
 * 6068), wa.me and OpenStreetMap. Any other link must use https and have a dot in its host.
 */
function isValidExternalLink({ protocol, hostname, pathname, searchParams }: URL): boolean {
  if (protocol === "tel:") return phoneNumberPattern.test(pathname);
  if (protocol === "mailto:") return /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(pathname);
  if (protocol !== "https:" || !hostname.includes(".")) return false;
  // A number is optional, because WhatsApp can ask for the recipient. A text is required.
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

/** Presses a control that is not a link. Resolves to true if the press had an effect. */
function pressHasEffect(page: Page, index: number): Promise<boolean> {
  return page.evaluate(async (at) => {
    const element = (window as unknown as { found: HTMLElement[] }).found[at];
    if (!element?.isConnected) return false;
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    // Nodes that change without a press do not count as an effect.
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
    // Effects outside the document: dialogs, printing, the clipboard, other programs.
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
