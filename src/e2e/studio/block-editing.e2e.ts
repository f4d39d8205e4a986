import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { findStudioAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import {
  createStatusTextReader,
  fieldSelector as field,
  locateInOverlay,
  waitForSaveState,
} from "../../testing/browser/studio-page.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/*
 * Editing on the studio's page: adding blocks from previews, dragging, moving by keyboard,
 * formatting text in place. Every state must pass the accessibility checks.
 */

const timeout = 180_000;
const home = "pages/inicio.yaml";
const namesOf = (page: Page) => () => page.locator(".block-list strong").allTextContents();

/** Selects the first characters of a text on the page by keyboard. */
async function chooseLetters(page: Page, text: Locator, count: number): Promise<void> {
  await text.click();
  await page.keyboard.press("Control+Home");
  for (let letter = 0; letter < count; letter += 1) await page.keyboard.press("Shift+ArrowRight");
}

journey(
  "the block picker filters by text, shows previews and adds a block by keyboard",
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open);
    await page.getByRole("button", { name: "Adicionar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.locator("iframe").count()).toBeGreaterThan(1);
    const choices = dialog.locator("[data-found]");
    const all = await choices.count();
    // Previews further down are rendered lazily.
    await expect.poll(() => dialog.locator("iframe").count()).toBeLessThan(all);
    await page.keyboard.type("numeros");
    await expect.poll(async () => (await choices.allTextContents())[0]).toMatch(/^Números/);
    const picture = dialog.locator("iframe").first();
    await expect
      .poll(async () =>
        (await (await picture.elementHandle())?.contentFrame())?.locator("main").textContent(),
      )
      .toMatch(/500\+/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => site.locator("main > [data-block]").count()).toBe(6);
    await waitForSaveState(page, "saved");
    const told = await differences();
    expect(told.filter((line) => !line.startsWith(`${home} + `))).toEqual([]);
    expect(told.join("\n")).toContain("type: stats");
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect.poll(differences).toEqual([]);
  },
  timeout,
);

journey(
  "a block moves when dragged by its handle; Escape cancels the drag, and undo reverts the drop",
  async ({ open }) => {
    const { page, differences } = await openStudio(open);
    const names = namesOf(page);
    const before = await names();
    const rows = page.locator(".block-list > li");
    await rows.nth(1).hover();
    const grip = await rows.nth(1).locator(".grip").boundingBox();
    const target = await rows.nth(3).boundingBox();
    if (!grip || !target) throw new Error("the list is not there");
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    const carry = async () => {
      await page.mouse.move(x, y);
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
    const moved = [before[0], before[2], before[3], before[1], before[4]];
    await expect.poll(names).toEqual(moved);
    await expect.poll(createStatusTextReader(page)).toContain(`${before[1]}, posição 4 de 5.`);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect.poll(names).toEqual(before);
    await waitForSaveState(page, "saved");
    await expect.poll(differences).toEqual([]);
  },
  timeout,
);

journey(
  "a block keeps the focus when moved repeatedly by keyboard, in the list and on the page",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    const names = namesOf(page);
    const before = await names();
    await page.locator(".block-list .grip").nth(0).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(names).toEqual([before[1], before[2], before[0], before[3], before[4]]);
    await expect.poll(createStatusTextReader(page)).toContain(`${before[0]}, posição 3 de 5.`);
    await site
      .locator("main > [data-block]")
      .nth(2)
      .hover({ position: { x: 500, y: 20 } });
    const grip = locateInOverlay(site, ".grip");
    await expect
      .poll(() => locateInOverlay(site, "[data-block]").getAttribute("data-block"))
      .toBe(`${home}#/blocks/2`);
    await grip.focus();
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(names).toEqual(before);
  },
  timeout,
);

journey(
  "bold text and a link to a page found by name change only the line of their text",
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open);
    const lede = site.locator(field(`${home}#/blocks/1/lede`));
    await chooseLetters(page, lede, 5);
    await expect.poll(() => locateInOverlay(site, ".marks").isVisible()).toBe(true);
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Control+e");
    await page.keyboard.type("contato");
    await page.keyboard.press("Enter");
    await waitForSaveState(page, "saved");
    await expect
      .poll(differences)
      .toEqual([
        `${home} - lede: O que você encontra no primeiro mês e continua encontrando depois.`,
        expect.stringMatching(
          /lede: .*\[\*\*O que\*\*\]\(\/contato\) você encontra no primeiro mês e continua/,
        ),
      ]);
    await page.keyboard.press("Escape");
    await expect.poll(() => lede.locator('a[href="/contato"] strong').textContent()).toBe("O que");
  },
  timeout,
);

journey(
  "a text field reports unsupported formatting and never runs pasted markup",
  async ({ open }) => {
    // The browser logs that it blocked the inline script.
    const expected = /Executing inline event handler/;
    const { page, site } = await openStudio(open, undefined, { expected });
    const label = site.locator(field(`${home}#/blocks/0/actions/0/label`));
    const note = () => locateInOverlay(site, ".note").textContent();
    await label.click();
    await page.keyboard.press("Control+b");
    await expect.poll(note).toBe("Este texto não aceita negrito nem itálico.");
    await page.keyboard.press("End");
    await label.evaluate((element) => {
      const data = new DataTransfer();
      data.setData("text/html", "<p> agora</p><p>mesmo<img src=x onerror='top.hurt=1'></p>");
      data.setData("text/plain", " agora\n\nmesmo");
      const event = { clipboardData: data, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", event));
    });
    await expect.poll(note).toMatch(/uma linha só.* não aceita imagens/);
    await expect.poll(() => label.textContent()).toMatch(/agora mesmo$/);
    await expect.poll(() => page.evaluate(() => "hurt" in window)).toBe(false);
  },
  timeout,
);

journey(
  "the page shows the content of a chosen day, and typing there changes the right block",
  async ({ open }) => {
    const { page, site, differences } = await openStudio(open, (content) =>
      content.edit(
        home,
        "blocks:\n",
        "blocks:\n  - type: notice\n    description: Férias coletivas\n    publishAt: 2031-12-20\n",
      ),
    );
    const main = () => site.locator("main").textContent();
    await expect.poll(main).toContain("Férias coletivas");
    await page.getByLabel("Ver como em").fill("2031-12-19");
    await expect.poll(main).not.toContain("Férias coletivas");
    await expect
      .poll(createStatusTextReader(page))
      .toContainEqual(expect.stringContaining("19/12/2031"));
    const title = site.locator(field(`${home}#/blocks/2/lede`));
    await title.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Sempre.");
    await waitForSaveState(page, "saved");
    expect((await differences()).join("\n")).toMatch(/\+ lede: .*depois\. Sempre\./);
    await page.getByRole("button", { name: "Ver tudo" }).click();
    await expect.poll(main).toContain("Férias coletivas");
  },
  timeout,
);

journey(
  "a fact in a text names its source and opens its field when clicked",
  async ({ open }) => {
    const { page, site } = await openStudio(open);
    await page.evaluate(() => {
      location.hash = "#/contato";
    });
    await site.locator('main [data-field^="pages/contato.yaml"]').first().waitFor();
    const text = site.locator("main [data-field]:has([data-fact])").first();
    await text.click();
    const chip = text.locator("[data-fact]").first();
    await expect
      .poll(() => chip.getAttribute("title"))
      .toMatch(/^Vem de Dados do site › Números do estabelecimento › /);
    await chip.click();
    const value = page.locator(`.panel ${field("site.yaml#/claims/3/value")}`);
    await expect.poll(() => value.isVisible()).toBe(true);
  },
  timeout,
);

/** Asserts that a state has no accessibility errors and no horizontal overflow. */
async function isOpenToAll({ page, site }: StudioFixture, state: string): Promise<void> {
  expect(await findStudioAccessibilityErrors(page, site), state).toEqual([]);
  const beyond = () => document.documentElement.scrollWidth - innerWidth;
  await expect.poll(() => page.evaluate(beyond), { message: state }).toBeLessThanOrEqual(0);
}

for (const [name, options] of [
  ["at a desk", { viewport: { width: 1440, height: 900 } }],
  ["on a tablet", { viewport: { width: 768, height: 1000 } }],
  ["on a telephone", { viewport: { width: 390, height: 800 }, hasTouch: true }],
  ["enlarged to 200 %", { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
  ["in forced colours and without motion", { forcedColors: "active", reducedMotion: "reduce" }],
] as const) {
  journey(
    `no state has accessibility errors or horizontal overflow ${name}`,
    async ({ open }) => {
      const opened = await openStudio(open, undefined, options);
      const { page, site, content } = opened;
      await isOpenToAll(opened, "the page");
      await page.getByRole("button", { name: "Adicionar", exact: true }).click();
      await page.getByRole("dialog").locator("iframe").first().waitFor();
      await isOpenToAll(opened, "the sections");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await isOpenToAll(opened, "the finder");
      await page.keyboard.press("Escape");
      const changes = page.getByRole("button", { name: "O que mudou" });
      await changes.click();
      await isOpenToAll(opened, "what has changed");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Publicar", exact: true }).click();
      await isOpenToAll(opened, "publishing");
      await page.keyboard.press("Escape");
      await site.locator(field(`${home}#/blocks/0/actions/0/label`)).click();
      await page.keyboard.press("Control+b");
      await expect.poll(() => locateInOverlay(site, ".note").textContent()).toMatch(/não aceita/);
      await isOpenToAll(opened, "the handle of a section, and a note");
      await chooseLetters(page, site.locator(field(`${home}#/blocks/0/lede`)), 8);
      await page.keyboard.press("Control+e");
      await expect.poll(() => locateInOverlay(site, ".links").isVisible()).toBe(true);
      await isOpenToAll(opened, "the bar for words");
      await expect.poll(() => locateInOverlay(site, ".links").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      const title = page.locator(field(`${home}#/blocks/0/title`));
      await title.fill("");
      await waitForSaveState(page, "draft");
      await isOpenToAll(opened, "a mistake");
      await content.edit(home, "Suas contas | em dia.", "Outras contas | em dia.");
      await waitForSaveState(page, "conflict");
      await isOpenToAll(opened, "two versions");
    },
    timeout,
  );
}

journey(
  "a page without blocks shows its fields and diagnostics without accessibility errors",
  async ({ open }) => {
    const opened = await openStudio(open, async (content) => {
      const empty =
        "route: /vazia\ntitle: Vazia\ndescription: Uma página que começa.\nblocks: []\n";
      await content.write("pages/vazia.yaml", empty);
    });
    const { page } = opened;
    await page.evaluate(() => {
      location.hash = "#/pages/vazia.yaml";
    });
    await page.locator(field("pages/vazia.yaml#/title")).waitFor();
    // The first diagnostics appear shortly after the studio accepts input.
    await page.getByRole("heading", { name: /^Para (?:acertar|completar)/ }).waitFor();
    await isOpenToAll(opened, "an empty page");
  },
  timeout,
);
