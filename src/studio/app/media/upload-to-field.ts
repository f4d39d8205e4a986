import { textAt } from "../../../model/parsed-site.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { findFieldPlace } from "../../fields/schema/field-place.ts";
import { displayName } from "../panel/display-name.ts";
import { entryOrPartPointer } from "../panel/field-navigation/field-pointers.ts";
import type { StudioModel } from "../studio-model.ts";
import { type FileField, focusAltText, setFieldFile } from "./set-field-file.ts";
import { uploadFile } from "./upload-file.ts";

/**
 * Uploads a file and sets it in a field.
 *
 * @returns an error message; `undefined` on success
 */
export async function uploadToField(
  model: StudioModel,
  place: FileField,
  picked: File,
): Promise<string | undefined> {
  const wanted = fieldKindAt(model, place) === "download-file" ? "document" : "picture";
  const brought = await uploadFile(model, { picked, wanted, title: enclosingTitle(model, place) });
  if (typeof brought === "string") return brought;
  const fault = await setFieldFile(model, place, brought);
  if (fault === undefined) focusAltText(model, place);
  return fault;
}

function fieldKindAt({ session, brought, current }: StudioModel, { file, path }: FileField) {
  const schemaId = current().overview.kinds[file] ?? "";
  return findFieldPlace(brought.schemas, schemaId, session.value(file), path)?.kind;
}

/** Returns the title of the entry or page that contains a place. */
export function enclosingTitle(
  { session, current }: StudioModel,
  { file, path }: FileField,
): string {
  const value = session.value(file);
  const entry = Array.isArray(value)
    ? displayName(valueAt(value, entryOrPartPointer(value, path)))
    : "";
  const page = current().overview.routes.find((each) => each.file === file)?.title;
  return entry || page || textAt(value, "/title") || "";
}
