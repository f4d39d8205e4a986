import { findTokens } from "../../model/facts.ts";
import type { Draft, DraftFile } from "../../model/raw-site.ts";
import { isPicture } from "../../model/schema/picture-parts.ts";
import type { Schema } from "../../model/schema/schemas.ts";
import { createWalker, type Visit, type Walker } from "../../model/schema/walk.ts";
import { bodySign, pictureClass, traced } from "./trace.ts";

/** The places of which traces tell, by their number: `plans.yaml#/0/name`, or `${firm.phone}` for a fact. */
export class Places {
  readonly names: string[] = [];
  private readonly known = new Map<string, number>();

  /** The number of a place; the same for as long as the studio is open. */
  numberOf(name: string): number {
    const number = this.known.get(name) ?? this.names.push(name) - 1;
    this.known.set(name, number);
    return number;
  }
}

/** Of a longer text of several blocks the place says that it is one. */
function bodyPlace(place: string): string {
  return `${bodySign}${place}`;
}

/** Makes drafts whose texts tell where they were written. What has not changed is traced only once. */
export class Tracer {
  private readonly walker: Walker;
  private readonly values = new WeakMap<object, unknown>();

  constructor(
    schemas: Draft["schemas"],
    private readonly places: Places,
  ) {
    this.walker = createWalker(schemas);
  }

  /** @param pathOf gives the path of a file in the content folder */
  trace(draft: Draft, pathOf: (file: string) => string): Draft {
    const files = draft.files.map((file) => this.file(file, pathOf(file.parsed.file)));
    return { ...draft, files };
  }

  private file(file: DraftFile, path: string): DraftFile {
    const { parsed, schemaId } = file;
    const { value } = parsed;
    if (typeof value !== "object" || value === null) return file;
    const known = this.values.get(value) ?? this.value(schemaId, value, path);
    this.values.set(value, known);
    // Not spread: a file may read its text only when it is asked for.
    const { file: name, rangeAt, diagnostics } = parsed;
    return { ...file, parsed: { file: name, text: "", value: known, rangeAt, diagnostics } };
  }

  private value(schemaId: string, value: unknown, file: string): unknown {
    return this.walker.map(schemaId, value, (node, inside) =>
      typeof node.value === "string" ? this.text(node, file) : this.picture(node, inside(), file),
    );
  }

  /** The name of a picture's file is nothing to read: a class tells where it was written. */
  private picture({ path, schema }: Visit, inside: unknown, file: string): unknown {
    if (!isPicture(schema)) return inside;
    const place = this.places.numberOf(`${file}#${path}/src`);
    return { ...Object(inside), classes: pictureClass(place) };
  }

  private text({ path, value, schema }: Visit, file: string): string {
    const text = String(value).replace(/\n+$/, "");
    if (schema.markup === "body") return this.body(text, `${file}#${path}`);
    if (!isShown(schema) || path.endsWith("/src")) return String(value);
    return traced(this.withFacts(text), this.places.numberOf(`${file}#${path}`));
  }

  /** The lines of a body begin with signs: its trace stands in a paragraph of its own, below all of them. */
  private body(text: string, place: string): string {
    return `${text}\n\n${traced("", this.places.numberOf(bodyPlace(place)))}`;
  }

  private withFacts(text: string): string {
    let result = "";
    let from = 0;
    for (const { name, start, end, open } of findTokens(text)) {
      if (open) continue;
      const place = this.places.numberOf(`\${${name}}`);
      result += text.slice(from, start) + traced(text.slice(start, end), place);
      from = end;
    }
    return result + text.slice(from);
  }
}

const closed = ["pattern", "format", "enum", "const", "link", "reference", "collection", "matches"];

/** Whether a text is words for visitors: not one that the program compares, reads or follows. */
function isShown(schema: Schema): boolean {
  const isOpen = closed.every((keyword) => !(keyword in schema));
  return isOpen && schema.type === "string" && schema.markup !== "body" && "maxLength" in schema;
}
