import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { openStudio, type StudioFixture } from "../../testing/studio/studio-fixture.ts";

/* The studio reports a text that is too long for the editor on the page. No text is lost. */

const timeout = 120_000;

const much = "Uma frase que enche a página. ".repeat(4000);

/** Opens the first article. Returns its file, and its body on the page. */
async function article({ page, site, content }: StudioFixture) {
  const names = await readdir(join(content.folder, "articles"));
  const name = names.find((each) => each.endsWith(".yaml")) ?? "";
  await page.evaluate(
    (to) => {
      location.hash = `#/blog/${to}`;
    },
    name.replace(".yaml", ""),
  );
  const body = site.locator(`[data-field="articles/${name}#/body"]`);
  await body.waitFor();
  return { body, file: join(content.folder, "articles", name) };
}

journey(
  "pasting too much text is rejected with a message and leaves the text unchanged",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { body, file } = await article(opened);
    const before = await readFile(file, "utf8");
    await body.locator("p").first().click();
    await opened.site.getByRole("toolbar", { name: "Formatação do texto" }).waitFor();
    await body.evaluate((element, words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", words);
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", options));
    }, much);
    await opened.site.getByText("É texto demais para colar de uma vez.").waitFor();
    expect(await body.innerText()).not.toContain("enche a página");
    expect(await readFile(file, "utf8")).toBe(before);
  },
  timeout,
);

journey(
  "a text too long to edit on the page is reported and shown in its panel field",
  async ({ open }) => {
    const opened = await openStudio(open);
    const { file } = await article(opened);
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      text.replace("body: |\n", () => `body: |\n  ${much}\n\n`),
    );
    const { body } = await article(opened);
    await expect.poll(() => body.innerText()).toContain("enche a página");
    await body
      .locator("p")
      .first()
      .click({ position: { x: 20, y: 10 } });
    await opened.site.getByText("Este texto é longo demais para escrever aqui").waitFor();
    expect(await body.getAttribute("contenteditable")).toBe(null);
    await expect
      .poll(() => opened.page.getByLabel("Texto", { exact: true }).inputValue())
      .toContain(much);
  },
  timeout,
);
