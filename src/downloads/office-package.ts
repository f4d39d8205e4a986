import { escapeXml } from "../ui/format/escape-xml.ts";
import { xmlDeclaration } from "./xml-declaration.ts";
import type { OfficePackageFiles } from "./zip.ts";

/** The document properties of a file. */
export interface DocumentProperties {
  title: string;
  /** The purpose of the document, in one sentence. */
  description?: string;
  author: string;
  language: string;
  /** The date of the last revision, in the form "2026-03-02". */
  date: string;
}

const relationsNamespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelationsNamespace = "http://schemas.openxmlformats.org/package/2006/relationships";
const mainTypes = "application/vnd.openxmlformats-officedocument";

/** The namespace of relations, and the prefix of content types. */
export const officeNames = { relations: relationsNamespace, mainTypes };

/** A part of a package: its path, its media type, and its text. */
export interface OfficePackagePart {
  path: string;
  type: string;
  text: string;
  /**
   * The type of the relation from the main part. Needed only if it cannot be derived from the file
   * name.
   */
  kind?: string;
}

/**
 * Builds an office package (ECMA-376-2): the main part, the other parts, the content types and the
 * relations.
 *
 * @param parts the main part first; it refers to the other parts by their kind
 */
export function buildOfficePackage(
  properties: DocumentProperties,
  parts: readonly OfficePackagePart[],
): OfficePackageFiles {
  const [main, ...others] = parts;
  const core = { path: "docProps/core.xml", type: coreType, text: corePropertiesXml(properties) };
  const folder = main?.path.replace(/[^/]*$/, "") ?? "";
  const linked = others.map(({ path, kind = partKind(path) }) => ({
    kind: `${relationsNamespace}/${kind}`,
    target: path.replace(folder, ""),
  }));
  const roots = [
    { kind: `${relationsNamespace}/officeDocument`, target: main?.path ?? "" },
    { kind: `${packageRelationsNamespace}/metadata/core-properties`, target: core.path },
  ];
  const links = (main?.path ?? "").replace(/([^/]*)$/, "_rels/$1.rels");
  return {
    "[Content_Types].xml": contentTypesXml([...parts, core]),
    "_rels/.rels": relationsXml(roots),
    ...Object.fromEntries([...parts, core].map(({ path, text }) => [path, xmlDeclaration + text])),
    [links]: relationsXml(linked),
  };
}

const coreType = "application/vnd.openxmlformats-package.core-properties+xml";

/** Returns the kind of a part, from its file name: "word/footer1.xml" → "footer". */
function partKind(path: string): string {
  return path.replace(/.*\/|\d*\.xml$/g, "");
}

function contentTypesXml(parts: readonly OfficePackagePart[]): string {
  const rows = parts.map(
    ({ path, type }) => `<Override PartName="/${path}" ContentType="${type}"/>`,
  );
  return `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${rows.join("")}</Types>`;
}

function relationsXml(links: readonly { kind: string; target: string }[]): string {
  const rows = links.map(
    ({ kind, target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${kind}" Target="${target}"/>`,
  );
  return `${xmlDeclaration}<Relationships xmlns="${packageRelationsNamespace}">${rows.join("")}</Relationships>`;
}

function corePropertiesXml({
  title,
  description,
  author,
  language,
  date,
}: DocumentProperties): string {
  const moment = `<dcterms:created xsi:type="dcterms:W3CDTF">${date}T00:00:00Z</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date}T00:00:00Z</dcterms:modified>`;
  const about = description ? `<dc:description>${escapeXml(description)}</dc:description>` : "";
  return `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator>${about}<dc:language>${escapeXml(language)}</dc:language>${moment}</cp:coreProperties>`;
}
