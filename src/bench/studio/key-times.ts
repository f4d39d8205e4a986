import type { Locator, Page } from "playwright-core";

/** Where keys are pressed, and where their letters must show. */
export interface Typing {
  page: Page;
  /** What takes the keys: in the site's page, or beside it. */
  pressed: Locator;
  /** A selector of what shows them, in the site's page. */
  shown: string;
}

/** The longest that a key is waited for; a key that shows nothing by then is told as lost. */
const patience = 5000;

/**
 * Presses a letter and takes it back, again and again, and measures from each keydown to the end of the
 * first frame that shows what came of it.
 *
 * @returns milliseconds, one for each key
 */
export async function keyTimes({ page, pressed, shown }: Typing, keys: number): Promise<number[]> {
  await pressed.click();
  await page.keyboard.press("End");
  await page.evaluate(watchKeys, shown);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? "z" : "Backspace");
    const isShown = (count: number) => Reflect.get(window, "keyTimes").length > count;
    await page.waitForFunction(isShown, key, { polling: 5, timeout: patience });
    // People do not type by the clock: the next key falls anywhere into a frame.
    await page.waitForTimeout(10 + (key % 7) * 5);
  }
  const times = await page.evaluate(() => Reflect.get(window, "keyTimes") as number[]);
  await page.evaluate(() => Reflect.get(window, "endKeys")());
  return times;
}

// Runs in the browser: notes each key of both documents, and the end of the frame that shows it.
function watchKeys(selector: string): void {
  const site = document.querySelector<HTMLIFrameElement>("iframe[name=page]")?.contentWindow;
  if (!site) throw new Error("The studio has no page.");
  const times: number[] = [];
  const ended = new AbortController();
  const text = () => site.document.querySelector(selector)?.textContent;
  const drawn = (start: number) => {
    // A message is handled once the frame is drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => times.push(performance.timeOrigin + performance.now() - start);
    port2.postMessage(0);
  };
  for (const view of [window, site]) {
    const note = ({ timeStamp }: Event) => {
      const [before, start] = [text(), view.performance.timeOrigin + timeStamp];
      const look = () => (text() === before ? requestAnimationFrame(look) : drawn(start));
      requestAnimationFrame(look);
    };
    view.addEventListener("keydown", note, { capture: true, signal: ended.signal });
  }
  Object.assign(window, { keyTimes: times, endKeys: () => ended.abort() });
}
