import { textAt } from "../../../model/raw-site.ts";
import { valueAt } from "../../../yaml/pointer.ts";
import { placeAt } from "../../fields/kinds/field-place.ts";
import { entryOf } from "../panel/choose.ts";
import { nameIn } from "../panel/names.ts";
import type { StudioModel } from "../studio-model.ts";
import { bringFile } from "./bring-file.ts";
import { type FilePlace, leadToAlt, putFile } from "./put-file.ts";

/**
 * Uploads a file and sets it in a field.
 *
 * @returns an error message; `undefined` on success
 */
export async function bringToField(
  model: StudioModel,
  place: FilePlace,
  picked: File,
): Promise<string | undefined> {
  const wanted = kindAt(model, place) === "download-file" ? "document" : "picture";
  const brought = await bringFile(model, { picked, wanted, title: titleAround(model, place) });
  if (typeof brought === "string") return brought;
  const fault = await putFile(model, place, brought);
  if (fault === undefined) leadToAlt(model, place);
  return fault;
}

function kindAt({ session, brought, current }: StudioModel, { file, path }: FilePlace) {
  const schemaId = current().overview.kinds[file] ?? "";
  return placeAt(brought.schemas, schemaId, session.value(file), path)?.kind;
}

/** Title of the entry or page that contains the place. */
export function titleAround({ session, current }: StudioModel, { file, path }: FilePlace): string {
  const value = session.value(file);
  const entry = Array.isArray(value) ? nameIn(valueAt(value, entryOf(value, path))) : "";
  const page = current().overview.routes.find((each) => each.file === file)?.title;
  return entry || page || textAt(value, "/title") || "";
}
