import type { Document } from "../model/types.ts";
import { escapeXml } from "../ui/format/escape-xml.ts";
import { fill } from "../ui/format/format-amount.ts";
import { formatDate } from "../ui/format/format-date.ts";
import type { FileContext } from "./file-context.ts";
import { officeNames, officeParts, type Part } from "./package-parts.ts";
import { type Run, runsOf } from "./runs.ts";
import { numberingText, stylesText, wordNamespace } from "./word-styles.ts";
import { zipParts } from "./zip.ts";

/**
 * Writes a document as a Word file (ECMA-376-1, WordprocessingML): with paragraph styles, automatic
 * numbering of clauses, and page numbers in the footer. The same content gives the same bytes.
 */
export function makeWord(document: Document, house: FileContext): Uint8Array {
  const { language, firm } = house.settings;
  const { title, description, date } = document;
  const parts: Part[] = [
    part("document", "document.main", documentText(document)),
    part("styles", "styles", stylesText(house)),
    part("numbering", "numbering", numberingText()),
    part("settings", "settings", settingsText(language)),
    part("footer1", "footer", footerText(document, house)),
  ];
  const properties = { title, description, author: firm.name, language, date };
  return zipParts(officeParts(properties, parts));
}

function part(name: string, type: string, text: string): Part {
  return {
    path: `word/${name}.xml`,
    type: `${officeNames.mainTypes}.wordprocessingml.${type}+xml`,
    text,
  };
}

function documentText({ title, note, opening, clauses, closing, signatures }: Document): string {
  const body = [
    paragraph("Title", [{ text: title }]),
    note && paragraph("Note", runsOf(note)),
    ...(opening ?? []).map((text) => paragraph("BodyText", runsOf(text))),
    ...clauses.flatMap((clause) => [
      paragraph("Heading1", [{ text: clause.title }]),
      ...clause.paragraphs.map((text) => paragraph("Clause", runsOf(text))),
    ]),
    ...(closing ?? []).map((text) => paragraph("Closing", runsOf(text))),
    ...(signatures ?? []).flatMap(({ role, details }) => [
      paragraph("Signature", [{ text: role }]),
      ...(details ?? []).map((text) => paragraph("SignatureDetail", runsOf(text))),
    ]),
  ];
  // A4 in twentieths of a point, with margins of 25 mm.
  const sheet = `<w:sectPr><w:footerReference w:type="default" r:id="rId4"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>`;
  return `<w:document ${wordNamespace} xmlns:r="${officeNames.relations}"><w:body>${body.filter(Boolean).join("")}${sheet}</w:body></w:document>`;
}

function paragraph(style: string, runs: readonly Run[]): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs.map(runText).join("")}</w:p>`;
}

function runText({ text, bold, italic, blank }: Run): string {
  const look = `${blank ? '<w:rStyle w:val="Blank"/>' : ""}${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}`;
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

function settingsText(language: string): string {
  return `<w:settings ${wordNamespace}><w:defaultTabStop w:val="709"/><w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="${escapeXml(language)}"/></w:settings>`;
}

function footerText({ title, date }: Document, { labels, settings }: FileContext): string {
  const { language, firm } = settings;
  const revised = fill(labels.revised, { date: formatDate(date, language) });
  const page = labels.page
    .split(/(\{n\}|\{total\})/)
    .map((text) =>
      text === "{n}" ? field("PAGE") : text === "{total}" ? field("NUMPAGES") : runText({ text }),
    )
    .join("");
  const left = runText({ text: [firm.name, title, revised].join(" · ") });
  return `<w:ftr ${wordNamespace}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${left}<w:r><w:tab/></w:r>${page}</w:p></w:ftr>`;
}

function field(name: string): string {
  return `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
}
