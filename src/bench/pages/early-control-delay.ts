import type { Browser } from "playwright-core";
import { type Device, openOnSlowDevice } from "./slow-device.ts";

/** A control that must respond as soon as it is visible. */
export interface EarlyUiControl {
  name: string;
  route: string;
  device: Device;
  selector: string;
}

export const earlyControls: readonly EarlyUiControl[] = [
  { name: "menu", route: "/", device: "phone", selector: "header button[popovertarget]" },
  { name: "question", route: "/contato", device: "phone", selector: "main details summary" },
  {
    name: "filter",
    route: "/blog",
    device: "phone",
    selector: "main .filter a:not([aria-current])",
  },
  {
    name: "header link",
    route: "/",
    device: "desktop",
    selector: "header nav a[href='/servicos']",
  },
];

/**
 * Presses a control every 5 ms.
 *
 * @returns ms from first paint to the first press with an effect, accurate to 5 ms; infinite if
 * none has
 */
export async function measureEarlyControlDelay(
  browser: Browser,
  address: string,
  { route, device, selector }: EarlyUiControl,
): Promise<number> {
  const page = await openOnSlowDevice(browser, { device });
  try {
    await page.addInitScript(clickRapidly, selector);
    await page.goto(address + route, { waitUntil: "commit" });
    for (let wait = 0; wait < 200; wait += 1) {
      // A working link unloads the page during the call.
      const dead = await page.evaluate(() => sessionStorage.dead).catch(() => undefined);
      if (dead) return Number(dead);
      await page.waitForTimeout(50);
    }
    return Number.POSITIVE_INFINITY;
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page. A press on a link takes effect once the browser starts to navigate. Stores the
 * result in `sessionStorage`, which survives the page.
 */
function clickRapidly(selector: string): void {
  let shown: number | undefined;
  const worked = () => {
    if (shown === undefined) return;
    sessionStorage.dead ??= String(performance.now() - shown);
    clearInterval(timer);
  };
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener("navigate", worked);
  const timer = setInterval(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const control = all.find((each) => each.getClientRects().length > 0);
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (!control || !paint) return;
    // Start at the first callback after the paint: time that the page needs for painting does not
    // count.
    shown ??= performance.now();
    control.click();
    if (document.querySelector(":popover-open, details[open]")) worked();
  }, 5);
}
