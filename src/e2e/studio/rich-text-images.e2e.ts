import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { waitForSaveState } from "../../testing/browser/studio-page.ts";
import { dropOrPaste } from "../../testing/pictures/file-input.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* Users add pictures to rich texts. A field beside a picture takes its description. */

const timeout = 120_000;

/** Opens an article and places the caret in its body. */
async function enterArticle(opened: StudioFixture) {
  const { page, site, content } = opened;
  const [file = ""] = (await readdir(join(content.folder, "articles"))).filter((name) =>
    name.endsWith(".yaml"),
  );
  const id = file.replace(/\.yaml$/, "");
  await page.evaluate((to) => {
    location.hash = `#/blog/${to}`;
  }, id);
  const body = site.locator(`[data-field="articles/${file}#/body"]`);
  await body.waitFor();
  await body.locator("p").first().click();
  await site.getByRole("toolbar", { name: "Formatação do texto" }).waitFor();
  return { body, file: `articles/${file}` };
}

async function photo(name: string, background = "#306050") {
  const drawn = sharp({ create: { width: 640, height: 400, channels: 3, background } });
  return { name, buffer: await drawn.jpeg().toBuffer(), type: "image/jpeg" };
}

const inMedia = async ({ content }: StudioFixture) => readdir(join(content.folder, "media"));

journey(
  "pastes a picture into a text, takes its description by keyboard, and removes its file on undo",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site } = opened;
    const { body, file } = await enterArticle(opened);
    await dropOrPaste(body, "paste", await photo("Balcão da loja.jpg"));
    const alt = site.getByRole("group", { name: "Imagem do texto" }).getByLabel("Descrição");
    await expect.poll(() => alt.evaluate((field) => field.matches(":focus"))).toBe(true);
    await page.keyboard.type("Balcão com [caixa] aberta");
    await page.keyboard.press("Tab");
    await page.keyboard.type("A loja, como ela é");
    await waitForSaveState(page, "saved");
    await expect
      .poll(() => readFile(join(opened.content.folder, file), "utf8"))
      .toContain('![Balcão com \\[caixa\\] aberta](balcao-da-loja.jpg "A loja, como ela é")');
    await expect.poll(() => inMedia(opened)).toContain("balcao-da-loja.jpg");
    const shown = body.locator("figure img");
    await expect
      .poll(() => shown.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(640);
    expect(await findAccessibilityErrors(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("Depois dela. ");
    await waitForSaveState(page, "saved");
    await expect
      .poll(() => readFile(join(opened.content.folder, file), "utf8"))
      .toContain("Depois dela.");
    const undo = page.getByRole("button", { name: "Desfazer" });
    while (await undo.isEnabled()) await undo.click();
    await expect.poll(opened.differences).toEqual([]);
    await expect.poll(() => inMedia(opened)).not.toContain("balcao-da-loja.jpg");
  },
  timeout,
);

journey(
  "imports embedded pictures of pasted HTML and reports a picture that is only a local file",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site } = opened;
    const { body, file } = await enterArticle(opened);
    const { buffer } = await photo("");
    const html = `<p>Primeira frase.</p><p><img alt="O balcão" src="data:image/jpeg;base64,${buffer.toString("base64")}"></p>
      <p>Segunda frase.</p><p><img src="file:///C:/Temp/clip_image001.png"></p>`;
    await page.keyboard.press("Control+a");
    await body.evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", given);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    }, html);
    const missing = site.getByRole("status").filter({ hasText: "1 imagem não foi colada" });
    await expect.poll(() => missing.count()).toBe(1);
    await expect
      .poll(() => readFile(join(opened.content.folder, file), "utf8"))
      .toMatch(/Primeira frase\.\n\n *!\[O balcão\]\([^)]+\.jpg\)\n\n *Segunda frase\./);
    await waitForSaveState(page, "saved");
    const undo = page.getByRole("button", { name: "Desfazer" });
    while (await undo.isEnabled()) await undo.click();
    await expect.poll(opened.differences).toEqual([]);
  },
  timeout,
);

journey(
  "inserts a picture of the site with the toolbar button and removes it again",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site } = opened;
    const { body, file } = await enterArticle(opened);
    await site.getByRole("button", { name: "Imagem", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Imagens do site" });
    await dialog.getByRole("searchbox").fill("bússola");
    await dialog.locator("[data-found]").first().click();
    const panel = site.getByRole("group", { name: "Imagem do texto" });
    await panel.waitFor();
    await waitForSaveState(page, "saved");
    await expect
      .poll(() => readFile(join(opened.content.folder, file), "utf8"))
      .toMatch(/!\[[^\]]+\]\(bussola\.svg\)/);
    await panel.getByRole("button", { name: "Tirar a imagem" }).click();
    await waitForSaveState(page, "saved");
    await expect.poll(() => body.locator('img[src*="bussola"]').count()).toBe(0);
    await expect.poll(opened.differences).toEqual([]);
  },
  timeout,
);

journey(
  "inserts several files that are pasted at once in their order",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site } = opened;
    const { body, file } = await enterArticle(opened);
    const [one, two] = [await photo("Balcão.jpg"), await photo("Vitrine.jpg", "#603050")];
    const table = { name: "Preços.csv", buffer: Buffer.from("a;b\n1;2\n"), type: "text/csv" };
    await dropOrPaste(body, "paste", one, table, two);
    const panel = site.getByRole("group", { name: "Imagem do texto" });
    await expect.poll(() => inMedia(opened)).toContain("vitrine.jpg");
    await panel.waitFor();
    await waitForSaveState(page, "saved");
    const text = () => readFile(join(opened.content.folder, file), "utf8");
    await expect
      .poll(text)
      .toMatch(/!\[\]\(balcao\.jpg\)[\s\S]*\[Preços\]\(precos\.csv\)[\s\S]*!\[\]\(vitrine\.jpg\)/);
    const undo = page.getByRole("button", { name: "Desfazer" });
    while (await undo.isEnabled()) await undo.click();
    await expect.poll(opened.differences).toEqual([]);
  },
  timeout,
);

journey(
  "reports a picture pasted into a text without pictures, in the panel and on the page",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { page, site } = opened;
    const { file } = await enterArticle(opened);
    const picture = await photo("Tela.png");
    const html =
      '<p>Com <b>figura</b></p><img src="file:///C:/Temp/a.png"><img src="https://example.com/b.png">';
    const field = (path: string) => page.locator(`.panel [data-field="${file}#/${path}"]`);
    const pasteHtml = (path: string) =>
      field(path).evaluate((element, given) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", given);
        clipboardData.setData("text/plain", "Com figura");
        const event = { clipboardData, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent("paste", event));
      }, html);
    const told = (path: string) =>
      page
        .locator(".panel .studio-field", { has: page.locator(`[data-field="${file}#/${path}"]`) })
        .getByRole("alert")
        .allTextContents();
    await pasteHtml("body");
    await expect
      .poll(() => told("body"))
      .toEqual([
        "2 imagens não foram coladas: neste campo entram só palavras. Cole-as no texto que está na página.",
      ]);
    await pasteHtml("title");
    await expect
      .poll(() => told("title"))
      .toEqual(["Este texto não aceita imagens: elas não foram coladas."]);
    await dropOrPaste(field("excerpt"), "paste", picture);
    await expect
      .poll(() => told("excerpt"))
      .toEqual(["Este texto não aceita imagens: elas não foram coladas."]);
    // The message disappears with the next key.
    await field("excerpt").focus();
    await page.keyboard.press("End");
    await page.keyboard.type("!");
    await expect.poll(() => told("excerpt")).toEqual([]);
    const title = site.locator(`[data-field="${file}#/title"]`).first();
    await title.click();
    await dropOrPaste(title, "paste", picture);
    const note = site.getByRole("status").filter({ hasText: "Este texto não aceita imagens" });
    await expect.poll(() => note.count()).toBe(1);
  },
  timeout,
);
