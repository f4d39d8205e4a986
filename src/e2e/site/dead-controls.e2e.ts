import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { journey, waitForHydration } from "../../testing/browser/journey.ts";
import {
  collectSiteAnchors,
  findDeadControls,
} from "../../testing/browser/routes-and-dead-controls.ts";

const readHere = (page: Page) => collectSiteAnchors(page, inject("address"), inject("dist"));

journey(
  "findDeadControls names each dead control, even while other content of the page changes",
  { timeout: 120_000 },
  async ({ visit }) => {
    const page = await visit("/contato");
    const site = await readHere(page);
    await page.evaluate(() => {
      const plant = (tag: string, words: string, href?: string) => {
        const element = document.createElement(tag);
        element.textContent = words;
        if (href) element.setAttribute("href", href);
        else element.setAttribute("type", "button");
        return element;
      };
      const clock = document.createElement("p");
      setInterval(() => {
        clock.textContent = String(Date.now());
      }, 30);
      document
        .querySelector("main")
        ?.prepend(
          clock,
          plant("button", "Baixar"),
          plant("a", "Subir", "#"),
          plant("a", "Ir", "/nenhures"),
          plant("a", "Modelo", "/downloads/nada.docx"),
          plant("a", "Ligar", "tel:abc"),
          plant("a", "Escrever", "mailto:contato"),
          plant("a", "Conversar", "https://wa.me/55389?text=Oi"),
          plant("a", "Calar", "https://wa.me/5538900000000"),
          plant("a", "Ver", "https://www.openstreetmap.org/?mlat=99&mlon=1"),
        );
    });
    expect(await findDeadControls(page, site, new Set())).toEqual([
      '/contato: button "Baixar"  has no effect',
      '/contato: a "Subir" # names no place: #',
      '/contato: a "Ir" /nenhures leads to /nenhures, which does not exist',
      '/contato: a "Modelo" /downloads/nada.docx offers /downloads/nada.docx, which does not exist',
      '/contato: a "Ligar" tel:abc asks for tel:abc',
      '/contato: a "Escrever" mailto:contato asks for mailto:contato',
      '/contato: a "Conversar" https://wa.me/55389?text=Oi asks for https://wa.me/55389?text=Oi',
      '/contato: a "Calar" https://wa.me/5538900000000 asks for https://wa.me/5538900000000',
      '/contato: a "Ver" https://www.openstreetmap.org/?mlat=99&mlon=1 asks for https://www.openstreetmap.org/?mlat=99&mlon=1',
    ]);
  },
);

/** The parts of `NavigateEvent.destination` (Navigation API) that the test reads. */
interface Destination {
  url: string;
  sameDocument: boolean;
}

journey(
  "a form that opens the mail program fills in the recipient, subject and body",
  async ({ visit }) => {
    const page = await visit("/blog");
    const asked = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const { navigation } = window as unknown as { navigation: EventTarget };
          navigation.addEventListener("navigate", (event) => {
            const { destination } = event as Event & { destination: Destination };
            // Updates of the current history entry fire this event too. Ignore them.
            if (!destination.sameDocument) resolve(destination.url);
          });
        }),
    );
    const form = page.locator("main .newsletter form");
    await form.locator("[type=email]").fill("d'ávila+carta@example.org");
    await form.locator("[type=checkbox]").check();
    await form.getByRole("button", { name: "Assinar" }).click();
    const { protocol, pathname, searchParams } = new URL(await asked);
    expect([protocol, pathname]).toEqual(["mailto:", "contato@chronos.example"]);
    expect(searchParams.get("subject")).toBe("Receba conteúdo exclusivo");
    expect(searchParams.get("body")).toBe(
      "Seu e-mail: d'ávila+carta@example.org\r\nSim, quero receber a carta.: ✓",
    );
  },
);

journey("every download link offers its file under the file's own name", async ({ visit }) => {
  const page = await visit("/");
  const offered = new Set<string>();
  for (const route of (await readHere(page)).anchors.keys()) {
    const html = await (await page.request.get(inject("address") + route)).text();
    const links = [...html.matchAll(/<a [^>]*?href="?([^"\s]+)"? download/g)];
    const hrefs = new Set(links.map(([, href = ""]) => href));
    const fresh = [...hrefs].filter((href) => !offered.has(href));
    if (fresh.length === 0) continue;
    await page.goto(inject("address") + route);
    await waitForHydration(page);
    for (const href of fresh) {
      offered.add(href);
      const link = page.locator(`a[download][href="${href}"]`).first();
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(download.suggestedFilename()).toBe(href.split("/").at(-1));
      expect(await download.failure(), href).toBeNull();
    }
  }
  expect(offered.size).toBeGreaterThan(5);
});

journey(
  "header and footer links lead to their address and show a page with one h1",
  async ({ visit }) => {
    const page = await visit("/");
    const links = await page
      .locator("header.header a[href^='/'], footer a[href^='/']")
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
    for (const href of links) {
      await page
        .locator(`a[href="${href}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href);
      expect(await page.locator("h1").count()).toBe(1);
    }
  },
);
