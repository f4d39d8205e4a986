import { expect } from "vitest";
import { collapseWhiteSpace, journey } from "../../testing/browser/journey.ts";
import { copyContent, startCommand } from "../../testing/command.ts";

/** Starts the dev server for a folder. Returns its address once it listens. */
function startPreview(folder: string, more: readonly string[] = []): Promise<string> {
  const child = startCommand("dev", ["--content", folder, "--port", "45200", ...more]);
  return new Promise((resolve) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
}

journey(
  "the preview updates in place on save and overlays an error on the last good page until it is fixed",
  async ({ open }) => {
    const content = await copyContent();
    const address = await startPreview(content.folder);
    const page = await open();
    await page.goto(`${address}/servicos`);
    const main = async () => collapseWhiteSpace(await page.locator("main").textContent());
    await expect.poll(main).toContain("R$ 599");
    await expect.poll(() => page.title()).toMatch(/^Serviços.* · Chronos$/);
    await page.evaluate(() => document.body.setAttribute("data-loaded", "once"));
    const overlay = page.getByRole("alert");

    await content.edit("plans.yaml", "price: 599", "price: 649");
    await expect.poll(main).toContain("R$ 649");

    await content.edit("plans.yaml", "price: 649", "pricee: 649");
    await expect.poll(() => overlay.count()).toBe(1);
    expect(collapseWhiteSpace(await overlay.textContent())).toMatch(
      /plans\.yaml · linha \d+.*"pricee"/,
    );
    await expect.poll(main).toContain("R$ 649");

    await content.edit("plans.yaml", "pricee: 649", "price: 699");
    await expect.poll(() => overlay.count()).toBe(0);
    await expect.poll(main).toContain("R$ 699");
    await expect.poll(() => page.locator("body").getAttribute("data-loaded")).toBe("once");
  },
  60_000,
);

journey(
  "the preview shows an added page, and drops a moved or deleted one, without a restart",
  async ({ open }) => {
    const content = await copyContent();
    const address = await startPreview(content.folder);
    const page = await open();
    await page.goto(`${address}/parceiros`);
    const title = async () => collapseWhiteSpace(await page.locator("h1").first().textContent());
    const text = (route: string) =>
      `route: ${route}\ntitle: Parceiros\ndescription: Com quem trabalhamos, e como chegar até nós por indicação.\nblocks:\n  - type: banner\n    title: Nossos parceiros\n`;
    await expect.poll(title).not.toBe("Nossos parceiros");
    await content.write("pages/parceiros.yaml", text("/parceiros"));
    await expect.poll(title).toBe("Nossos parceiros");
    await content.write("pages/parceiros.yaml", text("/outros"));
    await expect.poll(title).not.toBe("Nossos parceiros");
    await content.remove("pages/parceiros.yaml");
    await page.goto(`${address}/outros`);
    await expect.poll(title).not.toBe("Nossos parceiros");
  },
  60_000,
);

journey(
  "the preview marks drafts and scheduled pages and keeps hints collapsed",
  async ({ open }) => {
    const content = await copyContent();
    const page = `title: Parceiros\ndescription: Com quem trabalhamos, e como chegar até nós por indicação.\nblocks:\n  - type: banner\n    title: Nossos parceiros\n`;
    await content.write("pages/parceiros.yaml", `route: /parceiros\ndraft: true\n${page}`);
    await content.write(
      "pages/novidades.yaml",
      `route: /novidades\npublishAt: 2099-01-02\n${page}`,
    );
    const address = await startPreview(content.folder);
    const tab = await open();
    await tab.goto(`${address}/parceiros`);
    const title = async () => collapseWhiteSpace(await tab.locator("h1").first().textContent());
    const marks = async () => collapseWhiteSpace(await tab.locator(".prelo-marks").textContent());
    await expect.poll(title).toBe("Nossos parceiros");
    await expect.poll(marks).toContain("Rascunho: os visitantes não veem esta página.");
    await expect.poll(marks).toContain("a partir de 02/01/2099");
    // The other page's date is far in the future. This causes a hint, not an error.
    const quiet = tab.locator(".prelo-overlay.quiet");
    await expect.poll(() => quiet.count()).toBe(1);
    await expect.poll(() => quiet.getAttribute("open")).toBeNull();
    await expect.poll(() => tab.getByRole("alert").count()).toBe(0);

    await content.edit("pages/parceiros.yaml", "draft: true\n", "");
    await expect.poll(marks).not.toContain("Rascunho");
  },
  60_000,
);

journey(
  "the preview shows the site on the day given by --date",
  async ({ open }) => {
    const content = await copyContent();
    const page = `title: Recesso\ndescription: Quando fechamos no fim do ano, e a quem recorrer nesses dias.\nblocks:\n  - type: banner\n    title: Recesso de fim de ano\n`;
    await content.write("pages/recesso.yaml", `route: /recesso\npublishAt: 2026-12-20\n${page}`);
    const address = await startPreview(content.folder, ["--date", "2026-12-24"]);
    const tab = await open();
    await tab.goto(`${address}/recesso`);
    const marks = async () => collapseWhiteSpace(await tab.locator(".prelo-marks").textContent());
    await expect.poll(marks).toBe("Prévia como em 24/12/2026.");
  },
  60_000,
);
