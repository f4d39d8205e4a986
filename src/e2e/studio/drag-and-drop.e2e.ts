import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import {
  createStatusTextReader,
  fieldSelector as field,
  locateInOverlay,
  waitForSaveState,
} from "../../testing/browser/studio-page.ts";
import { createTouchInput } from "../../testing/browser/touch.ts";
import { openStudio } from "../../testing/studio/studio-fixture.ts";

/*
 * Users move blocks and list items by mouse, by touch, or by keyboard on the drag handle.
 */

const timeout = 180_000;
const telephone = { viewport: { width: 390, height: 800 }, hasTouch: true };
const items = (page: Page) => page.locator(".panel .studio-items").first().locator("> li");
const namesOf = (page: Page) => () => items(page).locator(".studio-item-name").allTextContents();
const handleOf = (item: Locator) => item.getByRole("button", { name: /^Arrastar/ }).first();

async function openQuestions(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    location.hash = "#/faq.yaml";
  });
  await items(page).nth(3).waitFor();
  return namesOf(page)();
}

/** Returns the order after the first item has been moved below the third. */
function passed<Item>([first, second, third, ...rest]: readonly Item[]): (Item | undefined)[] {
  return [second, third, first, ...rest];
}

journey(
  "moves a list item by dragging its handle; Escape cancels, and one undo reverts a drop",
  async ({ open }) => {
    const { page, differences } = await openStudio(open);
    const names = namesOf(page);
    const before = await openQuestions(page);
    const carry = async () => {
      const grip = await handleOf(items(page).first()).boundingBox();
      const target = await items(page).nth(2).boundingBox();
      if (!grip || !target) throw new Error("the list is not there");
      const x = grip.x + grip.width / 2;
      await page.mouse.move(x, grip.y + grip.height / 2);
      await page.mouse.down();
      await page.mouse.move(x, target.y + target.height - 4, { steps: 6 });
      await expect.poll(() => page.locator(".drop-line").isVisible()).toBe(true);
    };
    await carry();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => page.locator(".drop-line").isVisible()).toBe(false);
    await expect.poll(names).toEqual(before);
    await carry();
    await page.mouse.up();
    await expect.poll(names).toEqual(passed(before));
    await expect
      .poll(createStatusTextReader(page))
      .toContain(`${before[0]}: 3 de ${before.length}.`);
    await waitForSaveState(page, "saved");
    expect((await differences()).length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect.poll(names).toEqual(before);
    await waitForSaveState(page, "saved");
    await expect.poll(differences).toEqual([]);
  },
  timeout,
);

journey(
  "moves a list item repeatedly by keys at its handle, and scrolls while an item is held at the edge",
  async ({ open }) => {
    const more = Array.from({ length: 12 }, (_, at) => {
      return `- id: mais-${at}\n  question: Mais uma, a ${at}?\n  answer: Sim.\n`;
    });
    const { page } = await openStudio(
      open,
      async (content) => {
        const text = await readFile(join(content.folder, "faq.yaml"), "utf8");
        await content.write("faq.yaml", text + more.join(""));
      },
      { viewport: { width: 1280, height: 500 } },
    );
    const names = namesOf(page);
    const before = await openQuestions(page);
    await handleOf(items(page).first()).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(names).toEqual(passed(before));
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(names).toEqual(before);
    const grip = await handleOf(items(page).first()).boundingBox();
    if (!grip) throw new Error("the list is not there");
    await page.mouse.move(grip.x + 8, grip.y + 8);
    await page.mouse.down();
    await page.mouse.move(grip.x + 8, 496, { steps: 6 });
    const scrolled = () => page.locator(".panel-parts").evaluate((parts) => parts.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await page.mouse.up();
    await expect.poll(async () => (await names()).indexOf(before[0] ?? "")).toBeGreaterThan(4);
  },
  timeout,
);

journey(
  "moves a list item by touch without scrolling the list",
  async ({ open }) => {
    // With this height the third item is not at the edge, where the list auto-scrolls.
    const high = { ...telephone, viewport: { width: 390, height: 1000 } };
    const { page } = await openStudio(open, undefined, high);
    const names = namesOf(page);
    const before = await openQuestions(page);
    const handle = handleOf(items(page).first());
    const size = await handle.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const finger = await createTouchInput(page);
    const { x } = await finger.press(handle);
    const target = await items(page).nth(2).boundingBox();
    const scrolled = () => page.locator(".panel-parts").evaluate((parts) => parts.scrollTop);
    const stood = await scrolled();
    await finger.pull(x, (target?.y ?? 0) + (target?.height ?? 0) - 4);
    await expect.poll(() => page.locator(".drop-line").isVisible()).toBe(true);
    await expect.poll(scrolled).toBe(stood);
    await finger.lift();
    await expect.poll(names).toEqual(passed(before));
    await page.getByRole("button", { name: "Desfazer" }).tap();
    await expect.poll(names).toEqual(before);
  },
  timeout,
);

journey(
  "moves a section by touch in the list and on the page, which scrolls at its edge",
  async ({ open }) => {
    const { page, site } = await openStudio(open, undefined, telephone);
    const names = () => page.locator(".block-list strong").allTextContents();
    const before = await names();
    const finger = await createTouchInput(page);
    const grip = page.locator(".block-list > li").first().locator(".grip");
    const { x } = await finger.press(grip);
    const target = await page.locator(".block-list > li").nth(1).boundingBox();
    await finger.pull(x, (target?.y ?? 0) + (target?.height ?? 0) - 2);
    await finger.lift();
    const moved = [before[1], before[0], ...before.slice(2)];
    await expect.poll(names).toEqual(moved);
    await page.getByRole("button", { name: "Desfazer" }).tap();
    await expect.poll(names).toEqual(before);
    await site.locator(field("pages/inicio.yaml#/blocks/0/lede")).tap();
    const handle = locateInOverlay(site, ".grip");
    await expect.poll(() => handle.isVisible()).toBe(true);
    const size = await handle.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const at = await finger.press(handle);
    const frame = await page.locator("iframe[name=page]").boundingBox();
    await finger.pull(at.x, (frame?.y ?? 0) + (frame?.height ?? 0) - 6);
    // The page auto-scrolls under the finger until the next block is reached.
    await expect.poll(() => locateInOverlay(site, ".line").isVisible()).toBe(true);
    await expect.poll(() => site.evaluate(() => scrollY)).toBeGreaterThan(100);
    await finger.lift();
    await page.getByRole("button", { name: "Voltar" }).tap();
    await expect.poll(async () => (await names()).indexOf(before[0] ?? "")).toBeGreaterThan(0);
  },
  timeout,
);

journey(
  "collapses the fields on a phone to enlarge the page, and expands them on a selection",
  async ({ open }) => {
    const { page, site } = await openStudio(open, undefined, telephone);
    const button = page.getByRole("button", { name: "Campos", exact: true });
    const frameHeight = async () => (await page.locator("iframe[name=page]").boundingBox())?.height;
    const low = (await frameHeight()) ?? 0;
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    await button.press("Enter");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => page.locator(".block-list").isVisible()).toBe(false);
    await expect.poll(frameHeight).toBeGreaterThan(low + 200);
    const lede = field("pages/inicio.yaml#/blocks/0/lede");
    await site.locator(lede).tap();
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    const control = page.locator(`.panel ${lede}`);
    await control.focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await button.press("Enter");
    await expect.poll(() => control.isVisible()).toBe(true);
  },
  timeout,
);
