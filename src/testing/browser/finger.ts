import type { Locator, Page } from "playwright-core";

/** A finger on a screen that takes touches: what it presses, pulls and lets go is told as a device tells it. */
export interface TouchInput {
  /** Puts the finger down in the middle of something, and gives that point. */
  press(target: Locator): Promise<{ x: number; y: number }>;
  /** Pulls it to a point, by steps as a hand does. */
  pull(x: number, y: number): Promise<void>;
  /** Lets it rest, and takes it away. */
  lift(): Promise<void>;
}

/** So many milliseconds a finger rests before it is lifted. */
const holdTime = 150;

/** A finger for a page whose context has touch. */
export async function touchOn(page: Page): Promise<TouchInput> {
  const line = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: "touchStart" | "touchMove" | "touchEnd") =>
    line.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [at] });
  return {
    async press(target) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error("There is nothing to press.");
      at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await send("touchStart");
      return at;
    },
    async pull(x, y) {
      const from = at;
      for (let step = 1; step <= 8; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / 8, y: from.y + ((y - from.y) * step) / 8 };
        await send("touchMove");
      }
    },
    async lift() {
      // One that is lifted in full swing throws, and the browser takes the next tap for what ends the throw.
      await page.waitForTimeout(holdTime);
      await send("touchEnd");
    },
  };
}
