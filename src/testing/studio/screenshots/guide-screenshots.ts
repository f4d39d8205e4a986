import type { Frame, Locator, Page } from "playwright-core";
import { fieldSelector as field, locateInOverlay } from "../../browser/studio-page.ts";

/** The studio in which a screenshot for the guide is set up. */
interface GuideContext {
  page: Page;
  site: Frame;
}

/** A screenshot of the editors' guide, with the name of its file there. */
export interface GuideScreenshot {
  name: string;
  reach(stage: GuideContext): Promise<unknown>;
  /** Returns the elements that the reader must press. The screenshot shows a ring around each. */
  highlighted(stage: GuideContext): Locator[];
  /**
   * Returns the elements to crop to, with a margin. By default the screenshot shows the whole
   * window.
   */
  cropTo?(stage: GuideContext): Locator[];
}

const body = "articles/guia-pratico-esocial.yaml#/body";
const dialog = ({ page }: GuideContext) => page.locator("dialog[open]");
const panel = ({ page }: GuideContext) => page.locator(".panel");

async function goTo({ page, site }: GuideContext, route: string, awaited: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#${to}`;
  }, route);
  await site.locator(awaited).first().waitFor();
  // The studio checks the page shortly after it appears, and then updates its markup.
  await page.waitForTimeout(1500);
}

async function choosePrice(stage: GuideContext): Promise<void> {
  await goTo(stage, "/servicos", "main .price");
  await stage.site.locator("main .price", { hasText: "599" }).first().click();
  await stage.page.locator(`.panel ${field("plans.yaml#/1/price")}`).waitFor();
}

/** Changes one price and waits until it is saved and shown. */
async function changePrice(stage: GuideContext): Promise<void> {
  await choosePrice(stage);
  await stage.page.locator(`.panel ${field("plans.yaml#/1/price")}`).fill("649");
  const words = stage.page.locator(`.panel ${field("plans.yaml#/1/priceInWords")}`);
  await words.fill("seiscentos e quarenta e nove reais");
  await stage.page.waitForFunction(() => document.documentElement.dataset.save === "saved");
}

/** All screenshots of the guide, in its order. */
export const guideScreenshots: readonly GuideScreenshot[] = [
  {
    name: "estudio",
    reach: ({ site }) => site.locator(field("pages/inicio.yaml#/blocks/0/lede")).first().click(),
    highlighted: ({ site }) => [site.locator(field("pages/inicio.yaml#/blocks/0/lede")).first()],
  },
  {
    name: "preco",
    reach: choosePrice,
    highlighted: ({ page, site }) => [
      site.locator("main .price", { hasText: "599" }).first(),
      page.locator(`.panel ${field("plans.yaml#/1/price")}`),
    ],
  },
  {
    name: "procurar",
    async reach(stage) {
      await stage.page.keyboard.press("Control+k");
      await dialog(stage).waitFor();
      await stage.page.keyboard.type("telefone");
    },
    highlighted: (stage) => [
      dialog(stage).locator("a", { hasText: "O estabelecimento › Telefone" }).first(),
    ],
    cropTo: (stage) => [dialog(stage)],
  },
  {
    name: "foto",
    reach: ({ site }) => site.locator("[data-picture]").first().click(),
    highlighted: ({ page }) => [
      page.getByRole("button", { name: /^Escolher do computador/ }).first(),
    ],
    cropTo: (stage) => [panel(stage), stage.site.locator("[data-picture]").first()],
  },
  {
    name: "texto",
    async reach(stage) {
      await goTo(stage, "/blog/guia-pratico-esocial", field(body));
      await stage.site
        .locator(`${field(body)} p`)
        .first()
        .click();
      await stage.site.locator(`${field(body)}.ProseMirror`).waitFor();
    },
    highlighted: ({ site }) => [locateInOverlay(site, "[role=toolbar]:visible").last()],
    cropTo: ({ site }) => [
      locateInOverlay(site, "[role=toolbar]:visible").last(),
      site.locator(`${field(body)} > *`).nth(2),
      site.locator(field(body)),
    ],
  },
  {
    name: "secoes",
    async reach(stage) {
      await stage.page.getByRole("button", { name: "Adicionar", exact: true }).last().click();
      await dialog(stage).locator("iframe").nth(1).waitFor();
      await stage.page.waitForTimeout(4000);
    },
    highlighted: (stage) => [
      dialog(stage).locator("button", { hasText: "Chamada para ação" }).first(),
    ],
    cropTo: (stage) => [dialog(stage)],
  },
  {
    name: "pagina",
    reach: (stage) => goTo(stage, "/blog/guia-pratico-esocial", field(body)),
    highlighted: ({ page }) => [page.getByRole("group", { name: "O que fazer com ela" })],
    cropTo: (stage) => [panel(stage)],
  },
  {
    name: "mudou",
    async reach(stage) {
      await changePrice(stage);
      await stage.page.getByRole("button", { name: "O que mudou" }).click();
      await stage.page.locator(".changes").waitFor();
    },
    highlighted: (stage) => [
      dialog(stage)
        .getByRole("button", { name: /^Voltar ao que era/ })
        .first(),
    ],
    cropTo: (stage) => [dialog(stage)],
  },
  {
    name: "publicar",
    async reach(stage) {
      await changePrice(stage);
      await stage.page.getByRole("button", { name: "Publicar", exact: true }).click();
      await dialog(stage).getByRole("button", { name: "Guardar esta versão" }).waitFor();
    },
    highlighted: (stage) => [dialog(stage).getByRole("button", { name: "Guardar esta versão" })],
    cropTo: (stage) => [dialog(stage)],
  },
];
