import type { Document } from "../model/types.ts";
import { fill } from "../ui/format/format-amount.ts";
import { formatDate } from "../ui/format/format-date.ts";
import type { FileContext } from "./file-context.ts";
import { subsetFonts } from "./pdf-fonts.ts";
import { PdfSheet } from "./pdf-sheet.ts";
import { plainText, runsOf } from "./runs.ts";

/**
 * Writes a document as a tagged PDF (ISO 32000-1, 14.8): headings and paragraphs are tagged, text
 * can be selected, the theme's fonts are embedded. The same content gives the same bytes.
 */
export async function makePdf(document: Document, house: FileContext): Promise<Uint8Array> {
  const { title, description, date, note, opening, clauses, closing, signatures } = document;
  const { language, firm } = house.settings;
  const footer = footerOf(document, house);
  const fonts = await subsetFonts(house.theme, textOf(document) + footer.characters);
  const properties = { title, description, author: firm.name, language, date };
  const sheet = await PdfSheet.open(properties, fonts, house.theme.colors.light);
  sheet.title(title);
  if (note) sheet.note(runsOf(note));
  for (const text of opening ?? []) sheet.paragraph(runsOf(text));
  clauses.forEach((clause, index) => {
    sheet.heading(`${index + 1}.`, clause.title);
    clause.paragraphs.forEach((text, place) => {
      sheet.paragraph(runsOf(text), `${index + 1}.${place + 1}`);
    });
  });
  const end = (closing ?? []).map(runsOf);
  sheet.signatures(
    end,
    (signatures ?? []).map(({ role, details }) => ({ role, details: (details ?? []).map(runsOf) })),
  );
  return sheet.close(footer.left, footer.page);
}

function footerOf({ title, date }: Document, { labels, settings }: FileContext) {
  const revised = fill(labels.revised, { date: formatDate(date, settings.language) });
  const left = [settings.firm.name, title, revised].join(" · ");
  const page = (n: number, total: number) => fill(labels.page, { n, total });
  return { left, page, characters: `${left}${labels.page}0123456789.` };
}

function textOf(document: Document): string {
  const { title, note = "", opening = [], clauses, closing = [], signatures = [] } = document;
  const texts = [note, ...opening, ...clauses.flatMap(({ paragraphs }) => paragraphs), ...closing];
  const names = signatures.flatMap(({ role, details = [] }) => [role, ...details]);
  return [title, ...clauses.map((clause) => clause.title), ...texts, ...names]
    .map(plainText)
    .join("");
}
