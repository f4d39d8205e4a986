import type { Browser, Page } from "playwright-core";
import { type Device, openSlowly } from "./visitor.ts";

/** A way to another page: where the visitor stands, what is pressed, and how. */
export interface Way {
  name: string;
  device: Device;
  from: string;
  link: string;
  /** What must be open before the link can be pressed. */
  opener?: string;
  /** How long the pointer rests on the link first; a finger comes from nowhere. */
  hover?: number;
}

export const ways: readonly Way[] = [
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

/** Milliseconds from the press to the heading of the next page, as the visitor sees it. */
export interface Arrival {
  /** It can be made out: more than a tenth of its ink. */
  first: number;
  /** It can be read: all of its ink, nothing before it, no animation that hides it. */
  readable: number;
  /** Nothing that holds it moves any more. */
  rest: number;
}

/** Follows a link once, on a slow device, from a page that is at rest. */
export async function measureArrival(
  browser: Browser,
  address: string,
  way: Way,
): Promise<Arrival> {
  const page = await openSlowly(browser, { device: way.device, observe });
  try {
    await page.goto(address + way.from, { waitUntil: "networkidle" });
    await page.waitForTimeout(1500);
    await press(page, way);
    await page.waitForFunction(() => sessionStorage.rest, undefined, { polling: 200 });
    const times = await page.evaluate(() => ({ ...sessionStorage }));
    const since = (name: keyof Arrival) => Number(times[name]) - Number(times.pressed);
    return { first: since("first"), readable: since("readable"), rest: since("rest") };
  } finally {
    await page.context().close();
  }
}

async function press(page: Page, { link, opener, hover, device }: Way): Promise<void> {
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
 * Runs in every document on the way. The times stand in the tab's storage, which outlives a page
 * load, and count from the event that the browser itself stamped.
 */
function observe(): void {
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
    // The frame is being made; a message comes after it.
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
