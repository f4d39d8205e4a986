import { findFactTokens } from "../../model/facts.ts";
import type { ParsedContentFile, ParsedSite } from "../../model/parsed-site.ts";
import { isPictureSchema } from "../../model/schema/is-picture-schema.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import { findOrCreateWalker, type Visit, type Walker } from "../../model/schema/walk.ts";
import { addSourceMarkers, bodyPlacePrefix, pictureSourceClass } from "./source-markers.ts";

/**
 * Numbers the places in the content that source markers refer to. A place has a name such as
 * `plans.yaml#/0/name`, or `${firm.phone}` for a fact.
 */
export class SourcePlaceRegistry {
  readonly names: string[] = [];
  private readonly known = new Map<string, number>();

  /** Returns the number of a place. It stays the same while the studio is open. */
  numberOf(name: string): number {
    const number = this.known.get(name) ?? this.names.push(name) - 1;
    this.known.set(name, number);
    return number;
  }
}

/** Returns the name of a place that contains a Markdown body. */
function toBodyPlaceName(place: string): string {
  return `${bodyPlacePrefix}${place}`;
}

/** Adds source markers to the texts of drafts. Unchanged files are processed only once. */
export class SourceMarkerEncoder {
  private readonly walker: Walker;
  private readonly values = new WeakMap<object, unknown>();

  constructor(
    schemas: ParsedSite["schemas"],
    private readonly places: SourcePlaceRegistry,
  ) {
    this.walker = findOrCreateWalker(schemas);
  }

  /**
   * Returns the draft with an invisible source marker in each visible text. The marker tells the
   * studio which field the text comes from.
   *
   * @param pathOf returns the path of a file in the content folder
   */
  trace(draft: ParsedSite, pathOf: (file: string) => string): ParsedSite {
    const files = draft.files.map((file) => this.traceFile(file, pathOf(file.parsed.file)));
    return { ...draft, files };
  }

  private traceFile(file: ParsedContentFile, path: string): ParsedContentFile {
    const { parsed, schemaId } = file;
    const { value } = parsed;
    if (typeof value !== "object" || value === null) return file;
    const known = this.values.get(value) ?? this.traceValue(schemaId, value, path);
    this.values.set(value, known);
    // Name the fields one by one. Spreading would evaluate `text`, which may be a lazy getter.
    const { file: name, rangeAt, diagnostics } = parsed;
    return { ...file, parsed: { file: name, text: "", value: known, rangeAt, diagnostics } };
  }

  private traceValue(schemaId: string, value: unknown, file: string): unknown {
    return this.walker.map(schemaId, value, (node, inside) =>
      typeof node.value === "string"
        ? this.traceText(node, file)
        : this.tracePicture(node, inside(), file),
    );
  }

  /**
   * Adds a class with the number of its place to a picture. The file name of a picture is not
   * visible text, so it cannot carry a source marker.
   */
  private tracePicture({ path, schema }: Visit, inside: unknown, file: string): unknown {
    if (!isPictureSchema(schema)) return inside;
    const place = this.places.numberOf(`${file}#${path}/src`);
    return { ...Object(inside), classes: pictureSourceClass(place) };
  }

  private traceText({ path, value, schema }: Visit, file: string): string {
    const text = String(value).replace(/\n+$/, "");
    if (schema.markup === "body") return this.traceBody(text, `${file}#${path}`);
    if (!isVisibleTextSchema(schema) || path.endsWith("/src")) return String(value);
    return addSourceMarkers(this.traceFacts(text), this.places.numberOf(`${file}#${path}`));
  }

  /**
   * Adds the source marker of a body. At the start of a line it would break block syntax, so it
   * gets a paragraph of its own at the end.
   */
  private traceBody(text: string, place: string): string {
    return `${text}\n\n${addSourceMarkers("", this.places.numberOf(toBodyPlaceName(place)))}`;
  }

  private traceFacts(text: string): string {
    let result = "";
    let from = 0;
    for (const { name, start, end, open } of findFactTokens(text)) {
      if (open) continue;
      const place = this.places.numberOf(`\${${name}}`);
      result += text.slice(from, start) + addSourceMarkers(text.slice(start, end), place);
      from = end;
    }
    return result + text.slice(from);
  }
}

const codeKeywords = [
  "pattern",
  "format",
  "enum",
  "const",
  "link",
  "reference",
  "collection",
  "matches",
];

/**
 * Whether a field contains text for visitors, not a value that code compares, parses or looks up.
 * Excludes bodies.
 */
function isVisibleTextSchema(schema: Schema): boolean {
  const isOpen = codeKeywords.every((keyword) => !(keyword in schema));
  return isOpen && schema.type === "string" && schema.markup !== "body" && "maxLength" in schema;
}
