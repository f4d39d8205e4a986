import { expect, onTestFinished } from "vitest";
import { frameUrl, galleryPath } from "../../studio/block-gallery/browser/gallery-urls.ts";
import { startPreviewServer } from "../../studio/dev-preview/server/preview-server.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { journey } from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { findFreePort } from "../../testing/free-port.ts";
import { firstPack } from "../../theme/packs/pack-names.ts";

/** Serves the gallery of a small site that has a block of its own. */
async function servedGallery() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  const previewed = { content: workspace.directory, commands: { again: "", migrate: "" } };
  const { address, close } = await startPreviewServer(await findFreePort(), previewed);
  onTestFinished(close);
  // A pack's fonts and images are generated on the first request for one of its frames.
  await fetch(new URL(frameUrl({ pack: firstPack }), address));
  return { workspace, address: new URL(galleryPath, address).href };
}

journey(
  "the gallery finds a block by name, copies its YAML and updates it when its schema file is saved",
  { timeout: 240_000 },
  async ({ open }) => {
    const { workspace, address } = await servedGallery();
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto(address);
    const sections = page.locator("main > section");
    const all = await sections.count();
    expect(all).toBeGreaterThan(30);
    await page.getByRole("searchbox").fill("CAMPAINHA");
    await expect.poll(() => sections.filter({ visible: true }).count()).toBe(1);
    const bell = page.locator("#bell");
    const frame = bell.frameLocator("iframe");
    await expect.poll(() => frame.locator(".bell").textContent()).toContain("Trim");

    await bell.getByRole("button").click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe("  - type: bell\n    sound: Trim\n");
    await bell.locator(".fields summary").click();
    await expect.poll(() => bell.locator(".fields tbody th").allTextContents()).toContain("sound");

    await workspace.edit("blocks/bell/bell.json", '"Trim"', '"Blim"');
    await expect
      .poll(() => frame.locator(".bell").textContent(), { timeout: 30_000 })
      .toContain("Blim");
  },
);

journey(
  "the gallery is accessible and fits narrow and wide windows, and works without scripts",
  { timeout: 240_000 },
  async ({ open }) => {
    const { address } = await servedGallery();
    const page = await open();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      for (const details of await page.locator("#bell details, #form details").all()) {
        await details.evaluate((element) => element.setAttribute("open", ""));
      }
      const found = [...(await findPageOverflow(page)), ...(await findAccessibilityErrors(page))];
      expect(found.map((each) => `${width}: ${each}`)).toEqual([]);
    }
    const still = await open({ javaScriptEnabled: false });
    await still.goto(`${address}?pack=azulejo&scheme=dark&width=360`);
    const frame = still.locator("#bell iframe");
    await expect.poll(() => frame.getAttribute("width")).toBe("360");
    await expect.poll(() => frame.getAttribute("src")).toContain("pack=azulejo&scheme=dark");
    await expect.poll(() => still.locator("#bell pre").textContent()).toContain("- type: bell");
    await still.locator("nav a[href='#bell']").click();
    await expect.poll(() => still.locator(":target").getAttribute("id")).toBe("bell");
    await still.locator("select[name=width]").selectOption("768");
    await still.getByRole("button", { name: "Mostrar" }).click();
    await expect.poll(() => still.locator("#bell iframe").getAttribute("width")).toBe("768");
  },
);
