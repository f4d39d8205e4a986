import { mixColors } from "../theme/mix-colors.ts";
import type { DocumentProperties } from "./office-package.ts";
import type { PdfFonts } from "./pdf-fonts.ts";
import type { TextRun } from "./text-runs.ts";

type Pdf = PDFKit.PDFDocument;

/** The colours of the theme that a document uses. */
interface DocumentColors {
  ink: string;
  inkSoft: string;
  accent: string;
  accentLine: string;
  rule: string;
  paper: string;
}

interface Signatory {
  role: string;
  details: readonly TextRun[][];
}

// Lengths are in points. The page is A4 with margins of 25 mm.
const margin = 71;
const footMargin = 48;
const indent = 30;
const fontSizes = { title: 27, heading: 12.5, text: 10.6, note: 8.8, foot: 7.4 };
const lineGap = 4;
/** Space after a paragraph, and above a signature line. */
const paragraphGap = 5.5;
const signatureGap = 38;

/** Writes a PDF document from top to bottom, page by page. */
export class PdfWriter {
  private readonly pdf: Pdf;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly inks: DocumentColors;
  private readonly width: number;

  /** Opens a new document. Loads the PDF library lazily, since most commands do not need it. */
  static async open(
    properties: DocumentProperties,
    fonts: PdfFonts,
    inks: DocumentColors,
  ): Promise<PdfWriter> {
    const { default: PDFDocument } = await import("pdfkit");
    const day = new Date(`${properties.date}T00:00:00Z`);
    const pdf = new PDFDocument({
      size: "A4",
      margins: { top: margin, left: margin, right: margin, bottom: margin + 14 },
      pdfVersion: "1.7",
      lang: properties.language,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: properties.title,
        Author: properties.author,
        ...(properties.description && { Subject: properties.description }),
        CreationDate: day,
        ModDate: day,
      },
    });
    for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
    return new PdfWriter(pdf, inks);
  }

  private constructor(pdf: Pdf, inks: DocumentColors) {
    this.pdf = pdf;
    this.inks = inks;
    this.width = pdf.page.width - 2 * margin;
    this.root = pdf.struct("Document");
    pdf.addStructure(this.root);
  }

  /** Writes the title, with a double rule below. */
  title(text: string): void {
    const { pdf } = this;
    pdf.font("title").fontSize(fontSizes.title).fillColor(this.inks.ink);
    this.addTagged("H1", () =>
      pdf.text(text, margin, pdf.y, { width: this.width, lineGap: -2, characterSpacing: -0.3 }),
    );
    const y = pdf.y + 8;
    this.drawArtifact(() => {
      for (const line of [y, y + 2.4]) this.rule(line, this.inks.accentLine);
    });
    pdf.y = y + 22;
  }

  /** Writes the introductory note, in a frame. */
  note(runs: readonly TextRun[]): void {
    const { pdf, inks } = this;
    const inner = this.width - 24;
    pdf.font("aside").fontSize(fontSizes.note);
    const height = pdf.heightOfString(joinRuns(runs), { width: inner, lineGap: 3 });
    const top = pdf.y;
    this.drawArtifact(() => {
      pdf.rect(margin, top, this.width, height + 18).lineWidth(0.5);
      pdf.fillAndStroke(mixColors(inks.paper, "#ffffff", 0.2), inks.rule);
    });
    pdf.y = top + 10;
    const look: RunStyle = { plain: "aside", size: fontSizes.note, color: inks.inkSoft, gap: 3 };
    this.addTagged("Note", () => this.runs(runs, margin + 12, inner, look));
    pdf.y = top + height + 36;
  }

  /** Writes the numbered heading of a clause. A heading is never the last line of a page. */
  heading(number: string, text: string): void {
    const { pdf } = this;
    pdf.y += 14;
    pdf.font("bold").fontSize(fontSizes.heading);
    const height = pdf.heightOfString(text, { width: this.width - indent });
    this.ensureRoom(height + 5 + 3 * (fontSizes.text + lineGap));
    pdf.font("bold").fontSize(fontSizes.heading).fillColor(this.inks.ink);
    const y = pdf.y;
    this.addTagged("H2", () => {
      pdf.text(number, margin, y, { width: indent, lineBreak: false });
      pdf.text(text, margin + indent, y, { width: this.width - indent });
    });
    pdf.y += 5;
  }

  /** Writes a paragraph, with an optional number beside it. */
  paragraph(runs: readonly TextRun[], number?: string): void {
    const { pdf } = this;
    const left = number ? indent : 0;
    const width = this.width - left;
    this.ensureRoom(Math.min(this.heightOf(runs, width), 3 * (fontSizes.text + lineGap)));
    const y = pdf.y;
    this.addTagged("P", () => {
      if (number) this.number(number, y);
      pdf.y = y;
      this.runs(runs, margin + left, width, this.plainStyle);
    });
    pdf.y += paragraphGap;
  }

  /** Writes the closing and the signature lines, together on one page if they fit. */
  signatures(closing: readonly TextRun[][], signatories: readonly Signatory[]): void {
    const { pdf } = this;
    const texts = closing.reduce(
      (sum, runs) => sum + this.heightOf(runs, this.width) + paragraphGap,
      0,
    );
    const height = signatories.reduce((sum, each) => sum + this.signatureHeight(each), texts);
    pdf.y += 12;
    this.ensureRoom(height);
    for (const runs of closing) this.paragraph(runs);
    for (const signatory of signatories) this.signature(signatory);
  }

  /** Writes the footer of each page and ends the document. Returns the bytes of the file. */
  async close(left: string, page: (n: number, total: number) => string): Promise<Uint8Array> {
    const { pdf } = this;
    const { count } = pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      pdf.switchToPage(index);
      this.drawFooter(left, page(index + 1, count));
    }
    const chunks: Uint8Array[] = [];
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    const done = new Promise((resolve) => pdf.on("end", resolve));
    this.root.end();
    pdf.end();
    await done;
    return Buffer.concat(chunks);
  }

  private signature({ role, details }: Signatory): void {
    const { pdf } = this;
    this.ensureRoom(this.signatureHeight({ role, details }));
    const y = pdf.y + signatureGap;
    this.drawArtifact(() => this.rule(y, this.inks.ink, this.width * 0.6));
    pdf.y = y + 5;
    this.addTagged("P", () =>
      this.runs([{ text: role, bold: true }], margin, this.width, this.plainStyle),
    );
    for (const runs of details) {
      this.addTagged("P", () => this.runs(runs, margin, this.width, this.plainStyle));
    }
  }

  private signatureHeight({ details }: Signatory): number {
    const lines = details.reduce((sum, runs) => sum + this.heightOf(runs, this.width), 0);
    return signatureGap + 5 + fontSizes.text * 1.4 + lines;
  }

  private get plainStyle(): RunStyle {
    return { plain: "text", size: fontSizes.text, color: this.inks.ink, gap: lineGap };
  }

  private number(text: string, y: number): void {
    const { pdf } = this;
    pdf.font("aside").fontSize(fontSizes.note).fillColor(this.inks.inkSoft);
    pdf.text(text, margin, y + 0.4, { width: indent, lineBreak: false });
  }

  private runs(runs: readonly TextRun[], x: number, width: number, look: RunStyle): void {
    const { pdf } = this;
    runs.forEach((run, index) => {
      const options = { width, lineGap: look.gap, continued: index < runs.length - 1 };
      pdf.font(fontKeyOfRun(run, look.plain)).fontSize(look.size);
      pdf.fillColor(run.blank ? this.inks.accent : look.color);
      if (index === 0) pdf.text(run.text, x, pdf.y, options);
      else pdf.text(run.text, options);
    });
  }

  private heightOf(runs: readonly TextRun[], width: number): number {
    this.pdf.font("text").fontSize(fontSizes.text);
    return this.pdf.heightOfString(joinRuns(runs), { width, lineGap });
  }

  /** Starts a new page if less than `height` is left on this one. */
  private ensureRoom(height: number): void {
    const { pdf } = this;
    if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
  }

  private addTagged(type: string, draw: () => void): void {
    this.root.add(this.pdf.struct(type, {}, draw));
  }

  /** Draws decoration that is marked as an artifact. Assistive technology skips it. */
  private drawArtifact(draw: () => void): void {
    this.pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.pdf.endMarkedContent();
  }

  private rule(y: number, color: string, width = this.width): void {
    const line = this.pdf.moveTo(margin, y).lineTo(margin + width, y);
    line.lineWidth(0.6).strokeColor(color).stroke();
  }

  private drawFooter(left: string, right: string): void {
    const { pdf } = this;
    const y = pdf.page.height - footMargin;
    // With a bottom margin, PDFKit would start a new page for text in that margin.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    this.rule(y - 8, this.inks.rule);
    pdf.font("aside").fontSize(fontSizes.foot).fillColor(this.inks.inkSoft);
    pdf.text(left, margin, y, { width: this.width - 80, lineBreak: false, ellipsis: true });
    pdf.text(right, margin, y, { width: this.width, align: "right", lineBreak: false });
    pdf.endMarkedContent();
  }
}

/** The style of text runs without formatting of their own. */
interface RunStyle {
  plain: keyof PdfFonts;
  size: number;
  color: string;
  gap: number;
}

function fontKeyOfRun({ bold, italic }: TextRun, plain: keyof PdfFonts): string {
  if (bold) return "bold";
  return italic ? "italic" : plain;
}

function joinRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join("");
}
