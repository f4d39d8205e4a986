import { mix } from "../theme/mix.ts";
import { escapeXml } from "../ui/format/escape-xml.ts";
import type { FileContext } from "./file-context.ts";

/** The namespace of text documents. */
export const wordNamespace =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A paragraph style. Lengths are in twentieths of a point, sizes in half points. */
interface ParagraphStyle {
  id: string;
  name: string;
  paragraph: string;
  run?: string;
}

/**
 * The styles of a document, in the theme's colours. Readers lack the theme's fonts, so the first
 * fallback font of each is used.
 */
export function stylesText({ theme, settings }: FileContext): string {
  const { ink, inkSoft, accentLine, rule, paper } = theme.colors.light;
  const display = fontOf(theme.fonts.display.fallbacks[0] ?? theme.fonts.display.generic);
  const text = fontOf(theme.fonts.text.fallbacks[0] ?? theme.fonts.text.generic);
  const soft = color(inkSoft);
  const looks: ParagraphStyle[] = [
    {
      id: "Title",
      name: "Title",
      paragraph: `${below("double", accentLine, 12)}${spacing(0, 360, 250)}`,
      run: `${color(ink)}<w:spacing w:val="-8"/>${size(52)}`,
    },
    {
      id: "Note",
      name: "Note",
      paragraph: `${frame(rule)}${fillWith(mix(paper, "#ffffff", 0.2))}${spacing(0, 320, 270)}<w:ind w:left="113" w:right="113"/>`,
      run: `${text}${soft}${size(18)}`,
    },
    { id: "BodyText", name: "Body Text", paragraph: spacing(0, 160, 300) },
    {
      id: "Heading1",
      name: "heading 1",
      paragraph: `<w:keepNext/>${numbered(0)}${spacing(340, 100, 260)}<w:outlineLvl w:val="0"/>`,
      run: `<w:b/>${color(ink)}${size(25)}`,
    },
    { id: "Clause", name: "Clause", paragraph: `${numbered(1)}${spacing(0, 130, 300)}` },
    { id: "Closing", name: "Closing", paragraph: `<w:keepNext/>${spacing(280, 160, 300)}` },
    {
      id: "Signature",
      name: "Signature",
      paragraph: `<w:keepNext/><w:keepLines/>${above(ink, 6)}${spacing(1000, 20, 280)}<w:ind w:right="3600"/>`,
      run: "<w:b/>",
    },
    {
      id: "SignatureDetail",
      name: "Signature Detail",
      paragraph: `<w:keepLines/>${spacing(0, 20, 280)}`,
      run: size(20),
    },
    {
      id: "Footer",
      name: "footer",
      paragraph: `${above(rule, 6)}<w:tabs><w:tab w:val="right" w:pos="9070"/></w:tabs>${spacing(0, 0, 240)}`,
      run: `${text}${soft}${size(15)}`,
    },
  ];
  const language = `<w:lang w:val="${escapeXml(settings.language)}"/>`;
  const base = `<w:docDefaults><w:rPrDefault><w:rPr>${display}${color(ink)}${size(22)}${language}</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>`;
  const normal =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>';
  const blank = `<w:style w:type="character" w:styleId="Blank"><w:name w:val="Blank"/><w:qFormat/><w:rPr>${fillWith(mix(paper, accentLine, 0.22))}</w:rPr></w:style>`;
  return `<w:styles ${wordNamespace}>${base}${normal}${looks.map(styleText).join("")}${blank}</w:styles>`;
}

function styleText({ id, name, paragraph, run = "" }: ParagraphStyle): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
}

/** Numbering with two levels: clauses (1.) and their paragraphs (1.1). */
export function numberingText(): string {
  const level = (depth: number, style: string, text: string, look: string) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="${style}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:tabs><w:tab w:val="num" w:pos="567"/></w:tabs><w:ind w:left="567" w:hanging="567"/></w:pPr>${look}</w:lvl>`;
  const levels =
    level(0, "Heading1", "%1.", "") +
    level(1, "Clause", "%1.%2", '<w:rPr><w:b w:val="0"/></w:rPr>');
  return `<w:numbering ${wordNamespace}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
}

function numbered(level: number): string {
  return `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
}

function fontOf(name: string): string {
  const font = escapeXml(name);
  return `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}" w:eastAsia="${font}"/>`;
}

function size(halfPoints: number): string {
  return `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
}

function color(value: string): string {
  return `<w:color w:val="${bare(value)}"/>`;
}

function fillWith(value: string): string {
  return `<w:shd w:val="clear" w:color="auto" w:fill="${bare(value)}"/>`;
}

function spacing(before: number, after: number, line: number): string {
  return `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
}

function below(kind: string, value: string, space: number): string {
  return `<w:pBdr>${side("bottom", kind, value, space)}</w:pBdr>`;
}

function above(value: string, space: number): string {
  return `<w:pBdr>${side("top", "single", value, space)}</w:pBdr>`;
}

function frame(value: string): string {
  const sides = ["top", "left", "bottom", "right"].map((name) => side(name, "single", value, 6));
  return `<w:pBdr>${sides.join("")}</w:pBdr>`;
}

function side(name: string, kind: string, value: string, space: number): string {
  return `<w:${name} w:val="${kind}" w:sz="4" w:space="${space}" w:color="${bare(value)}"/>`;
}

function bare(value: string): string {
  return value.slice(1).toUpperCase();
}
