import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { findPageOverflow } from "../../testing/browser/page-overflow.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { serveSite } from "../../testing/sites/served-site.ts";
import { packNames } from "../../theme/packs/pack-names.ts";

/* In every style, each line of a hero's headline in the content starts a new line on the page. */

const titles = {
  short: ["Massa mansa.", "Forno bravo."],
  usual: ["Contas em dia,", "noites bem dormidas."],
  long: ["Contabilidade para quem vende", "e para quem ainda vai abrir"],
};

const variants = ["side", "full", "centered"] as const;

/** Creates a site in a style with a page for each variant and title. */
async function siteWith(pack: string): Promise<string> {
  const workspace = await createWorkspace();
  await workspace.file("theme.yaml", `pack: ${pack}\n`);
  for (const variant of variants)
    for (const [name, lines] of Object.entries(titles)) {
      const title = lines.map((line) => `      ${line}\n`).join("");
      const text = `route: /${variant}-${name}\ntitle: Opening\ndescription: An opening.\nblocks:\n  - type: hero\n    variant: ${variant}\n    title: |-\n${title}    lede: A few words.\n`;
      await workspace.file(`pages/${variant}-${name}.yaml`, text);
    }
  const site = await serveSite(workspace.directory);
  onTestFinished(site.close);
  return site.address;
}

/** Returns the number of rows of each source line, and its font size. */
function readRows(page: Page) {
  return page.evaluate(() => {
    const rowsOf = (line: Element) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
        tops.push(...boxes.map(({ top }) => Math.round(top)));
      }
      return new Set(tops).size;
    };
    const heading = document.querySelector("h1");
    const lines = [...(heading?.querySelectorAll(".line") ?? [])];
    const size = heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0;
    return { rows: lines.map(rowsOf), size };
  });
}

for (const pack of packNames) {
  journey(
    `each line of a headline takes one row in ${pack}, and no wider window shrinks its font`,
    { timeout: 240_000 },
    async ({ open }) => {
      const page = await open({ reducedMotion: "reduce" });
      const address = await siteWith(pack);
      const broken: string[] = [];
      for (const variant of variants)
        for (const name of Object.keys(titles)) {
          await page.goto(`${address}/${variant}-${name}`);
          let before = 0;
          for (const width of [1024, 1280, 1440, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            const { rows, size } = await readRows(page);
            const said = `${variant} ${name} ${width}: ${rows.join("+")} rows of ${size} px`;
            if (rows.some((count) => count !== 1) || size < before * 0.98) broken.push(said);
            before = size;
            expect(await findPageOverflow(page), said).toEqual([]);
          }
          await page.setViewportSize({ width: 360, height: 800 });
          expect(await findPageOverflow(page), `${variant} ${name} 360`).toEqual([]);
        }
      expect(broken).toEqual([]);
    },
  );
}
