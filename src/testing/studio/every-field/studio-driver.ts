import type { Locator, Page } from "playwright-core";
import { fieldTitle } from "../../../studio/fields/frame/field-frame.tsx";
import type { FieldPlace } from "../../../studio/fields/schema/field-place.ts";
import { fieldSelector } from "../../browser/studio-page.ts";

/** A part of a file that the panel shows together: one block, or everything except the blocks. */
export interface PanelPart {
  file: string;
  /** JSON Pointer of the block, such as `/blocks/2`; empty for everything except the blocks. */
  path: string;
}

/** A field without a value. Its add button is below the fields of its group. */
export interface UnsetField {
  name: string;
  /** The name of its group; `""` for the whole part. */
  group: string;
  title: string;
}

/** A text that replaces the value of a field. */
export interface FieldTyping {
  name: string;
  text: string;
}

/** Describes the add button of a field without a value. */
export function describeUnsetField(file: string, place: FieldPlace): UnsetField {
  const group = place.holder?.path ?? "";
  const isPart = group === "" || /^\/blocks\/\d+$/.test(group);
  return {
    name: `${file}#${place.path}`,
    group: isPart ? "" : `${file}#${group}`,
    title: fieldTitle(place),
  };
}

const longestWait = 20_000;

/** Performs a person's actions in the studio. Uses only the page. */
export class StudioDriver {
  constructor(readonly page: Page) {}

  get panel(): Locator {
    return this.page.locator("aside.panel");
  }

  /** Returns the controls in the panel that edit a value. */
  controls(name: string): Locator {
    return this.panel.locator(fieldSelector(name));
  }

  /** Opens an address of the studio, which is a route or a file. Waits for the fields of `file`. */
  async goTo(address: string, file: string): Promise<void> {
    await this.page.evaluate(
      async (hash) => {
        // Setting the same hash again would not navigate.
        if (location.hash === hash) location.hash = "#/";
        await new Promise((resolve) => setTimeout(resolve, 500));
        location.hash = hash;
      },
      `#/${address.replace(/^\//, "")}`,
    );
    await this.panel.locator(`[data-field^="${file}#"]`).first().waitFor({ state: "attached" });
  }

  /** Opens the fields of a part. The panel must show the fields of the whole page. */
  async open({ file, path }: PanelPart): Promise<void> {
    if (path === "") return;
    await this.panel.locator(`[data-block="${file}#${path}"] .block-name`).click();
    await this.panel
      .locator(`[data-field^="${file}#${path}"]`)
      .first()
      .waitFor({ state: "attached" });
  }

  /** Returns to the fields of the whole page. */
  async back(): Promise<void> {
    await this.panel.getByRole("button", { name: "Voltar", exact: true }).click();
  }

  /** Expands everything in the panel. Repeats this, because new parts may be collapsed, too. */
  async unfold(): Promise<void> {
    const folded = this.panel.locator("details:not([open]) > summary");
    while ((await folded.count()) > 0) {
      await folded.evaluateAll((all) => {
        for (const summary of all) (summary as HTMLElement).click();
      });
    }
  }

  /** Presses the add buttons of fields without a value. */
  async addFields(fields: readonly UnsetField[]): Promise<void> {
    await this.panel.evaluate((panel, all) => {
      for (const { group, title } of all) {
        const groups = panel.querySelectorAll(
          group === "" ? ".studio-fields" : `[data-field="${group}"]`,
        );
        const buttons = [...groups].flatMap((each) => [
          ...each.querySelectorAll<HTMLElement>(
            ":scope > .studio-more button, :scope > .studio-item-body > .studio-more button",
          ),
        ]);
        buttons.find((button) => button.textContent === `+ ${title}`)?.click();
      }
    }, fields);
  }

  /** Returns the names of those fields that have a control in the panel. */
  reachableNames(names: readonly string[]): Promise<string[]> {
    return this.panel.evaluate(
      (panel, all) => all.filter((name) => panel.querySelector(`[data-field="${name}"]`)),
      names,
    );
  }

  /** Replaces the value of a field by typing. */
  async type(name: string, text: string): Promise<void> {
    await this.controls(name).first().fill(text);
  }

  /**
   * Replaces the texts of many fields, one after the other. Faster than typing key by key.
   *
   * @returns the names of fields that accept no text, such as dates
   */
  async typeAll(all: readonly FieldTyping[]): Promise<string[]> {
    if (all.length === 0) return [];
    return this.panel.evaluate(async (panel, fields) => {
      const left: string[] = [];
      for (const { name, text } of fields) {
        const control = panel.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
        if (!control?.matches("textarea, input[type=text]")) {
          left.push(name);
          continue;
        }
        control.focus();
        control.select();
        document.execCommand(text === "" ? "delete" : "insertText", false, text);
        await Promise.resolve();
      }
      return left;
    }, all);
  }

  /** Presses the undo button until nothing is left to undo. */
  async undoAll(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Desfazer", exact: true });
    await button.evaluate(async (element, most) => {
      const own = element as HTMLButtonElement;
      const end = performance.now() + most;
      while (!own.disabled && performance.now() < end) {
        own.click();
        await Promise.resolve();
      }
    }, longestWait);
  }

  /** Saves all changes now, with the keyboard shortcut. */
  async save(): Promise<void> {
    await this.page.keyboard.press("Control+s");
  }

  /** Returns the diagnostic of each of these fields. Omits fields without one. */
  async diagnosticsAt(names: readonly string[]): Promise<Map<string, string>> {
    const pairs = await this.panel.evaluate(
      (panel, all) =>
        all.map((name) => {
          const control = panel.querySelector(`[data-field="${name}"]`);
          const frame = control?.closest(".studio-field, .studio-group, .studio-item");
          const line = frame?.querySelector(":scope > .studio-told > .error");
          return [name, line?.firstChild?.textContent ?? ""] as const;
        }),
      names,
    );
    return new Map(pairs.filter(([, sentence]) => sentence !== ""));
  }

  /** Returns the diagnostics in the list above the fields. */
  diagnosticsAbove(): Promise<string[]> {
    return this.panel.locator(".told li").allTextContents();
  }
}
