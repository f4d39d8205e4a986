import type { Locator, Page } from "playwright-core";
import { fieldSelector } from "../../browser/studio-page.ts";

/** The part of a file whose fields stand together in the panel: a block, or all but the blocks. */
export interface Part {
  file: string;
  /** `/blocks/2`, or `""`. */
  path: string;
}

/** What a person does in the studio to reach and change fields, through the page alone. */
export class StudioHand {
  constructor(readonly page: Page) {}

  get panel(): Locator {
    return this.page.locator("aside.panel");
  }

  /** Whatever edits a value, in the panel. */
  controls(name: string): Locator {
    return this.panel.locator(fieldSelector(name));
  }

  /** Goes to an address of the studio: a route, or a file. */
  async goTo(address: string, file: string): Promise<void> {
    await this.page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#/${address.replace(/^\//, "")}`,
    );
    await this.panel.locator(`[data-field^="${file}#"]`).first().waitFor({ state: "attached" });
  }

  /** Opens the fields of a part, from those of the whole page. */
  async open({ file, path }: Part): Promise<void> {
    if (path === "") return;
    await this.panel.locator(`[data-block="${file}#${path}"] .block-name`).click();
    await this.panel
      .locator(`[data-field^="${file}#${path}"]`)
      .first()
      .waitFor({ state: "attached" });
  }

  /** Goes back from the fields of a part to those of the whole page. */
  async back(): Promise<void> {
    await this.panel.getByRole("button", { name: "Voltar", exact: true }).click();
  }

  /** Opens whatever is closed round a field, from the outside to the inside. */
  async reveal(name: string): Promise<void> {
    const cut = name.indexOf("#");
    const steps = name.slice(cut + 1).split("/");
    for (let count = 2; count <= steps.length; count += 1) {
      const around = `${name.slice(0, cut)}#${steps.slice(0, count).join("/")}`;
      await this.openAll(
        this.panel.locator(`details:not([open])${fieldSelector(around)} > summary`),
      );
    }
    const closed = this.panel.locator(
      `details:not([open]):has(> * ${fieldSelector(name)}) > summary`,
    );
    await this.openAll(closed);
  }

  private async openAll(summaries: Locator): Promise<void> {
    for (const summary of await summaries.all()) await summary.click();
  }

  /** Types a text in the place of what stands in a field. */
  async type(name: string, text: string): Promise<void> {
    await this.controls(name).first().fill(text);
  }

  /** Takes back all that was done, by the button. */
  async undoAll(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Desfazer", exact: true });
    while (await button.isEnabled()) await button.click();
  }

  /** Asks for all to be saved at once, by the keys. */
  async save(): Promise<void> {
    await this.page.keyboard.press("Control+s");
  }

  /** How many sentences say what is wrong. */
  told(): Promise<number> {
    return this.panel.getByRole("alert").or(this.panel.locator(".told li")).count();
  }
}
