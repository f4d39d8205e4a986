import { mixColors } from "../theme/mix-colors.ts";
import { escapeXml } from "../ui/format/escape-xml.ts";
import type { DownloadContext } from "./download-context.ts";

/** The XML namespace declaration of Word documents. */
export const wordNamespace =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A paragraph style. Lengths are in twentieths of a point, font sizes in half points. */
interface ParagraphStyle {
  id: string;
  name: string;
  paragraph: string;
  run?: string;
}

/**
 * Returns the styles of a document in the theme's colours. The reader's computer may lack the
 * theme's fonts, so the first fallback of each is used.
 */
export function stylesXml({ theme, settings }: DownloadContext): string {
  const { ink, inkSoft, accentLine, rule, paper } = theme.colors.light;
  const display = fontXml(theme.fonts.display.fallbacks[0] ?? theme.fonts.display.generic);
  const text = fontXml(theme.fonts.text.fallbacks[0] ?? theme.fonts.text.generic);
  const soft = colorXml(inkSoft);
  const looks: ParagraphStyle[] = [
    {
      id: "Title",
      name: "Title",
      paragraph: `${bottomBorderXml("double", accentLine, 12)}${spacingXml(0, 360, 250)}`,
      run: `${colorXml(ink)}<w:spacing w:val="-8"/>${sizeXml(52)}`,
    },
    {
      id: "Note",
      name: "Note",
      paragraph: `${boxBorderXml(rule)}${fillXml(mixColors(paper, "#ffffff", 0.2))}${spacingXml(0, 320, 270)}<w:ind w:left="113" w:right="113"/>`,
      run: `${text}${soft}${sizeXml(18)}`,
    },
    { id: "BodyText", name: "Body Text", paragraph: spacingXml(0, 160, 300) },
    {
      id: "Heading1",
      name: "heading 1",
      paragraph: `<w:keepNext/>${numberingLevelXml(0)}${spacingXml(340, 100, 260)}<w:outlineLvl w:val="0"/>`,
      run: `<w:b/>${colorXml(ink)}${sizeXml(25)}`,
    },
    {
      id: "Clause",
      name: "Clause",
      paragraph: `${numberingLevelXml(1)}${spacingXml(0, 130, 300)}`,
    },
    { id: "Closing", name: "Closing", paragraph: `<w:keepNext/>${spacingXml(280, 160, 300)}` },
    {
      id: "Signature",
      name: "Signature",
      paragraph: `<w:keepNext/><w:keepLines/>${topBorderXml(ink, 6)}${spacingXml(1000, 20, 280)}<w:ind w:right="3600"/>`,
      run: "<w:b/>",
    },
    {
      id: "SignatureDetail",
      name: "Signature Detail",
      paragraph: `<w:keepLines/>${spacingXml(0, 20, 280)}`,
      run: sizeXml(20),
    },
    {
      id: "Footer",
      name: "footer",
      paragraph: `${topBorderXml(rule, 6)}<w:tabs><w:tab w:val="right" w:pos="9070"/></w:tabs>${spacingXml(0, 0, 240)}`,
      run: `${text}${soft}${sizeXml(15)}`,
    },
  ];
  const language = `<w:lang w:val="${escapeXml(settings.language)}"/>`;
  const base = `<w:docDefaults><w:rPrDefault><w:rPr>${display}${colorXml(ink)}${sizeXml(22)}${language}</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>`;
  const normal =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>';
  const blank = `<w:style w:type="character" w:styleId="Blank"><w:name w:val="Blank"/><w:qFormat/><w:rPr>${fillXml(mixColors(paper, accentLine, 0.22))}</w:rPr></w:style>`;
  return `<w:styles ${wordNamespace}>${base}${normal}${looks.map(paragraphStyleXml).join("")}${blank}</w:styles>`;
}

function paragraphStyleXml({ id, name, paragraph, run = "" }: ParagraphStyle): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
}

/** Returns the numbering definition, with two levels: clauses (1.) and their paragraphs (1.1). */
export function numberingXml(): string {
  const level = (depth: number, style: string, text: string, look: string) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="${style}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:tabs><w:tab w:val="num" w:pos="567"/></w:tabs><w:ind w:left="567" w:hanging="567"/></w:pPr>${look}</w:lvl>`;
  const levels =
    level(0, "Heading1", "%1.", "") +
    level(1, "Clause", "%1.%2", '<w:rPr><w:b w:val="0"/></w:rPr>');
  return `<w:numbering ${wordNamespace}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
}

function numberingLevelXml(level: number): string {
  return `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
}

function fontXml(name: string): string {
  const font = escapeXml(name);
  return `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}" w:eastAsia="${font}"/>`;
}

function sizeXml(halfPoints: number): string {
  return `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
}

function colorXml(value: string): string {
  return `<w:color w:val="${toHexDigits(value)}"/>`;
}

function fillXml(value: string): string {
  return `<w:shd w:val="clear" w:color="auto" w:fill="${toHexDigits(value)}"/>`;
}

function spacingXml(before: number, after: number, line: number): string {
  return `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
}

function bottomBorderXml(kind: string, value: string, space: number): string {
  return `<w:pBdr>${borderSideXml("bottom", kind, value, space)}</w:pBdr>`;
}

function topBorderXml(value: string, space: number): string {
  return `<w:pBdr>${borderSideXml("top", "single", value, space)}</w:pBdr>`;
}

function boxBorderXml(value: string): string {
  const sides = ["top", "left", "bottom", "right"].map((name) =>
    borderSideXml(name, "single", value, 6),
  );
  return `<w:pBdr>${sides.join("")}</w:pBdr>`;
}

function borderSideXml(name: string, kind: string, value: string, space: number): string {
  return `<w:${name} w:val="${kind}" w:sz="4" w:space="${space}" w:color="${toHexDigits(value)}"/>`;
}

function toHexDigits(value: string): string {
  return value.slice(1).toUpperCase();
}
