import type { Document } from "../model/types.ts";
import { fill } from "../ui/format/format-amount.ts";
import { formatDate } from "../ui/format/format-date.ts";
import type { DownloadContext } from "./download-context.ts";
import { subsetFonts } from "./pdf-fonts.ts";
import { PdfWriter } from "./pdf-writer.ts";
import { parseRuns, stripInlineMarkup } from "./text-runs.ts";

/**
 * Creates a tagged PDF (ISO 32000-1, 14.8). Headings and paragraphs are tagged, text can be
 * selected, and the theme's fonts are embedded. The same content always gives the same bytes.
 */
export async function makePdf(document: Document, context: DownloadContext): Promise<Uint8Array> {
  const { title, description, date, note, opening, clauses, closing, signatures } = document;
  const { language, firm } = context.settings;
  const footer = footerText(document, context);
  const fonts = await subsetFonts(context.theme, documentText(document) + footer.characters);
  const properties = { title, description, author: firm.name, language, date };
  const sheet = await PdfWriter.open(properties, fonts, context.theme.colors.light);
  sheet.title(title);
  if (note) sheet.note(parseRuns(note));
  for (const text of opening ?? []) sheet.paragraph(parseRuns(text));
  clauses.forEach((clause, index) => {
    sheet.heading(`${index + 1}.`, clause.title);
    clause.paragraphs.forEach((text, place) => {
      sheet.paragraph(parseRuns(text), `${index + 1}.${place + 1}`);
    });
  });
  const end = (closing ?? []).map(parseRuns);
  sheet.signatures(
    end,
    (signatures ?? []).map(({ role, details }) => ({
      role,
      details: (details ?? []).map(parseRuns),
    })),
  );
  return sheet.close(footer.left, footer.page);
}

function footerText({ title, date }: Document, { labels, settings }: DownloadContext) {
  const revised = fill(labels.revised, { date: formatDate(date, settings.language) });
  const left = [settings.firm.name, title, revised].join(" · ");
  const page = (n: number, total: number) => fill(labels.page, { n, total });
  return { left, page, characters: `${left}${labels.page}0123456789.` };
}

function documentText(document: Document): string {
  const { title, note = "", opening = [], clauses, closing = [], signatures = [] } = document;
  const texts = [note, ...opening, ...clauses.flatMap(({ paragraphs }) => paragraphs), ...closing];
  const names = signatures.flatMap(({ role, details = [] }) => [role, ...details]);
  return [title, ...clauses.map((clause) => clause.title), ...texts, ...names]
    .map(stripInlineMarkup)
    .join("");
}
