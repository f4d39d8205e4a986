import type { Frame, Locator, Page } from "playwright-core";

/** Where keys are pressed, and where their letters must show. */
export interface Typing {
  page: Page;
  site: Frame;
  /** What takes the keys. */
  pressed: Locator;
  /** A selector of what shows them, in the site's page. */
  shown: string;
}

/**
 * Presses a letter and takes it back, again and again, and measures from each keydown to the end of the
 * first frame that shows what came of it.
 *
 * @returns milliseconds, one for each key
 */
export async function keyTimes(typing: Typing, keys: number): Promise<number[]> {
  const { page, site, pressed, shown } = typing;
  await pressed.click();
  await page.keyboard.press("End");
  await pressed.evaluate(noteKeys);
  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    const seen = site.evaluate(untilShown, shown);
    await page.keyboard.press(key % 2 === 0 ? "z" : "Backspace");
    const [at, start] = [await seen, await pressed.evaluate(lastKey)];
    times.push(at - start);
    // People do not type by the clock: the next key falls anywhere into a frame.
    await page.waitForTimeout(10 + (key % 7) * 5);
  }
  return times;
}

// What follows runs in the browser. Both documents count from the same moment.

function noteKeys(element: Element): void {
  const view = element.ownerDocument.defaultView as Window;
  const note = ({ timeStamp }: Event) => {
    element.setAttribute("data-last-key", String(view.performance.timeOrigin + timeStamp));
  };
  view.addEventListener("keydown", note, { capture: true });
}

function lastKey(element: Element): number {
  return Number(element.getAttribute("data-last-key"));
}

/** The end of the first frame in which the text of the first such element is another one. */
function untilShown(selector: string): Promise<number> {
  const text = () => document.querySelector(selector)?.textContent;
  const before = text();
  return new Promise((resolve) => {
    const look = () => {
      if (text() === before) return requestAnimationFrame(look);
      // A message is handled once the frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
      return port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
}
