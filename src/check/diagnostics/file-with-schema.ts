import type { NamedField } from "#lang/yaml/phrases";
import { currencyByCountry } from "../../model/countries/country-defaults.ts";
import { maximizeTag, type SiteLocale, siteLocaleOf } from "../../model/countries/site-locale.ts";
import { nodeAt } from "../../model/schema/find-schema-node.ts";
import type { Schema, Schemas } from "../../model/schema/schemas.ts";
import type { Diagnostic, DiagnosticAttributes, Edit, Range } from "../../yaml/diagnostic.ts";
import { addQuotes, correctedLines } from "../../yaml/edits.ts";
import { parentPointer, pointer, splitPointer, valueAt } from "../../yaml/json-pointer.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { valueOffsets } from "../../yaml/parse/value-offsets.ts";
import {
  type CheckDiagnosticCode,
  type CheckDiagnosticDetails,
  createDiagnostic,
} from "./create-diagnostic.ts";
import { describeLocation } from "./describe-location.ts";

/**
 * Optional parts of a diagnostic. `range` defaults to the range of the value, `hint` to the lines
 * after the edits.
 */
export interface DiagnosticOptions {
  range?: Range;
  hint?: string;
  edits?: Edit[];
  severity?: Diagnostic["severity"];
}

/** A parsed file together with the schemas of its parts. */
export class FileWithSchema {
  readonly parsed: ParsedFile;
  readonly schemas: Schemas;
  readonly schemaId: string;
  /**
   * The firm's country, two letters. If it is unknown: `BR` if the site's language is Brazilian
   * Portuguese or missing, else `""`.
   */
  readonly country: string;
  /**
   * The site's language with likely subtags added (UTS 35). If unknown, the main language of the
   * country.
   */
  readonly language: string;
  /** The currency of the site's prices (ISO 4217), if known. */
  readonly currency: string | undefined;
  /**
   * A cache with one entry for `rangeIn`, since callers ask for several parts of one text in a row.
   */
  private lastOffsets?: { path: string; places?: Int32Array };

  constructor(parsed: ParsedFile, schemas: Schemas, schemaId: string, home: SiteLocale = {}) {
    const own = schemaId === "site.json" ? siteLocaleOf(parsed.value) : {};
    this.country = own.country ?? home.country ?? "BR";
    this.language = maximizeTag(own.language ?? home.language ?? `und-${this.country}`);
    this.currency = own.currency ?? home.currency ?? currencyByCountry[this.country];
    this.parsed = parsed;
    this.schemas = schemas;
    this.schemaId = schemaId;
  }

  /**
   * Returns the schema at a path, with the country's variant applied. Returns an empty schema if
   * there is none.
   */
  node(path: string): Schema {
    const node = nodeAt(this.schemas, this.schemaId, this.parsed.value, path) ?? {};
    const own = node.byCountry?.[this.country];
    return own ? { ...node, ...own } : node;
  }

  value(path: string): unknown {
    return valueAt(this.parsed.value, path);
  }

  /** Returns the source text of a value, including its quotes. */
  written(path: string): string {
    const { start, end } = this.parsed.rangeAt(path);
    return this.parsed.text.slice(start, end);
  }

  /**
   * Maps offsets in a text value to a range in the file. `undefined` if the source cannot be mapped
   * to the value.
   */
  rangeIn(path: string, { start, end }: Range): Range | undefined {
    if (this.lastOffsets?.path !== path) {
      this.lastOffsets = {
        path,
        places: valueOffsets(this.written(path), String(this.value(path))),
      };
    }
    const { places } = this.lastOffsets;
    const from = this.parsed.rangeAt(path).start;
    return places && { start: from + (places[start] ?? 0), end: from + (places[end] ?? 0) };
  }

  /** Returns the name of a value for messages: its field, or its list and item number (from 1). */
  field(path: string): NamedField {
    if (path === "") return { name: "" };
    const steps = splitPointer(path);
    const last = steps.at(-1) ?? "";
    if (!Array.isArray(this.value(parentPointer(path))))
      return toNamedField(last, this.node(path).title);
    const list = steps.slice(0, -1).findLast((step) => !/^\d+$/.test(step)) ?? "";
    return { name: list, item: Number(last) + 1 };
  }

  /** Returns the name, for messages, of a field that the group at this path has or can have. */
  fieldIn(path: string, name: string): NamedField {
    return toNamedField(name, this.node(pointer(path, name)).title);
  }

  isRequired(path: string): boolean {
    const name = splitPointer(path).at(-1) ?? "";
    return this.node(parentPointer(path)).required?.includes(name) ?? false;
  }

  /**
   * Returns the range that represents a whole group: the name of its first field, which identifies
   * the group best. Returns `keyRange` for other values.
   */
  headRange(path: string): Range {
    const value = this.value(path);
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    const [first] = isGroup ? Object.keys(value) : [];
    if (first !== undefined) return this.parsed.rangeAt(pointer(path, first), "key");
    return this.keyRange(path);
  }

  /**
   * Returns the range of a field's name. For a list item without a name, returns that of its dash.
   */
  keyRange(path: string): Range {
    const key = this.parsed.rangeAt(path, "key");
    const before = this.parsed.text.slice(Math.max(0, key.start - 200), key.start);
    const gap = /-[ \t]*$/.exec(before)?.[0].length ?? 0;
    const dash = gap === 0 ? -1 : key.start - gap;
    return key.end > key.start || dash < 0 ? key : { start: dash, end: dash + 1 };
  }

  /**
   * Returns edits that replace a value. Existing quotes stay. Others are added if YAML requires
   * them.
   */
  replace(path: string, text: string): Edit[] {
    const { start, end } = this.parsed.rangeAt(path);
    const mark = /^["']/.exec(this.parsed.text.slice(start, end))?.[0];
    if (mark) return [{ start, end, text: mark + text + mark }];
    const isPlain = !/^[#&*!|>@`%[\]{},]|^[?-] |: |:$| #/.test(text);
    return [{ start, end, text: isPlain ? text : addQuotes(text) }];
  }

  diagnose<Code extends CheckDiagnosticCode>(
    code: Code,
    path: string,
    details: CheckDiagnosticDetails<Code>,
    showing: DiagnosticOptions = {},
  ): Diagnostic {
    return createDiagnostic(code, details, this.placeOf(path, showing));
  }

  /**
   * Returns a diagnostic without code and message, for callers that have their own message
   * catalogue.
   */
  placeOf(path: string, showing: DiagnosticOptions = {}): DiagnosticAttributes {
    const { range = this.parsed.rangeAt(path), edits, severity = "error" } = showing;
    const { file, text } = this.parsed;
    const hint = showing.hint ?? (edits && correctedLines(text, edits));
    const context = describeLocation(this.parsed, path, this.schemas, this.schemaId);
    return {
      file,
      path,
      range,
      severity,
      ...(hint && { hint }),
      ...(context && { context }),
      ...(edits && { fix: { edits } }),
    };
  }
}

function toNamedField(name: string, title: string | undefined): NamedField {
  return title && title.toLowerCase() !== name.toLowerCase() ? { name, title } : { name };
}
