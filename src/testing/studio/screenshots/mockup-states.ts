import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { fieldSelector as field, waitForStudio } from "../../browser/studio-page.ts";

/** The studio in which a state is set up. */
interface StateContext {
  page: Page;
  site: Frame;
  /** The content folder. */
  folder: string;
}

/** A state of the studio that has mockups. Their file names contain its name. */
export interface MockupState {
  name: string;
  /** Changes the content before the studio opens. */
  prepare?(folder: string): Promise<unknown>;
  reach(stage: StateContext): Promise<unknown>;
}

const home = "pages/inicio.yaml";
const title = field(`${home}#/blocks/0/title`);
const lede = field(`${home}#/blocks/0/lede`);
const label = field(`${home}#/blocks/0/actions/0/label`);
const empty = "pages/vazia.yaml";

async function typeInto({ page, site }: StateContext, text: string, words: string): Promise<void> {
  await site.locator(text).first().click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
}

async function waitForSaveStatus(page: Page, state: string): Promise<void> {
  await page.waitForFunction((name) => document.documentElement.dataset.save === name, state);
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

/** All states that have mockups. */
export const mockupStates: readonly MockupState[] = [
  { name: "light", reach: ({ page }) => waitForStudio(page) },
  {
    name: "dark",
    reach: async ({ page }) => {
      const unfold = page.getByRole("button", { name: "Como a página é vista" });
      if (await unfold.isVisible()) await unfold.click();
      await page.getByRole("button", { name: "Escuro", exact: true }).click();
    },
  },
  { name: "typing", reach: (stage) => stage.site.locator(title).first().click() },
  {
    name: "empty",
    prepare: (folder) => {
      const text = "route: /vazia\ntitle: Vazia\ndescription: Uma página que começa.\nblocks: []\n";
      return writeFile(join(folder, empty), text);
    },
    async reach({ page }) {
      await goTo(page, `#/${empty}`);
      await page.getByRole("heading", { name: /^Para (?:acertar|completar)/ }).waitFor();
    },
  },
  {
    name: "mistake",
    async reach({ page, site }) {
      await goTo(page, "#/servicos");
      await site.locator(field("plans.yaml#/0/name")).first().click();
      await page.locator(`.panel ${field("plans.yaml#/0/price")}`).fill("");
      await waitForSaveStatus(page, "draft");
    },
  },
  {
    name: "conflict",
    async reach(stage) {
      const { page, folder } = stage;
      await typeInto(stage, lede, " Sempre.");
      const place = join(folder, home);
      const text = await readFile(place, "utf8");
      await writeFile(place, text.replace("Cuidamos da contabilidade", "Fazemos a contabilidade"));
      await waitForSaveStatus(page, "conflict");
    },
  },
  {
    name: "adding",
    async reach({ page }) {
      await page.getByRole("button", { name: "Adicionar", exact: true }).last().click();
      await page.getByRole("dialog").locator("iframe").nth(1).waitFor();
    },
  },
  {
    name: "publish",
    async reach(stage) {
      await typeInto(stage, label, " hoje");
      await waitForSaveStatus(stage.page, "saved");
      await stage.page.getByRole("button", { name: "Publicar", exact: true }).click();
      await stage.page.locator(".changes").waitFor();
    },
  },
];
