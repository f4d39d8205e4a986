import type { Locator, Page } from "playwright-core";
import { expect, vi } from "vitest";
import type { OpenBrowserPage } from "../browser/journey.ts";
import { journey } from "../browser/journey.ts";
import { waitForSaveState } from "../browser/studio-page.ts";
import { runCliCommand } from "../command.ts";
import { createFocusPredicate, pressKeyUntil, undoEverything } from "./studio-actions.ts";
import { openStudio, type StudioFixture } from "./studio-fixture.ts";

/** An office worker with an open studio. */
export interface OfficeTaskUser extends StudioFixture {
  /**
   * Chooses a list option by pointer. Counts two presses: one to open the list and one to choose.
   */
  choose(list: Locator, value: string): Promise<void>;
  /**
   * Chooses a file in the system's dialog. By pointer, counts one press on the file and one on the
   * button.
   */
  chooseFile(press: () => Promise<void>, path: string, by?: "keys"): Promise<void>;
  /** Opens the search by pointer, with one press, and types the words. */
  find(words: string): Promise<void>;
  /** Searches from the keyboard and opens the first result. */
  searchField(words: string): Promise<void>;
  /** Presses Tab until the control has the focus; F6 moves to the fields first. */
  tabTo(control: Locator): Promise<void>;
  /** Moves by keyboard from the focused field to one of its helper buttons. */
  toHelper(control: Locator): Promise<void>;
}

/** An everyday task. It must change the files in the same way by pointer and by keyboard. */
interface OfficeTask {
  /** Maximum number of pointer presses, including those in lists and file dialogs. */
  most: number;
  byPointer(desk: OfficeTaskUser): Promise<void>;
  byKeys(desk: OfficeTaskUser): Promise<void>;
  /** Checks the lines that differ on disk after the task. */
  leaves(lines: readonly string[]): void;
  /** Changes the shipped content before the task. */
  prepare?: Parameters<typeof openStudio>[1];
  /** Whether the task cannot run on this machine and is skipped. */
  isSkipped?: boolean;
  /** Whether the task cannot be undone. The keyboard run then gets a new studio. */
  isFinal?: boolean;
  /** Checks effects other than the content. */
  expectPage?(desk: OfficeTaskUser): Promise<void>;
}

const timeout = 180_000;

/**
 * Defines a journey that does a task by pointer, undoes it, and does it by keyboard alone. It
 * counts the pointer presses. After each run only the intended lines differ, and the check
 * succeeds.
 */
export function defineOfficeTask(name: string, task: OfficeTask): void {
  journey.skipIf(task.isSkipped === true)(
    name,
    async ({ open }) => {
      const counted = { presses: 0 };
      const viewport = { width: 1440, height: 900 };
      const sit = async () => {
        const opened = await openStudio(withPressCounting(open, counted), task.prepare, {
          viewport,
        });
        counted.presses = 0;
        return createOfficeTaskUser(opened, counted);
      };
      const desk = await sit();
      await task.byPointer(desk);
      await expectTaskDone(desk, task);
      expect(counted.presses, "presses").toBeLessThanOrEqual(task.most);
      expect(counted.presses, "presses").toBeGreaterThan(0);
      console.info(`presses: ${counted.presses} · ${name}`);
      if (!task.isFinal) await undoTask(desk);
      const keys = task.isFinal ? await sit() : desk;
      counted.presses = 0;
      await task.byKeys(keys);
      await expectTaskDone(keys, task);
      expect(counted.presses, "presses by keys").toBe(0);
    },
    timeout,
  );
}

async function expectTaskDone(
  desk: OfficeTaskUser,
  { leaves, expectPage }: OfficeTask,
): Promise<void> {
  const { page, content, differences } = desk;
  await vi.waitFor(async () => leaves(await differences()), { timeout: 15_000, interval: 100 });
  await waitForSaveState(page, "saved");
  leaves(await differences());
  const { code, text } = await runCliCommand("check", ["--content", content.folder]);
  expect(code === 0 ? "" : text).toBe("");
  await expectPage?.(desk);
}

async function undoTask(desk: OfficeTaskUser): Promise<void> {
  const { page } = desk;
  await page.keyboard.press("Escape");
  await undoEverything(desk);
  await page.evaluate(() => {
    location.hash = "#/";
  });
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/");
}

/** Wraps `open`, so that every pointer press in a page and its frames is counted. */
function withPressCounting(open: OpenBrowserPage, counted: { presses: number }): OpenBrowserPage {
  return async (options) => {
    const page = await open(options);
    await page.exposeFunction("countPress", () => {
      counted.presses += 1;
    });
    await page.addInitScript(() => {
      const { countPress } = window as unknown as { countPress(): void };
      const count = ({ isTrusted }: Event) => isTrusted && countPress();
      addEventListener("pointerdown", count, { capture: true });
    });
    return page;
  };
}

function createOfficeTaskUser(opened: StudioFixture, counted: { presses: number }): OfficeTaskUser {
  const { page } = opened;
  // Register a listener early. A listener added together with the press may miss the event.
  page.on("filechooser", () => undefined);
  return {
    ...opened,
    async choose(list, value) {
      counted.presses += 2;
      await list.selectOption(value);
    },
    async chooseFile(press, path, by) {
      const chooser = page.waitForEvent("filechooser");
      await press();
      if (by !== "keys") counted.presses += 2;
      await (await chooser).setFiles(path);
    },
    async find(words) {
      await page.locator(".bar-page").click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.type(words);
    },
    async searchField(words) {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.type(words);
      await page.keyboard.press("Enter");
      await page.locator("dialog").waitFor({ state: "detached" });
    },
    tabTo: (control) => tabTo(page, control),
    async toHelper(control) {
      await page.keyboard.press("Alt+F10");
      await pressKeyUntil(page, createFocusPredicate(control), { key: "ArrowRight", most: 9 });
    },
  };
}

async function tabTo(page: Page, control: Locator): Promise<void> {
  const target = await control.elementHandle();
  const isInFields = () => document.activeElement?.closest(".panel, dialog") !== null;
  for (let press = 0; press < 3 && !(await page.evaluate(isInFields)); press += 1)
    await page.keyboard.press("F6");
  await pressKeyUntil(page, async () => {
    const isThere = await target?.evaluate((own) => own.ownerDocument.activeElement === own);
    return isThere === true && (await page.evaluate(() => document.hasFocus()));
  });
}
