import { join } from "node:path";
import { beforeAll, expect, onTestFinished } from "vitest";
import { buildSite } from "../../builder/build.ts";
import { serve } from "../../builder/serve.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import {
  collapseWhiteSpace,
  desktopContext,
  journey,
  phoneContext,
  waitForHydration,
} from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { createWorkspace, type Workspace } from "../../testing/content/workspace.ts";
import { addTrades } from "../../testing/sites/trades-site.ts";

const routes = ["/padaria", "/clinica"];
let workspace: Workspace;
let out: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  await addTrades(workspace);
  out = join(workspace.directory, "../dist");
  await buildSite({ content: workspace.directory, out, date: "2026-11-24" });
  return () => workspace.dispose();
}, 120_000);

/** Serves the site of a bakery and a clinic at an origin of its own. */
async function served(): Promise<string> {
  const { server, address } = await serve(out, 0);
  onTestFinished(() => void server.close());
  return address;
}

journey("industry blocks are accessible and fit a desktop and 320 px", async ({ open }) => {
  const address = await served();
  for (const viewport of [desktopContext.viewport, { width: 320, height: 640 }]) {
    const page = await open({ viewport, reducedMotion: "reduce" });
    for (const route of routes) {
      await page.goto(address + route);
      await waitForHydration(page);
      expect(await findAccessibilityErrors(page), route).toEqual([]);
      await expect.poll(() => findPageOverflow(page), { message: route }).toEqual([]);
    }
  }
});

journey("the gallery's lightbox works by keyboard and returns the focus", async ({ open }) => {
  const page = await open();
  await page.goto(`${await served()}/padaria`);
  await waitForHydration(page);
  const link = page.getByRole("link", { name: /Ampliar: Pão redondo/ });
  await page.locator(".gallery a[aria-haspopup]").first().waitFor();
  await link.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Imagem ampliada" });
  const seen = () => viewer.locator("img").getAttribute("alt");
  await expect.poll(seen).toBe("Pão redondo com a casca aberta em cruz");
  expect(collapseWhiteSpace(await viewer.getByRole("status").textContent())).toBe("1 de 5");
  await page.keyboard.press("ArrowRight");
  await expect.poll(seen).toBe("Bolo de cenoura com cobertura de chocolate");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(seen).toBe("Desenho de uma roda");
  await viewer.getByRole("button", { name: "Próxima imagem" }).click();
  await viewer.getByRole("button", { name: "Próxima imagem" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => viewer.count()).toBe(0);
  // The lightbox closes a moment before its page receives the close event.
  const focused = () => page.evaluate(() => document.activeElement?.querySelector("img")?.alt);
  await expect.poll(focused).toBe("Bolo de cenoura com cobertura de chocolate");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain("Ampliar:");
});

journey("a swipe shows the next picture in the lightbox", async ({ open }) => {
  const page = await open({ ...phoneContext, hasTouch: true });
  await page.goto(`${await served()}/padaria`);
  await waitForHydration(page);
  await page.locator(".gallery a[aria-haspopup]").first().click();
  const viewer = page.getByRole("dialog");
  const picture = viewer.locator("img");
  await picture.dispatchEvent("pointerdown", { clientX: 250 });
  await picture.dispatchEvent("pointerup", { clientX: 100 });
  await expect
    .poll(() => picture.getAttribute("alt"))
    .toBe("Bolo de cenoura com cobertura de chocolate");
});

journey(
  "a gallery picture stays a link to its file if the lightbox script fails to load",
  async ({ open }) => {
    const page = await open({ expected: /Failed to load resource/ });
    const asked: string[] = [];
    await page.route("**/lightbox-*.js", (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto(`${await served()}/padaria`);
    await waitForHydration(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const link = page.locator(".gallery a").first();
    expect(await link.getAttribute("aria-haspopup")).toBeNull();
    expect(await link.getAttribute("href")).toMatch(/^\/media\/.+\.webp$/);
  },
);

journey("a gallery picture is a link to the large picture without scripts", async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(`${await served()}/padaria`);
  const to = await page.locator(".gallery a").first().getAttribute("href");
  const answer = await page.request.get(new URL(to ?? "", page.url()).href);
  expect(answer.headers()["content-type"]).toBe("image/webp");
});

journey("a video is loaded from its host only after its button is pressed", async ({ open }) => {
  const page = await open();
  const asked: string[] = [];
  await page.route(/youtube|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Video</p>" });
  });
  await page.goto(`${await served()}/clinica`);
  await waitForHydration(page);
  const press = page.getByRole("button", { name: "Ver o vídeo" });
  await press.waitFor();
  expect(asked).toEqual([]);
  await expect
    .poll(() => page.locator(".video .note").textContent())
    .toContain("www.youtube-nocookie.com");
  await press.press("Enter");
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("https://www.youtube-nocookie.com/embed/abcdefghijk");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
});

journey(
  "a video is a link to its host without scripts, and nothing is loaded from there",
  async ({ open }) => {
    const page = await open({ javaScriptEnabled: false });
    const address = await served();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    await page.route(/youtube/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>The film</h1>" }),
    );
    await page.goto(`${address}/clinica`);
    const film = page.getByRole("link", { name: "Ver o vídeo" });
    await film.scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator(".video iframe, .video video, .video button").count())
      .toBe(0);
    await expect
      .poll(() => page.locator(".video img").evaluate((poster) => poster.clientWidth))
      .toBeGreaterThan(200);
    await page.getByText("O vídeo em texto").click();
    await expect.poll(() => page.getByText("Traga os últimos exames.").isVisible()).toBe(true);
    expect(new Set(asked)).toEqual(new Set([address]));
    await film.click();
    await page.waitForURL("https://www.youtube.com/watch?v=abcdefghijk");
    await expect.poll(() => page.getByRole("heading", { name: "The film" }).isVisible()).toBe(true);
  },
);

journey(
  "the opening hours show whether the firm is open, and the agenda omits past events",
  async ({ open }) => {
    const page = await open();
    await page.goto(`${await served()}/clinica`);
    await waitForHydration(page);
    const line = page.locator(".opening-hours [data-opening]");
    await expect.poll(() => line.textContent()).toMatch(/^(Aberto|Fechado) agora/);
    const names = await page.locator(".events .name").allTextContents();
    expect(names).toEqual(["Palestra sobre diabetes", "Feira de saúde"]);
  },
);
