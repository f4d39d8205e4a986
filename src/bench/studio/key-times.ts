import type { Locator, Page } from "playwright-core";

/** Where keys are pressed, and where what comes of them must show. */
export interface Typing {
  page: Page;
  /** What takes the keys: in the frame, or beside it. */
  pressed: Locator;
  /** A selector of what shows them. */
  shown: string;
  /** The name of the frame that holds it; the page itself unless told. */
  frame?: string;
  /** What is typed, and what takes it back again: `z` and the key that removes it, unless told. */
  keys?: readonly [string, string];
}

/** The longest that a key is waited for; a key that shows nothing by then is told as lost. */
const patience = 5000;

/**
 * Presses a letter and takes it back, again and again, and measures from each keydown to the end of the
 * first frame that shows what came of it.
 *
 * @param count how many keys
 * @returns milliseconds, one for each key
 */
export async function keyTimes(typing: Typing, count: number): Promise<number[]> {
  const { page, pressed, shown, frame = "", keys = ["z", "Backspace"] } = typing;
  await pressed.click();
  await page.keyboard.press("End");
  // What the click brings with it is done before the first key.
  await page.waitForTimeout(500);
  await page.evaluate(watchKeys, [shown, frame] as const);
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press(keys[key % 2] ?? "");
    const isShown = (count: number) => Reflect.get(window, "keyTimes").length > count;
    await page.waitForFunction(isShown, key, { polling: 5, timeout: patience });
    // Eight to ten keys a second are a fast hand; nobody types by the clock: a key falls anywhere into a frame.
    await page.waitForTimeout(40 + ((key * 37) % 121));
  }
  const times = await page.evaluate(() => Reflect.get(window, "keyTimes") as number[]);
  await page.evaluate(() => Reflect.get(window, "endKeys")());
  return times;
}

// Runs in the browser: notes each key of both documents, and the end of the frame that shows it.
function watchKeys([selector, frame]: readonly [string, string]): void {
  const inner = document.querySelector<HTMLIFrameElement>(`iframe[name="${frame}"]`)?.contentWindow;
  const times: number[] = [];
  const ended = new AbortController();
  const holder = (inner ?? window).document;
  const text = () => holder.querySelector(selector)?.textContent;
  const drawn = (start: number) => {
    // A message is handled once the frame is drawn.
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
