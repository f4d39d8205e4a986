// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { readFile } from "node:fs/promises";
import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { findStudioAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey, type OpenBrowserPage } from "../../testing/browser/journey.ts";
import {
  fieldSelector as field,
  locateInOverlay,
  waitForSaveState,
} from "../../testing/browser/studio-page.ts";
import { createArticleByKeyboard, undoEverything } from "../../testing/studio/studio-actions.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* Users edit the body of an article in place. The bytes of other parts do not change. */

const timeout = 180_000;
const file = "articles/abertura-de-empresa-passo-a-passo.yaml";
const body = field(`${file}#/body`);
const telephone = { viewport: { width: 390, height: 800 } };

/** Opens the studio on an article, and waits for its body. */
async function openArticle(open: OpenBrowserPage, options = {}): Promise<StudioFixture> {
  const opened = await openStudio(open, undefined, options);
  await opened.page.evaluate(() => {
    location.hash = "#/blog/abertura-de-empresa-passo-a-passo";
  });
  await opened.site.locator(body).waitFor();
  return opened;
}

/** Clicks a text of the body and waits for its editor. */
async function enter(site: Frame, words: string): Promise<void> {
  await site.locator(body).getByText(words).first().click();
  await site.locator(`${body}.ProseMirror`).waitFor();
  await settled(site);
}

/**
 * Waits until the caret is stable. For 20 ms after focus the editor restores its last known caret.
 * A person does not type that early.
 */
async function settled(site: Frame): Promise<void> {
  await site.waitForTimeout(60);
}

async function changedLines({ page, differences }: StudioFixture): Promise<string[]> {
  await waitForSaveState(page, "saved");
  const lines = await differences();
  return lines.map((line) => line.replace(`${file} `, ""));
}

async function paste(site: Frame, html: string): Promise<void> {
  await site.locator(body).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", given);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, html);
}

journey(
  "typing in a paragraph changes only its lines, and undo restores the file",
  async ({ open }) => {
    const opened = await openArticle(open);
    const { page, site } = opened;
    await enter(site, "Vista de baixo, ela tem cinco degraus:");
    await page.keyboard.press("End");
    await page.keyboard.type(" Ou seis");
    await expect
      .poll(() => changedLines(opened))
      .toEqual([
        "- Vista de baixo, ela tem cinco degraus:",
        "+ Vista de baixo, ela tem cinco degraus: Ou seis",
      ]);
    // The field in the panel shows the same text.
    const control = page.locator(`.panel ${body}`);
    await expect.poll(() => control.inputValue()).toContain("cinco degraus: Ou seis\n");
    await page.keyboard.press("Control+z");
    await expect.poll(() => site.locator(body).textContent()).not.toContain("Ou seis");
    // After Escape, typing continues at the same caret.
    await page.keyboard.press("Escape");
    await page.keyboard.type("!");
    await expect
      .poll(() => changedLines(opened))
      .toEqual([
        "- Vista de baixo, ela tem cinco degraus:",
        "+ Vista de baixo, ela tem cinco degraus:!",
      ]);
    await undoEverything(opened);
  },
  timeout,
);

journey(
  "opening and leaving a body changes neither the file nor the page",
  async ({ open }) => {
    const opened = await openArticle(open);
    const { page, site } = opened;
    const markup = () => site.locator(body).innerHTML();
    const before = await markup();
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await enter(site, "Vista de baixo, ela tem cinco degraus:");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect.poll(() => site.locator(`${body}.ProseMirror`).count()).toBe(0);
    await expect.poll(markup).toBe(before);
    await expect
      .poll(() => site.evaluate(() => document.activeElement?.hasAttribute("data-body")))
      .toBe(true);
    await expect.poll(() => opened.differences()).toEqual([]);
    await expect.poll(() => page.getByRole("button", { name: "Desfazer" }).isEnabled()).toBe(false);
  },
  timeout,
);

journey(
  "a heading, bold text, a link, a list and a table can be inserted and are saved as Markdown",
  async ({ open }) => {
    const opened = await openArticle(open);
    const { page, site } = opened;
    await enter(site, "Vista de baixo, ela tem cinco degraus:");
    await page.keyboard.press("End");
    const type = (text: string) => page.keyboard.type(text);
    const press = (key: string) => page.keyboard.press(key);
    await press("Enter");
    await type("## Novo trecho");
    await press("Enter");
    await type("Leia ");
    await press("Control+b");
    await type("com calma");
    await press("Control+b");
    await type(" o aviso");
    for (let letter = 0; letter < "aviso".length; letter += 1) await press("Shift+ArrowLeft");
    await press("Control+e");
    await locateInOverlay(site, ".links input").fill("/contato");
    await press("Enter");
    await settled(site);
    await press("End");
    await press("Enter");
    await type("- um");
    await press("Enter");
    await type("dois");
    await press("Tab");
    await press("Enter");
    await press("Enter");
    await press("Enter");
    await locateInOverlay(site, ".body-bar").getByRole("button", { name: "Tabela" }).click();
    for (const cell of ["a", "b", "c"]) {
      await type(cell);
      await press("Tab");
    }
    await type("1 | 2");
    await expect
      .poll(() => changedLines(opened))
      .toEqual([
        "+ ## Novo trecho",
        "+ ",
        "+ Leia **com calma** o [aviso](/contato)",
        "+ ",
        "+ - um",
        "+ - dois",
        "+ ",
        "+ | a | b |",
        "+ |---|---|",
        "+ | c | 1 \\| 2 |",
        "+ ",
      ]);
    await undoEverything(opened);
  },
  timeout,
);

journey(
  "pasting from Word inserts headings, lists and a table without styles and reports a lost picture",
  async ({ open }) => {
    const opened = await openArticle(open);
    const { page, site } = opened;
    const sample = "src/studio/rich-text/clipboard/samples/word.html.txt";
    await enter(site, "Vista de baixo, ela tem cinco degraus:");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await paste(site, await readFile(sample, "utf8"));
    const added = async () => (await changedLines(opened)).filter((line) => line !== "+ ");
    await expect
      .poll(added)
      .toEqual([
        "+ ## Férias coletivas",
        "+ A empresa pode dar férias a **todos ao mesmo tempo**, desde que avise o sindicato com *quinze",
        "+ dias* de antecedência. Veja o [portal do governo](https://www.gov.br/trabalho-e-emprego).",
        "+ ### O que preparar",
        "+ - Lista dos empregados",
        "+ - com a data de admissão",
        "+ - Aviso ao **sindicato**",
        "+ 1. Escolha o período.",
        "+ 2. Comunique.",
        "+ | Prazo | Quem avisa |",
        "+ |---|---|",
        "+ | 15 dias | A empresa |",
      ]);
    const told = site.getByRole("status").filter({ hasText: "1 imagem não foi colada" });
    await expect.poll(() => told.count()).toBe(1);
    await undoEverything(opened);
  },
  timeout,
);

journey(
  "a typed fact shows its value and is saved by name, and the toolbar works by keyboard on a phone",
  async ({ open }) => {
    const opened = await openArticle(open, telephone);
    const { page, site } = opened;
    await enter(site, "Vista de baixo, ela tem cinco degraus:");
    await page.keyboard.press("End");
    await page.keyboard.type(" Ligue: ${firm.phone}.");
    const phone = site.locator(`${body} [data-fact="firm.phone"]`);
    await expect.poll(() => phone.textContent()).toMatch(/^\(\d\d\) \d{4,5}-\d{4}$/);
    await expect
      .poll(() => changedLines(opened))
      .toEqual([
        "- Vista de baixo, ela tem cinco degraus:",
        "+ Vista de baixo, ela tem cinco degraus: Ligue: ${firm.phone}.",
      ]);
    await page.keyboard.press("Alt+F10");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => chosenTool(page)).toBe("Negrito");
    expect(await findStudioAccessibilityErrors(page, site)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect.poll(() => site.locator(`${body}.ProseMirror`).count()).toBe(0);
    await expect.poll(() => site.locator(body).textContent()).toMatch(/Ligue: \(\d\d\)\s\d/);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
  timeout,
);

journey(
  "an error in a body is reported and not saved until it is corrected in the panel field",
  async ({ open }) => {
    const opened = await openArticle(open);
    const { page, site, differences } = opened;
    await enter(site, "Vista de baixo, ela tem cinco degraus:");
    await page.keyboard.press("End");
    await page.keyboard.type(" Ligue: ${firm.fone}");
    await waitForSaveState(page, "draft");
    const told = page.getByRole("alert").filter({ hasText: "firm.fone" });
    await expect.poll(() => told.count()).toBeGreaterThan(0);
    await expect.poll(differences).toEqual([]);
    const control = page.locator(`.panel ${body}`);
    await control.fill((await control.inputValue()).replace("firm.fone", "firm.phone"));
    await expect.poll(() => site.locator(body).textContent()).toMatch(/Ligue: \(\d\d\)/);
    await expect
      .poll(() => changedLines(opened))
      .toEqual([
        "- Vista de baixo, ela tem cinco degraus:",
        "+ Vista de baixo, ela tem cinco degraus: Ligue: ${firm.phone}",
      ]);
  },
  timeout,
);

journey(
  "an external change to the body shows while editing, and both changes are kept",
  async ({ open }) => {
    const opened = await openArticle(open);
    const { page, site, content } = opened;
    await enter(site, "Vista de baixo, ela tem cinco degraus:");
    await page.keyboard.press("End");
    await page.keyboard.type(" Ou seis");
    await waitForSaveState(page, "saved");
    await content.edit(file, "Se uma das quatro respostas é não, siga", "Se uma é não, siga");
    const isShown = () => site.locator(body).textContent();
    await expect.poll(isShown).toContain("Se uma é não, siga");
    await page.keyboard.type(" ou sete");
    await expect
      .poll(async () => (await changedLines(opened)).join("\n"))
      .toMatch(/\+ .*degraus: Ou seis ou sete\n.*\+ Se uma é não, siga em frente\.$/s);
  },
  timeout,
);

function chosenTool(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>("iframe[name=page]");
    const host = frame?.contentDocument?.activeElement;
    return host?.shadowRoot?.activeElement?.getAttribute("aria-label");
  });
}

journey(
  "rich text pasted into the panel field of a body becomes Markdown",
  async ({ open }) => {
    const opened = await openArticle(open);
    const { page } = opened;
    const control = page.locator(`.panel ${body}`);
    await control.focus();
    await page.keyboard.press("Control+End");
    await control.evaluate((element) => {
      const data = new DataTransfer();
      data.setData("text/html", "<h2>Prazos</h2><ul><li><b>Um</b></li><li>Dois</li></ul>");
      data.setData("text/plain", "Prazos Um Dois");
      const event = { clipboardData: data, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", event));
    });
    await expect
      .poll(() => control.inputValue())
      .toMatch(/\S\n\n## Prazos\n\n- \*\*Um\*\*\n- Dois$/);
  },
  timeout,
);

journey(
  "the first click on the text of a new article starts editing right after its title was typed",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site, differences } = opened;
    await createArticleByKeyboard(opened, "Recesso de fim de ano");
    await page.keyboard.type("!");
    await site.locator("[data-body] p").first().click();
    await expect.poll(() => site.locator("[data-body][data-typing]").count()).toBe(1);
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Fechamos. ");
    await waitForSaveState(page, "saved");
    await expect
      .poll(async () => (await differences()).join("\n"))
      .toContain("Fechamos. Comece aqui o primeiro parágrafo.");
  },
  timeout,
);
