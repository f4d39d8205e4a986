import {
  CHOMPING_MODE,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from "js-yaml";
import type { Range } from "../diagnostic.ts";
import { maximumDepth } from "../parse/tree.ts";

/** A scalar or a missing value, with its range. */
export interface ScalarNode extends Range {
  kind: "scalar";
  style: "empty" | "plain" | "single" | "double" | "literal" | "folded";
  /** The decoded text. For an alias, its source. */
  text: string;
  /** The lines below the header of a block scalar; otherwise the text without its quotes. */
  content: Range;
  /** The indentation of the lines of a block scalar; -1 if there are none. */
  indent: number;
  chomping: "clip" | "strip" | "keep";
  /** Whether it has an anchor or a tag, or is an alias. */
  marked: boolean;
}

/** A list or a group of fields. */
export interface ContainerNode extends Range {
  kind: "list" | "group";
  /** Whether it is written in brackets or braces. */
  flow: boolean;
  /** Whether it is a group without braces, as in `[a: b]`. */
  bare: boolean;
  entries: EntryNode[];
  marked: boolean;
}

export type CstNode = ScalarNode | ContainerNode;

/** A field of a group or an item of a list. */
export interface EntryNode {
  key?: { text: string; range: Range; style: ScalarNode["style"] };
  /** The offset of its dash or its name. Without these, in brackets, the offset of its value. */
  start: number;
  /** The offset after its dash or its colon. */
  after: number;
  value: CstNode;
  /** Whether its key has a notation that is never edited. */
  odd: boolean;
}

/** Parses a text into its CST. The text must have no syntax error; `parseEvents` throws on one. */
export function readCst(text: string): CstNode {
  return new CstReader(text, parseEvents(text, { maxDepth: maximumDepth })).read();
}

const dashOfItem = /(?:\s|#.*)*-/y;
const colonOfKey = /[ \t]*:/y;
const colonInFlow = /(?:\s|#.*)*:/y;
const endOfFlow = /(?:[\s,]|#.*)*[\]}]/y;
const blockScalarHeader = /(?:\s|#.*)*[|>][-+\d]*/y;

const styles = {
  [SCALAR_STYLE.PLAIN]: "plain",
  [SCALAR_STYLE.SINGLE_QUOTED]: "single",
  [SCALAR_STYLE.DOUBLE_QUOTED]: "double",
  [SCALAR_STYLE.LITERAL_BLOCK]: "literal",
  [SCALAR_STYLE.FOLDED_BLOCK]: "folded",
} as const;

const chompings = {
  [CHOMPING_MODE.CLIP]: "clip",
  [CHOMPING_MODE.STRIP]: "strip",
  [CHOMPING_MODE.KEEP]: "keep",
} as const;

class CstReader {
  private readonly text: string;
  private readonly events: readonly Event[];
  private next = 1;
  /** The end of the text read so far. */
  private cursor = 0;

  constructor(text: string, events: readonly Event[]) {
    this.text = text;
    this.events = events;
  }

  read(): CstNode {
    return this.readNode();
  }

  private readNode(): CstNode {
    const event = this.events[this.next];
    this.next += 1;
    if (!event || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP)
      return this.emptyScalar(false);
    if (event.type === EVENT_ID.ALIAS)
      return this.readAlias(event.anchorStart - 1, event.anchorEnd);
    const marked = event.anchorStart >= 0 || event.tagStart >= 0;
    this.cursor = Math.max(this.cursor, event.anchorEnd, event.tagEnd);
    if (event.type !== EVENT_ID.SCALAR) return this.readContainer(event, marked);
    return event.valueStart < 0 ? this.emptyScalar(marked) : this.readScalar(event, marked);
  }

  private emptyScalar(marked: boolean): ScalarNode {
    const range = { start: this.cursor, end: this.cursor };
    const rest = { text: "", content: range, indent: -1, chomping: "clip", marked } as const;
    return { kind: "scalar", style: "empty", ...range, ...rest };
  }

  private readAlias(start: number, end: number): ScalarNode {
    this.cursor = end;
    const range = { start, end };
    const text = this.text.slice(start, end);
    const rest = { text, content: range, indent: -1, chomping: "clip", marked: true } as const;
    return { kind: "scalar", style: "plain", ...range, ...rest };
  }

  private readScalar(event: ScalarEvent, marked: boolean): ScalarNode {
    const style = styles[event.style];
    const range = this.rangeOf(event, style);
    this.cursor = Math.max(this.cursor, range.end);
    return {
      kind: "scalar",
      style,
      ...range,
      text: getScalarValue(this.text, event),
      content: { start: event.valueStart, end: event.valueEnd },
      indent: event.indent,
      chomping: chompings[event.chomping],
      marked,
    };
  }

  private rangeOf(event: ScalarEvent, style: ScalarNode["style"]): Range {
    const { valueStart: start, valueEnd: end } = event;
    if (style === "plain") return { start, end };
    if (style === "single" || style === "double") return { start: start - 1, end: end + 1 };
    this.skip(blockScalarHeader);
    // The header has at most one digit and one chomping indicator: "|2-".
    const mark = /[|>][-+\d]*$/.exec(this.text.slice(Math.max(0, this.cursor - 3), this.cursor));
    const from = this.cursor - (mark?.[0].length ?? 0);
    return { start: from, end: Math.max(this.cursor, this.endOfBlock(event)) };
  }

  /** Returns the end of the last line that belongs to the value, without its line break. */
  private endOfBlock(event: ScalarEvent): number {
    const lines = this.text.slice(event.valueStart, event.valueEnd);
    const kept = event.chomping === CHOMPING_MODE.KEEP;
    const words = kept ? lines.replace(/(?:\r\n|\n|\r)$/, "") : lines.trimEnd();
    return words === "" && !kept ? 0 : event.valueStart + words.length;
  }

  private readContainer(event: MappingEvent | SequenceEvent, marked: boolean): ContainerNode {
    const isList = event.type === EVENT_ID.SEQUENCE;
    const flow = event.style === COLLECTION_STYLE.FLOW;
    const { start } = event;
    const bare = flow && !isList && this.text.charAt(start) !== "{";
    this.cursor = Math.max(this.cursor, flow && !bare ? start + 1 : start);
    const entries: EntryNode[] = [];
    while (this.hasMoreEntries()) entries.push(isList ? this.readItem(flow) : this.readField(flow));
    this.next += 1;
    if (flow && !bare) this.skip(endOfFlow);
    const kind = isList ? "list" : "group";
    return { kind, flow, bare, start, end: this.cursor, entries, marked };
  }

  private readItem(flow: boolean): EntryNode {
    if (!flow) this.skip(dashOfItem);
    const after = this.cursor;
    const value = this.readNode();
    return { start: flow ? value.start : after - 1, after, value, odd: false };
  }

  private readField(flow: boolean): EntryNode {
    const before = this.cursor;
    const key = this.readNode();
    const gap = this.text.slice(before, key.start).replace(/(^|\s)#.*/g, "");
    const hasColon = this.skip(flow ? colonInFlow : colonOfKey);
    const after = this.cursor;
    const value = this.readNode();
    const { start, end } = key;
    const isPlainly =
      key.kind === "scalar" && !key.marked && /^(?:plain|single|double)$/.test(key.style);
    const odd = !isPlainly || !hasColon || gap.includes("?");
    const text = key.kind === "scalar" ? key.text : this.text.slice(start, end);
    const style = key.kind === "scalar" ? key.style : "empty";
    return { key: { text, range: { start, end }, style }, start, after, value, odd };
  }

  private hasMoreEntries(): boolean {
    const event = this.events[this.next];
    return event !== undefined && event.type !== EVENT_ID.POP;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.cursor;
    const found = pattern.test(this.text);
    if (found) this.cursor = pattern.lastIndex;
    return found;
  }
}
