import type { Locator, Page } from "playwright-core";

/** A finger on a touch screen. It sends the touch events of a real device. */
export interface TouchInput {
  /** Touches the middle of an element. Returns that point. */
  press(target: Locator): Promise<{ x: number; y: number }>;
  /** Drags to a point in several small steps. */
  pull(x: number, y: number): Promise<void>;
  /** Holds still for a moment, then lifts the finger. */
  lift(): Promise<void>;
}

/** How long (ms) the finger rests before it is lifted. */
const holdTime = 150;

/** Simulates one finger on a page. Its context must support touch. */
export async function createTouchInput(page: Page): Promise<TouchInput> {
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
      // Lifting a moving finger starts a fling, and the next tap would only end that fling.
      await page.waitForTimeout(holdTime);
      await send("touchEnd");
    },
  };
}
