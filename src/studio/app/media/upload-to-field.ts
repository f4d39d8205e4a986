import { textAt } from "../../../model/parsed-site.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { placeAt } from "../../fields/kinds/field-place.ts";
import { displayName } from "../panel/display-name.ts";
import { entryPointer } from "../panel/places.ts";
import type { StudioModel } from "../studio-model.ts";
import { type FileField, goToAltText, setFile } from "./set-file.ts";
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
  const brought = await uploadFile(model, { picked, wanted, title: titleAround(model, place) });
  if (typeof brought === "string") return brought;
  const fault = await setFile(model, place, brought);
  if (fault === undefined) goToAltText(model, place);
  return fault;
}

function fieldKindAt({ session, brought, current }: StudioModel, { file, path }: FileField) {
  const schemaId = current().overview.kinds[file] ?? "";
  return placeAt(brought.schemas, schemaId, session.value(file), path)?.kind;
}

/** Title of the entry or page that contains the place. */
export function titleAround({ session, current }: StudioModel, { file, path }: FileField): string {
  const value = session.value(file);
  const entry = Array.isArray(value) ? displayName(valueAt(value, entryPointer(value, path))) : "";
  const page = current().overview.routes.find((each) => each.file === file)?.title;
  return entry || page || textAt(value, "/title") || "";
}
