import { textAt } from "../../../model/parsed-site.ts";
import { nodeAt } from "../../../model/schema/find-schema-node.ts";
import type { EditableText, EditorQueries } from "../../canvas/preview-bridge.ts";
import { factNameToLocation } from "../../fields/schema/fact-locations.ts";
import type { ConstrainedSchema } from "../../fields/schema/field-kind.ts";
import { rephraseSentence } from "../../fields/schema/rephrase-description.ts";
import { describeFormatAndSize, downloadLinkChoices } from "../media/download-choices.ts";
import { mediaAddress } from "../media/media-files.ts";
import { createFieldContext } from "../panel/create-field-context.ts";
import { factBreadcrumb } from "../panel/fact-titles.ts";
import { findFactPlace, parseFieldKey } from "../panel/field-navigation/field-pointers.ts";
import type { StudioModel } from "../studio-model.ts";
import { findOtherLinkedPage } from "./find-other-linked-page.ts";
import type { TextChanges } from "./text-changes.ts";

export function createEditorQueries(model: StudioModel, texts: TextChanges): EditorQueries {
  const { session } = model;
  const currentText = (file: string, path: string) =>
    textAt(session.value(file), path)?.replace(/\n+$/, "");
  return {
    textSource: (field) => readTextSource(model, texts, field),
    currentText(field) {
      const { file, path } = parseFieldKey(field);
      return currentText(file, path);
    },
    currentFact(name) {
      const place = findFactPlace(name, (file) => session.value(file));
      return place && textAt(session.value(place.file), place.path);
    },
    factFilter: (files) => (name) => files.includes(factNameToLocation(name).file),
    factLocation: (name) => factBreadcrumb(model, name),
    linkChoices: () =>
      createFieldContext(model, model.current().parts?.file ?? "")?.find.links() ?? [],
    isShared: (field) => {
      const kind = model.current().overview.kinds[parseFieldKey(field).file] ?? "";
      return ["labels.json", "site.json"].includes(kind);
    },
    fileChoices: () => downloadLinkChoices(model),
    fileDetail: (name) => describeFormatAndSize(model, name),
    pictureUrl: (file) => mediaAddress(model, file),
    displayUrl: model.pictures && ((address) => model.pictureUrl(address)),
    pageTitle: (address) => findOtherLinkedPage(model, address)?.title,
  };
}

/** Begins to edit a field, and returns its source and how it is edited. */
function readTextSource(
  model: StudioModel,
  texts: TextChanges,
  field: string,
): EditableText | undefined {
  const { schemas } = model.brought;
  const { file, path } = parseFieldKey(field);
  const { schemaId, value } = texts.contentOf(file) ?? {};
  texts.begin(field);
  const schema = schemaId && nodeAt(schemas, schemaId, value, path);
  const text = textAt(value, path)?.replace(/\n+$/, "");
  if (!schema || text === undefined) return undefined;
  const { markup, lines, maxLength: most, description, title: name } = schema as ConstrainedSchema;
  const help = description && rephraseSentence(description, schemas);
  const kind = { markup: markup === "inline", body: markup === "body", lines: lines === true };
  return { text, ...kind, name, most, help };
}
