import { findClosingQuote, type LineShape } from "../line-shape.ts";

/** A text that continues below its own line, in lines with more indentation than `floor`. */
interface ContinuedText {
  kind: "plain" | "unclosed" | "block";
  floor: number;
  /** The column of the lines of a block scalar, after its first line was read. */
  column?: number;
}

const blockSign = /^(?:[&!]\S+[ \t]+)*[|>][-+\d]*(?:[ \t]+#.*)?$/;

/** The lists, groups and text that a line may belong to, according to the lines above it. */
export class OpenScopes {
  /** The columns at which fields and items begin, outermost first. */
  private levels: number[] = [];
  /** The text that the last field or item began. */
  text?: ContinuedText;

  /** Whether no field or item has begun yet. */
  get isEmpty(): boolean {
    return this.levels.length === 0;
  }

  /** Whether a field or an item may begin at a column. */
  allowsColumn(column: number): boolean {
    const deepest = this.levels.at(-1);
    if (deepest === undefined) return column === 0;
    return this.levels.includes(column) || (column > deepest && !this.text);
  }

  /**
   * Records a line that begins a field or an item. More indented lines below it may continue its
   * text.
   */
  openEntry({ indent, dashes, column, key, value }: LineShape): void {
    while ((this.levels.at(-1) ?? -1) >= indent) this.levels.pop();
    for (const level of [indent, ...dashes, ...(key ? [column] : [])])
      if (level !== this.levels.at(-1)) this.levels.push(level);
    const floor = key ? column : (dashes.at(-1) ?? indent - 1);
    this.text = value.text === "" ? undefined : { kind: continuedTextKind(value.text), floor };
  }
}

function continuedTextKind(value: string): ContinuedText["kind"] {
  if (blockSign.test(value)) return "block";
  const isOpen = /^["']/.test(value)
    ? findClosingQuote(value) < 0
    : /^[[{]/.test(value) && !/[\]}](?:[ \t]+#.*)?$/.test(value);
  return isOpen ? "unclosed" : "plain";
}
