import type { Browser, Page } from "playwright-core";
import { type Device, openOnSlowDevice } from "./slow-device.ts";

/** A navigation: the page, the link, and how the visitor activates it. */
export interface NavigationCase {
  name: string;
  device: Device;
  from: string;
  link: string;
  /** Selector of a control that must be tapped first to show the link. */
  opener?: string;
  /** Hover time before the click, in ms; touch has none. */
  hover?: number;
}

export const navigationCases: readonly NavigationCase[] = [
  {
    name: "header, hovered",
    device: "desktop",
    from: "/",
    link: "header nav a[href='/servicos']",
    hover: 100,
  },
  {
    name: "header, tapped",
    device: "phone",
    from: "/",
    link: "header nav a[href='/servicos']",
    opener: "header button[popovertarget]",
  },
  {
    name: "article, hovered",
    device: "desktop",
    from: "/blog",
    link: "main [data-block=article-list] a[href^='/blog/']:not([href*='/categoria/'])",
    hover: 100,
  },
  {
    name: "article, tapped",
    device: "phone",
    from: "/blog",
    link: "main [data-block=article-list] a[href^='/blog/']:not([href*='/categoria/'])",
  },
];

/** Times from the press until the next page's heading is shown, in ms. */
export interface NavigationTimes {
  /** The heading is visible: opacity over 10 %. */
  first: number;
  /** The heading is readable: full opacity, not covered, not hidden by an animation. */
  readable: number;
  /** No animation of the heading or its ancestors is running. */
  rest: number;
}

/** Follows a link once, on a slow device, from an idle page. */
export async function measureNavigation(
  browser: Browser,
  address: string,
  way: NavigationCase,
): Promise<NavigationTimes> {
  const page = await openOnSlowDevice(browser, { device: way.device, observe: observeNavigation });
  try {
    await page.goto(address + way.from, { waitUntil: "networkidle" });
    await page.waitForTimeout(1500);
    await followLink(page, way);
    await page.waitForFunction(() => sessionStorage.rest, undefined, { polling: 200 });
    const times = await page.evaluate(() => ({ ...sessionStorage }));
    const since = (name: keyof NavigationTimes) => Number(times[name]) - Number(times.pressed);
    return { first: since("first"), readable: since("readable"), rest: since("rest") };
  } finally {
    await page.context().close();
  }
}

async function followLink(
  page: Page,
  { link, opener, hover, device }: NavigationCase,
): Promise<void> {
  if (opener) {
    await page.locator(opener).tap();
    await page.waitForTimeout(500);
  }
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const { x, y, width, height } = (await target.boundingBox()) ?? new DOMRect();
  const [left, top] = [x + width / 2, y + height / 2];
  if (device === "phone") return page.touchscreen.tap(left, top);
  await page.mouse.move(left, top);
  await page.waitForTimeout(hover ?? 0);
  await page.mouse.click(left, top);
}

/**
 * Runs in every document of the navigation. Stores the times in `sessionStorage`, which survives a
 * page load. They count from the time stamp of the click.
 */
function observeNavigation(): void {
  const store = sessionStorage;
  const origin = performance.timeOrigin;
  const headingOf = () => document.querySelector("h1");
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || store.pressed) return;
      store.pressed = String(origin + event.timeStamp);
      store.left = headingOf()?.textContent ?? "";
    },
    true,
  );
  const note = (name: string) => {
    if (store[name]) return;
    // The frame is not painted yet. The browser delivers a message after painting it.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => (store[name] ||= String(origin + performance.now()));
    channel.port2.postMessage(undefined);
  };
  const inkOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * inkOf(element.parentElement) : 1;
  const inFront = (heading: Element) => {
    const { x, y, width, height } = heading.getBoundingClientRect();
    return heading.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const moving = (heading: Element) =>
    document.getAnimations().filter(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const pseudo = effect instanceof KeyframeEffect && effect.pseudoElement;
      const holds = target?.contains(heading) || pseudo?.toString().includes("view-transition");
      return playState === "running" && holds;
    });
  const hides = (animation: Animation) =>
    (animation.effect as KeyframeEffect)
      .getKeyframes()
      .some((frame) => "opacity" in frame || "clipPath" in frame || "visibility" in frame);
  const look = () => {
    if (store.rest) return;
    requestAnimationFrame(look);
    const heading = headingOf();
    if (!store.pressed || !heading || heading.textContent === store.left) return;
    if (performance.getEntriesByName("first-contentful-paint").length === 0) return;
    const ink = inkOf(heading);
    const animations = moving(heading);
    if (ink > 0.1) note("first");
    if (ink <= 0.99 || !inFront(heading) || animations.some(hides)) return;
    note("readable");
    if (animations.length === 0) note("rest");
  };
  requestAnimationFrame(look);
}
