import type { Document } from "../model/types.ts";
import { escapeXml } from "../ui/format/escape-xml.ts";
import { fill } from "../ui/format/format-amount.ts";
import { formatDate } from "../ui/format/format-date.ts";
import type { DownloadContext } from "./download-context.ts";
import { buildOfficePackage, type OfficePackagePart, officeNames } from "./office-package.ts";
import { parseRuns, type TextRun } from "./text-runs.ts";
import { numberingXml, stylesXml, wordNamespace } from "./word-styles.ts";
import { zipOfficePackage } from "./zip.ts";

/**
 * Creates a Word file (ECMA-376-1, WordprocessingML). Clauses are numbered automatically, and the
 * footer has page numbers. The same content always gives the same bytes.
 */
export function makeWord(document: Document, context: DownloadContext): Uint8Array {
  const { language, firm } = context.settings;
  const { title, description, date } = document;
  const parts: OfficePackagePart[] = [
    wordPart("document", "document.main", documentXml(document)),
    wordPart("styles", "styles", stylesXml(context)),
    wordPart("numbering", "numbering", numberingXml()),
    wordPart("settings", "settings", settingsXml(language)),
    wordPart("footer1", "footer", footerXml(document, context)),
  ];
  const properties = { title, description, author: firm.name, language, date };
  return zipOfficePackage(buildOfficePackage(properties, parts));
}

function wordPart(name: string, type: string, text: string): OfficePackagePart {
  return {
    path: `word/${name}.xml`,
    type: `${officeNames.mainTypes}.wordprocessingml.${type}+xml`,
    text,
  };
}

function documentXml({ title, note, opening, clauses, closing, signatures }: Document): string {
  const body = [
    paragraphXml("Title", [{ text: title }]),
    note && paragraphXml("Note", parseRuns(note)),
    ...(opening ?? []).map((text) => paragraphXml("BodyText", parseRuns(text))),
    ...clauses.flatMap((clause) => [
      paragraphXml("Heading1", [{ text: clause.title }]),
      ...clause.paragraphs.map((text) => paragraphXml("Clause", parseRuns(text))),
    ]),
    ...(closing ?? []).map((text) => paragraphXml("Closing", parseRuns(text))),
    ...(signatures ?? []).flatMap(({ role, details }) => [
      paragraphXml("Signature", [{ text: role }]),
      ...(details ?? []).map((text) => paragraphXml("SignatureDetail", parseRuns(text))),
    ]),
  ];
  // A4 in twentieths of a point, with margins of 25 mm.
  const sheet = `<w:sectPr><w:footerReference w:type="default" r:id="rId4"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>`;
  return `<w:document ${wordNamespace} xmlns:r="${officeNames.relations}"><w:body>${body.filter(Boolean).join("")}${sheet}</w:body></w:document>`;
}

function paragraphXml(style: string, runs: readonly TextRun[]): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs.map(runXml).join("")}</w:p>`;
}

function runXml({ text, bold, italic, blank }: TextRun): string {
  const look = `${blank ? '<w:rStyle w:val="Blank"/>' : ""}${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}`;
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

function settingsXml(language: string): string {
  return `<w:settings ${wordNamespace}><w:defaultTabStop w:val="709"/><w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="${escapeXml(language)}"/></w:settings>`;
}

function footerXml({ title, date }: Document, { labels, settings }: DownloadContext): string {
  const { language, firm } = settings;
  const revised = fill(labels.revised, { date: formatDate(date, language) });
  const page = labels.page
    .split(/(\{n\}|\{total\})/)
    .map((text) =>
      text === "{n}"
        ? fieldXml("PAGE")
        : text === "{total}"
          ? fieldXml("NUMPAGES")
          : runXml({ text }),
    )
    .join("");
  const left = runXml({ text: [firm.name, title, revised].join(" · ") });
  return `<w:ftr ${wordNamespace}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${left}<w:r><w:tab/></w:r>${page}</w:p></w:ftr>`;
}

function fieldXml(name: string): string {
  return `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
}
