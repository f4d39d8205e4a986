import type { SheetRow, Theme } from "../model/types.ts";
import { mixColors } from "../theme/mix-colors.ts";
import { escapeXml } from "../ui/format/escape-xml.ts";

/**
 * The role of a cell, which determines its style: the style of its row, or a part of the header.
 */
export type CellRole =
  | NonNullable<SheetRow["style"]>
  | "title"
  | "lede"
  | "header"
  | "headerFigure";

/** Whether the cell is in the first column, and its number format. */
interface CellStyleOptions {
  first?: boolean;
  format?: NonNullable<SheetRow["format"]>;
}

// The built-in formats 4, 3 and 10 do not show negative numbers in red.
const numberFormats: Readonly<Record<string, { id: number; code: string }>> = {
  money: { id: 164, code: "#,##0.00;[Red]-#,##0.00" },
  number: { id: 165, code: "#,##0;[Red]-#,##0" },
  percent: { id: 166, code: "0.00%;[Red]-0.00%" },
};

/**
 * The style table of a workbook. Equal styles are stored once, and cells refer to them by index.
 */
export class ExcelStyles {
  private readonly theme: Theme;
  private readonly fonts: string[] = [];
  private readonly fills: string[] = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ];
  private readonly borders: string[] = [borderXml("")];
  private readonly cellStyles: string[] = [];

  constructor(theme: Theme) {
    this.theme = theme;
    // Index 0 is the default style of all other cells.
    this.indexOf("plain", { first: true });
  }

  /** Returns the index of the style for a cell. Adds the style if it is new. */
  indexOf(
    role: CellRole,
    { first = role === "title" || role === "lede", format }: CellStyleOptions = {},
  ): number {
    const { inkSoft, accentLine, ink, paper, rule } = this.theme.colors.light;
    const isStrong = ["group", "total", "balance", "header", "headerFigure"].includes(role);
    const font = this.font({
      size: role === "title" ? 20 : role === "group" ? 12 : 10.5,
      bold: isStrong,
      color: role === "lede" || role === "note" ? inkSoft : ink,
      isDisplay: role === "title" || role === "group",
    });
    const isInput = role === "input" && !first;
    const fill = isInput
      ? internText(this.fills, solidFill(mixColors(paper, accentLine, 0.16)))
      : 0;
    const lines: Readonly<Partial<Record<CellRole, string>>> = {
      input: borderSide("bottom", "hair", rule),
      plain: borderSide("bottom", "hair", rule),
      group: borderSide("bottom", "thin", ink),
      header: borderSide("bottom", "thin", ink),
      headerFigure: borderSide("bottom", "thin", ink),
      total: borderSide("top", "thin", ink),
      balance: borderSide("top", "thin", ink) + borderSide("bottom", "double", accentLine),
    };
    const edge = internText(this.borders, borderXml(lines[role] ?? ""));
    const code = first ? 0 : (numberFormats[format ?? ""]?.id ?? 0);
    return internText(
      this.cellStyles,
      cellStyleXml({ font, fill, border: edge, code, alignment: alignmentOf(role, first) }),
    );
  }

  text(space: string): string {
    const codes = Object.values(numberFormats).map(
      ({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`,
    );
    return [
      `<styleSheet xmlns="${space}">`,
      countedList("numFmts", codes),
      countedList("fonts", this.fonts),
      countedList("fills", this.fills),
      countedList("borders", this.borders),
      countedList("cellStyleXfs", ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
      countedList("cellXfs", this.cellStyles),
      countedList("cellStyles", ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
      "</styleSheet>",
    ].join("");
  }

  private font(look: { size: number; bold: boolean; color: string; isDisplay: boolean }): number {
    const { display, text } = this.theme.fonts;
    // Only titles and group headings use the display font. Numbers use the text font, whose digits
    // have equal width.
    const { fallbacks, generic } = look.isDisplay ? display : text;
    const name = escapeXml(fallbacks[0] ?? generic);
    const bold = look.bold && !look.isDisplay ? "<b/>" : "";
    return internText(
      this.fonts,
      `<font>${bold}<sz val="${look.size}"/><color rgb="${argb(look.color)}"/><name val="${name}"/></font>`,
    );
  }
}

function alignmentOf(role: CellRole, first: boolean): string {
  const isLong = role === "lede" || role === "note";
  if (isLong) return '<alignment vertical="top" wrapText="1"/>';
  if (role === "header") return '<alignment vertical="center"/>';
  if (role === "headerFigure" || (role !== "title" && !first))
    return '<alignment horizontal="right" vertical="center"/>';
  return role === "group" ? '<alignment vertical="bottom"/>' : '<alignment vertical="center"/>';
}

interface CellStyle {
  font: number;
  fill: number;
  border: number;
  code: number;
  alignment: string;
}

function cellStyleXml({ font, fill, border, code, alignment }: CellStyle): string {
  return `<xf numFmtId="${code}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`;
}

/** Returns the index of a text in a list. Adds the text if it is new. */
function internText(texts: string[], text: string): number {
  const index = texts.indexOf(text);
  return index >= 0 ? index : texts.push(text) - 1;
}

function countedList(name: string, texts: readonly string[]): string {
  return `<${name} count="${texts.length}">${texts.join("")}</${name}>`;
}

function solidFill(color: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="${argb(color)}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function borderSide(side: string, style: string, color: string): string {
  return `<${side} style="${style}"><color rgb="${argb(color)}"/></${side}>`;
}

/** Formats the borders of a cell. Puts the sides in the order that the file format requires. */
function borderXml(lines: string): string {
  const sides = ["left", "right", "top", "bottom", "diagonal"].map((side) => {
    return new RegExp(`<${side} .*?</${side}>`).exec(lines)?.[0] ?? `<${side}/>`;
  });
  return `<border>${sides.join("")}</border>`;
}

function argb(color: string): string {
  return `FF${color.slice(1).toUpperCase()}`;
}
