import { expect, test } from "vitest";
import { loadSite } from "../load/load-folder.ts";
import { subsetFonts } from "./pdf-fonts.ts";
import { PdfWriter } from "./pdf-writer.ts";
import { parseRuns } from "./text-runs.ts";

test("keeps a heading of two lines on the page of the text below it", async () => {
  const { site } = await loadSite("content");
  if (!site) throw new Error("The shipped content has mistakes.");
  const { theme, settings } = site;
  const text = "Este parágrafo ocupa várias linhas da página. ".repeat(12);
  const title = "Das obrigações que a contratada assume perante a contratante ".repeat(2).trim();
  const fonts = await subsetFonts(theme, `1.${text}${title}`);
  const properties = { title, author: "", language: settings.language, date: "2026-01-01" };
  for (let left = 40; left < 130; left += 3) {
    const writer = await PdfWriter.open(properties, fonts, theme.colors.light);
    const pdf: { y: number; page: { maxY(): number } } = Reflect.get(writer, "pdf");
    pdf.y = pdf.page.maxY() - left;
    writer.heading("1.", title);
    const { page } = pdf;
    const before = pdf.y;
    writer.paragraph(parseRuns(text));
    // If the paragraph ends on another page, three of its lines had room below the heading.
    const room = pdf.page === page ? Number.POSITIVE_INFINITY : page.maxY() - before;
    expect(room, `${left} points left`).toBeGreaterThanOrEqual(3 * (10.6 + 4));
  }
});
