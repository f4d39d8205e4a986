import { expect } from "vitest";
import { journey } from "../../testing/browser/journey.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { serveSite } from "../../testing/sites/served-site.ts";

/* Paper does not scroll. A wide table must be printed completely, across the whole sheet. */

/** Width (CSS px) of an A4 sheet inside the margins of the print styles. */
const sheet = 643;

const months = ["Janeiro", "Fevereiro", "Março", "Abril", "Maio", "Junho", "Julho"];
const row = (cells: readonly string[]) => `      | ${cells.join(" | ")} |`;
const page = `route: /figures
title: Figures
description: What each branch took in.
blocks:
  - type: prose
    id: figures
    title: Figures
    body: |
${[
  ["Branch", ...months],
  ["---", ...months.map(() => "---:")],
  ["Centre", ...months.map(() => "R$ 1.234.567,89")],
]
  .map(row)
  .join("\n")}
`;

journey("a table with seven columns of amounts is printed in full", async ({ open }) => {
  const workspace = await createWorkspace();
  await workspace.file("pages/figures.yaml", page);
  const site = await serveSite(workspace.directory);
  try {
    const tab = await open({ viewport: { width: sheet, height: 970 } });
    await tab.emulateMedia({ media: "print" });
    await tab.goto(`${site.address}/figures`);
    const frame = tab.locator(".scroll");
    const measured = await frame.evaluate((element) => ({
      isCut: element.scrollWidth > element.clientWidth,
      overflow: getComputedStyle(element).overflowX,
    }));
    expect(measured).toEqual({ isCut: false, overflow: "visible" });
    const share = await frame.evaluate((element) => {
      const sheet = element.closest("section")?.getBoundingClientRect().width ?? 0;
      return element.getBoundingClientRect().width / sheet;
    });
    expect(share).toBeGreaterThan(0.95);
    // Close the tab first: a loading page would lose its server.
    await tab.close();
  } finally {
    await site.close();
  }
});
