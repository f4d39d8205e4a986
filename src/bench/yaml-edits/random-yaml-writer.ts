import type { RandomSource } from "../mistake-corpus/random.ts";
import { formatKey, formatScalar, type ScalarContext } from "./format-scalar.ts";
import type { FormattingStyle } from "./formatting-style.ts";

/** The lines of a value in a generated file, counted from 0. */
export interface LineSpan {
  /** The first line of its own comments; without comments, the same as `first`. */
  top: number;
  /** The line of its key or dash. */
  first: number;
  last: number;
  /** Whether the value starts on the line of its parent. */
  shared: boolean;
  /** Path of the outermost flow collection that contains it; absent outside of flow collections. */
  flow?: string;
}

/** A generated file with the positions of its values and comments. */
export interface GeneratedFile {
  text: string;
  lines: readonly string[];
  value: unknown;
  spans: ReadonlyMap<string, LineSpan>;
  /** The path of the value that each comment belongs to; "" for comments of the file. */
  comments: ReadonlyMap<string, string>;
}

/**
 * Writes a value as YAML in an unusual style and records the position of every value and comment.
 */
export class RandomYamlWriter {
  private readonly lines: string[] = [];
  private line = "";
  private readonly stretches = new Map<string, LineSpan>();
  private readonly comments = new Map<string, string>();
  private readonly chance: RandomSource;
  private readonly manner: FormattingStyle;
  private readonly value: unknown;

  constructor(value: unknown, manner: FormattingStyle, chance: RandomSource) {
    this.value = value;
    this.manner = manner;
    this.chance = chance;
  }

  write(): GeneratedFile {
    const { head, foot, mark, eol, finalBreak } = this.manner;
    this.lines.push(...head);
    this.writeRoot();
    this.lines.push(...foot);
    const ends = this.lines.map(() => (eol === "mixed" ? this.chance.pick(["\n", "\r\n"]) : eol));
    const all = this.lines.map((line, index) => line + ends[index]);
    const written = (mark ? "\ufeff" : "") + all.join("");
    const text = finalBreak ? written : written.replace(/(?:\r?\n)+$/, "");
    const { lines, value, stretches, comments } = this;
    return { text, lines, value, spans: stretches, comments };
  }

  private writeRoot(): void {
    if (this.isLikely(this.manner.flow / 4) && this.isFilled(this.value)) {
      this.stretches.set("", {
        top: this.lines.length,
        first: this.lines.length,
        last: 0,
        shared: false,
      });
      this.writeFlow(this.value, "", 0, "");
      this.endLine("");
      const root = this.stretches.get("");
      if (root) root.last = this.lines.length - 1;
      return;
    }
    const first = this.lines.length;
    this.writeEntries(this.value, "", 0, false);
    this.stretches.set("", { top: first, first, last: this.lines.length - 1, shared: false });
  }

  private isLikely(share: number): boolean {
    return this.chance.below(100) < share;
  }

  private isFilled(value: unknown): boolean {
    return typeof value === "object" && value !== null && Object.keys(value).length > 0;
  }

  private nameComment(owner: string): string {
    const name = `#c${this.comments.size}c`;
    this.comments.set(name, owner);
    return `${this.chance.pick(["# ", "#", "## "])}${this.chance.pick(commentTexts)} ${name}`;
  }

  private commentLine(column: number, owner: string): void {
    this.lines.push(`${" ".repeat(column)}${this.nameComment(owner)}`);
  }

  private endLine(owner: string): void {
    if (this.isLikely(this.manner.comments / 2))
      this.line += `${this.chance.pick([" ", "  ", "\t", "   "])}${this.nameComment(owner)}`;
    else if (this.isLikely(this.manner.spaces / 3))
      this.line += this.chance.pick([" ", "  ", "\t"]);
    this.lines.push(this.line);
    this.line = "";
  }

  // Writes a block collection. If `isOpen`, the first entry continues the current line.
  private writeEntries(value: unknown, path: string, column: number, isOpen: boolean): void {
    for (const [index, [name, inner]] of Object.entries(Object(value)).entries()) {
      const place = childPath(path, name);
      const shared = isOpen && index === 0;
      if (!shared) this.writeAbove(path, place, column, index);
      const top = shared ? this.lines.length : (this.tops.get(place) ?? this.lines.length);
      const stretch = { top, first: this.lines.length, last: 0, shared };
      this.stretches.set(place, stretch);
      if (!shared) this.line = " ".repeat(column);
      this.line += Array.isArray(value) ? "-" : `${this.spellKey(name, column)}:`;
      this.writeValue(inner, place, column, Array.isArray(value));
      // After a nested collection an indented comment would belong to its last item.
      if (!this.isFilled(inner) && this.isLikely(this.manner.comments / 6))
        this.writeInside(place, column);
      stretch.last = this.lines.length - 1;
    }
  }

  private readonly tops = new Map<string, number>();

  private writeAbove(path: string, place: string, column: number, index: number): void {
    const { blanks, comments } = this.manner;
    const usual =
      path === "" ? (blanks < 0 ? this.chance.below(3) : blanks) : this.isLikely(3) ? 1 : 0;
    for (let count = 0; count < usual && index > 0; count += 1) this.lines.push("");
    if (index > 0 && this.isLikely(comments / 8)) {
      this.lines.push("");
      this.commentLine(column, `${path}/`);
      this.lines.push("");
    }
    const isTop = this.lines.length === 0 || /^(?:---|#.*#head2?$)/.test(this.lines.at(-1) ?? "");
    this.tops.set(place, this.lines.length);
    if (isTop || !this.isLikely(comments / 2)) return;
    for (let count = 0; count <= this.chance.below(2); count += 1)
      this.commentLine(this.chance.pick([column, column, 0]), place);
  }

  private writeInside(place: string, column: number): void {
    if (this.isLikely(30)) this.lines.push("");
    this.commentLine(column + 1 + this.chance.below(3), place);
  }

  private spellKey(name: string, indent: number): string {
    const gap = this.isLikely(this.manner.spaces / 6) ? " " : "";
    return formatKey(name, this.scalarContext(indent, false)) + gap;
  }

  private scalarContext(indent: number, inFlow: boolean): ScalarContext {
    return { chance: this.chance, manner: this.manner, inFlow, indent };
  }

  private gap(isItem: boolean): string {
    if (isItem) return " ".repeat(this.manner.dashGap);
    return this.isLikely(this.manner.spaces / 3)
      ? this.chance.pick(["  ", "   ", "\t", " \t"])
      : " ";
  }

  private writeValue(value: unknown, path: string, column: number, isItem: boolean): void {
    if (!this.isFilled(value)) this.writeSingle(value, path, column, isItem);
    else if (this.isLikely(this.manner.flow)) {
      this.line += this.gap(isItem);
      this.writeFlow(value, path, column, path);
      this.endLine(path);
    } else if (isItem && !this.isLikely(this.manner.below)) {
      this.line += " ".repeat(this.manner.dashGap);
      this.writeEntries(value, path, this.line.length, true);
    } else this.writeBelow(value, path, column, isItem);
  }

  private writeBelow(value: unknown, path: string, column: number, isItem: boolean): void {
    this.endLine(path);
    const further = Array.isArray(value) && !isItem ? this.manner.dashes : this.manner.step;
    this.writeEntries(value, path, column + further, false);
  }

  private writeSingle(value: unknown, path: string, column: number, isItem: boolean): void {
    const indent = column + Math.max(1, this.manner.step);
    if (typeof value !== "object" || value === null) {
      this.writeScalar(
        formatScalar(value, this.scalarContext(indent, false)),
        path,
        indent,
        isItem,
      );
      return;
    }
    const empty = Array.isArray(value) ? this.chance.pick(["[]", "[ ]"]) : "{}";
    this.line += `${isItem ? this.gap(true) : " "}${empty}`;
    this.endLine(path);
  }

  private writeScalar(spelled: string[], path: string, indent: number, isItem: boolean): void {
    const [first = "", ...rest] = spelled;
    const isBlock = /^[|>][-+]?$/.test(first);
    if (first !== "" && !isBlock && this.isLikely(this.manner.below)) {
      this.endLine(path);
      this.line = " ".repeat(indent);
    } else if (first !== "") this.line += this.gap(isItem);
    this.line += first;
    if (rest.length === 0 || isBlock) this.endLine(path);
    if (isBlock) this.lines.push(...rest);
    else if (rest.length > 0) this.writeSpread(rest, path);
  }

  private writeSpread(rest: readonly string[], path: string): void {
    this.lines.push(this.line, ...rest.slice(0, -1));
    this.line = rest.at(-1) ?? "";
    this.endLine(path);
  }

  private writeFlow(value: unknown, path: string, column: number, root: string): void {
    if (!this.isFilled(value)) {
      const words = typeof value === "object" && value !== null ? JSON.stringify(value) : undefined;
      this.line += words ?? formatScalar(value, this.scalarContext(column, true)).join("");
      return;
    }
    const isList = Array.isArray(value);
    const isWide = this.isLikely(25);
    this.line += isList ? "[" : "{";
    if (!isWide) this.line += this.chance.pick(["", isList ? "" : " "]);
    const all = Object.entries(Object(value));
    for (const [index, [name, inner]] of all.entries())
      this.writeCell(isList ? undefined : name, inner, childPath(path, name), column, root, {
        isWide,
        isLast: index === all.length - 1,
      });
    if (isWide) this.line = " ".repeat(column + 1);
    this.line += isList ? "]" : "}";
  }

  private writeCell(
    name: string | undefined,
    inner: unknown,
    place: string,
    column: number,
    root: string,
    { isWide, isLast }: { isWide: boolean; isLast: boolean },
  ): void {
    const deeper = column + (isWide ? this.manner.step : 0);
    if (isWide) {
      this.lines.push(this.line);
      if (this.isLikely(this.manner.comments / 3)) this.commentLine(deeper + 1, place);
      this.line = " ".repeat(deeper + 1);
    }
    const first = this.lines.length;
    if (name !== undefined) this.line += `${formatKey(name, this.scalarContext(column, true))}: `;
    this.writeFlow(inner, place, deeper, root);
    const stretch = { top: first, first, last: this.lines.length, shared: true, flow: root };
    this.stretches.set(place, stretch);
    if (!isLast) this.line += isWide ? "," : this.chance.pick([", ", ", ", ","]);
    else if (this.isLikely(20)) this.line += ",";
    if (isWide && this.isLikely(this.manner.comments / 3))
      this.line += ` ${this.nameComment(place)}`;
  }
}

function childPath(path: string, name: string): string {
  return `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

const commentTexts = [
  "por quê",
  "ver depois: sim",
  "- item",
  "nome: valor",
  "“aspas” 'e' \"tais\"",
  "[x",
  "é 🧮",
];
