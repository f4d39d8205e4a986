import { createTextChangeBuilder } from "../../fields/create-changes/derived-id.ts";
import { parseFieldKey } from "../panel/field-navigation/field-pointers.ts";
import type { StudioModel } from "../studio-model.ts";

/** Changes to the field that is edited in the page, such as a title from which an id follows. */
export class TextChanges {
  private field = "";
  private build = createTextChangeBuilder(() => undefined, "");

  constructor(private readonly model: StudioModel) {}

  /** Begins to edit a field. */
  begin(field: string): void {
    const { file, path } = parseFieldKey(field);
    this.build = createTextChangeBuilder(() => this.contentOf(file), path);
    this.field = field;
  }

  /** Applies a new source of a field. */
  apply(field: string, text: string): void {
    const { file, path } = parseFieldKey(field);
    if (this.field !== field) this.begin(field);
    this.model.change(file, this.build(text), path);
  }

  /** Returns a file with its schema; `undefined` if the file has none. */
  contentOf(file: string) {
    const { session, brought } = this.model;
    const schemaId = this.model.current().overview.kinds[file];
    if (schemaId === undefined) return undefined;
    return { schemas: brought.schemas, schemaId, value: session.value(file) };
  }
}
