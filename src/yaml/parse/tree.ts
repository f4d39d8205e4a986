import {
  boolCoreTag,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  type MappingEvent,
  NOT_RESOLVED,
  nullCoreTag,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
  YAMLException,
} from "js-yaml";
import type { Range } from "../diagnostic.ts";
import { pointer } from "../json-pointer.ts";
import type { DuplicateKey, EntryKey, YamlEntry, YamlTree } from "./entries.ts";
import { extractBody, restoreBody } from "./extract-body.ts";

/**
 * Names that could pollute JavaScript prototypes. Fields with these names are left out of the
 * value.
 */
export const forbiddenKeys: readonly string[] = ["__proto__", "constructor", "prototype"];

export const maximumDepth = 64;

/** A syntax error: its offset, and whether its cause is too deep nesting. */
export interface SyntaxFailure {
  offset: number;
  tooDeep: boolean;
}

/**
 * An empty list that all values without anchors and tags share. It saves memory, since a file has
 * tens of thousands of such values.
 */
const noRanges: readonly Range[] = [];

type ContainerEvent = MappingEvent | SequenceEvent;

/**
 * Parses a YAML text in one pass. Returns the value, the range of each part and the duplicate keys,
 * or the syntax error. May skip the body of an article.
 */
export function readTree(text: string): YamlTree | SyntaxFailure {
  const cut = extractBody(text);
  const tree = cut && readFullTree(cut.short);
  const whole = cut && tree && "entries" in tree && restoreBody(tree, cut, text);
  return whole || readFullTree(text);
}

/** Like `readTree`, but always parses the body of an article, too. */
export function readFullTree(text: string): YamlTree | SyntaxFailure {
  try {
    return new TreeReader(text, parseEvents(text, { maxDepth: maximumDepth })).read();
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = Math.min(error.mark?.position ?? 0, text.length);
    return { offset, tooDeep: error.reason.includes("maxDepth") };
  }
}

// Matches the text between the values of lists and groups, from the end of the previous value.
const flowEnd = /(?:[\s,]|#.*)*[\]}]/y;
const itemDash = /(?:\s|#.*)*-/y;
const keyColon = /[ \t]*:/y;

class TreeReader {
  private readonly text: string;
  private readonly events: readonly Event[];
  private next = 0;
  /** The end of the text read so far. An empty value is located here. */
  private cursor = 0;
  private readonly entries: YamlEntry[] = [];
  private readonly repeats: DuplicateKey[] = [];

  constructor(text: string, events: readonly Event[]) {
    this.text = text;
    this.events = events;
  }

  read(): YamlTree {
    const documents = this.events.filter((event) => event.type === EVENT_ID.DOCUMENT).length;
    this.next = 1;
    const value = documents === 0 ? null : this.readValue("");
    return { documents, value, entries: this.entries, repeats: this.repeats };
  }

  private readValue(path: string, key?: EntryKey): unknown {
    const event = this.events[this.next];
    this.next += 1;
    const entry: YamlEntry = {
      path,
      key,
      range: { start: this.cursor, end: this.cursor },
      marks: key?.marks ?? noRanges,
    };
    this.entries.push(entry);
    if (!event || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return null;
    if (event.type === EVENT_ID.ALIAS) return this.readAlias(entry, event.anchorStart - 1, event);
    if (event.anchorStart >= 0) this.mark(entry, event.anchorStart - 1, event.anchorEnd);
    if (event.tagStart >= 0) this.mark(entry, event.tagStart, event.tagEnd);
    if (event.type === EVENT_ID.SCALAR) return this.readText(entry, event);
    return this.readContainer(entry, event);
  }

  private mark(entry: YamlEntry, start: number, end: number): void {
    entry.marks = [...entry.marks, { start, end }];
    this.cursor = end;
  }

  private readAlias(entry: YamlEntry, start: number, event: { anchorEnd: number }): string {
    this.mark(entry, start, event.anchorEnd);
    entry.range = { start, end: event.anchorEnd };
    return this.text.slice(start, event.anchorEnd);
  }

  private readText(entry: YamlEntry, event: ScalarEvent): unknown {
    const source = event.valueStart < 0 ? "" : getScalarValue(this.text, event);
    entry.style = scalarStyle(event);
    entry.range = this.rangeOf(event);
    this.cursor = Math.max(this.cursor, entry.range.end);
    return entry.style === "plain" ? resolvePlainScalar(source) : source;
  }

  private rangeOf(event: ScalarEvent): Range {
    const { valueStart: start, valueEnd: end } = event;
    const style = scalarStyle(event);
    if (start < 0) return { start: this.cursor, end: this.cursor };
    if (style === "plain") return { start, end };
    if (style === "quoted") return { start: start - 1, end: end + 1 };
    const words = this.text.slice(start, end);
    // An empty block scalar has no text. Its range is that of its indicator.
    if (words.trim() === "") {
      const sign = this.text.slice(0, start).search(/[|>][^|>\n\r]*\s*$/);
      return { start: sign, end: sign + 1 };
    }
    return { start: start + words.search(/\S/), end: start + words.trimEnd().length };
  }

  private readContainer(entry: YamlEntry, event: ContainerEvent): unknown {
    const start = event.start;
    this.cursor = Math.max(this.cursor, start);
    const flow = event.style === COLLECTION_STYLE.FLOW;
    const isList = event.type === EVENT_ID.SEQUENCE;
    if (flow) this.cursor = start + 1;
    const value = isList ? this.readItems(entry.path, flow) : this.readFields(entry.path);
    this.next += 1;
    if (flow) this.skip(flowEnd);
    entry.range = { start, end: this.cursor };
    return value;
  }

  private readItems(path: string, flow: boolean): unknown[] {
    const items: unknown[] = [];
    while (this.isOpen()) {
      if (!flow) this.skip(itemDash);
      items.push(this.readValue(pointer(path, items.length)));
    }
    return items;
  }

  private readFields(path: string): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    while (this.isOpen()) {
      const key = this.readKey();
      const place = pointer(path, key.text);
      // Repeated forbidden keys are not recorded: each forbidden key is reported anyway.
      const first = Object.hasOwn(fields, key.text) ? this.keyAt(place) : undefined;
      if (first) this.repeats.push({ parent: path, field: key.text, first, second: key.range });
      const known = this.entries.length;
      const value = this.readValue(place, key);
      if (first) this.entries.length = known;
      else if (!forbiddenKeys.includes(key.text)) fields[key.text] = value;
    }
    return fields;
  }

  private keyAt(path: string): Range | undefined {
    // Searches from the end, since the key is one of the last entries.
    return this.entries.findLast((entry) => entry.path === path)?.key?.range;
  }

  private readKey(): EntryKey {
    return this.readWord() ?? this.readOddKey();
  }

  /**
   * Reads a key without quotes, anchor or tag. This is a fast path, since almost all keys are like
   * that.
   */
  private readWord(): EntryKey | undefined {
    const event = this.events[this.next];
    if (event?.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) return undefined;
    const { valueStart: start, valueEnd: end, anchorStart, tagStart } = event;
    if (start < 0 || anchorStart >= 0 || tagStart >= 0) return undefined;
    this.next += 1;
    this.cursor = Math.max(this.cursor, end);
    this.skip(keyColon);
    return {
      text: this.text.slice(start, end),
      range: { start, end },
      plain: true,
      marks: noRanges,
    };
  }

  private readOddKey(): EntryKey {
    const known = this.entries.length;
    const value = this.readValue("");
    const entry = this.entries[known];
    this.entries.length = known;
    const range = entry?.range ?? { start: this.cursor, end: this.cursor };
    const marks = entry?.marks ?? noRanges;
    const plain = entry?.style === "plain";
    const written = this.text.slice(range.start, range.end);
    this.skip(keyColon);
    return { text: plain || typeof value !== "string" ? written : value, range, plain, marks };
  }

  private isOpen(): boolean {
    const event = this.events[this.next];
    return event !== undefined && event.type !== EVENT_ID.POP;
  }

  private skip(pattern: RegExp): void {
    pattern.lastIndex = this.cursor;
    if (pattern.test(this.text)) this.cursor = pattern.lastIndex;
  }
}

function scalarStyle(event: ScalarEvent): "plain" | "quoted" | "block" {
  if (event.style === SCALAR_STYLE.PLAIN) return "plain";
  const isBlock =
    event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK;
  return isBlock ? "block" : "quoted";
}

const implicitTags = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];
// A scalar with any other first character is a string. Most scalars are.
const implicitStart = /^(?:[-+.\d~tfn]|$)/i;

// Resolves a plain scalar to null, a boolean, a number, or itself (YAML core schema).
function resolvePlainScalar(source: string): unknown {
  if (!implicitStart.test(source)) return source;
  for (const tag of implicitTags) {
    const value: unknown = tag.resolve(source, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  return source;
}
