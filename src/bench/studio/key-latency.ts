import type { Locator, Page } from "playwright-core";

/** Where keys are pressed, and where their effect must show. */
export interface KeyTarget {
  page: Page;
  /** The element that receives the keys, inside the frame or outside. */
  pressed: Locator;
  /** Selector of the element that shows the effect. */
  shown: string;
  /** Name of the frame with that element; the top-level page by default. */
  frame?: string;
  /** A key and the key that undoes it; `z` and Backspace by default. */
  keys?: readonly [string, string];
}

/** Timeout for the effect of a key, in ms; a key without effect fails the run. */
const keyTimeout = 5000;

/**
 * Presses a key and the key that undoes it alternately, and measures from each keydown to the end
 * of the first frame that shows the effect.
 *
 * @param count number of keys
 * @returns latencies in ms, one per key
 */
export async function measureKeyLatency(typing: KeyTarget, count: number): Promise<number[]> {
  const { page, pressed, shown, frame = "", keys = ["z", "Backspace"] } = typing;
  await pressed.click();
  await page.keyboard.press("End");
  // Wait until the effects of the click are over.
  await page.waitForTimeout(500);
  await page.evaluate(watchKeys, [shown, frame] as const);
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press(keys[key % 2] ?? "");
    const isShown = (count: number) => Reflect.get(window, "keyTimes").length > count;
    await page.waitForFunction(isShown, key, { polling: 5, timeout: keyTimeout });
    // Eight to ten keys a second is fast typing. The irregular pauses spread the keys over all
    // phases of a frame.
    await page.waitForTimeout(40 + ((key * 37) % 121));
  }
  const times = await page.evaluate(() => Reflect.get(window, "keyTimes") as number[]);
  await page.evaluate(() => Reflect.get(window, "endKeys")());
  return times;
}

// Runs in the browser: records each key in both documents and the end of the frame that shows it.
function watchKeys([selector, frame]: readonly [string, string]): void {
  const inner = document.querySelector<HTMLIFrameElement>(`iframe[name="${frame}"]`)?.contentWindow;
  const times: number[] = [];
  const ended = new AbortController();
  const holder = (inner ?? window).document;
  const text = () => holder.querySelector(selector)?.textContent;
  const drawn = (start: number) => {
    // A message is delivered after the frame is drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => times.push(performance.timeOrigin + performance.now() - start);
    port2.postMessage(0);
  };
  for (const view of inner ? [window, inner] : [window]) {
    const note = ({ timeStamp }: Event) => {
      const [before, start] = [text(), view.performance.timeOrigin + timeStamp];
      const look = () => (text() === before ? requestAnimationFrame(look) : drawn(start));
      requestAnimationFrame(look);
    };
    view.addEventListener("keydown", note, { capture: true, signal: ended.signal });
  }
  Object.assign(window, { keyTimes: times, endKeys: () => ended.abort() });
}
