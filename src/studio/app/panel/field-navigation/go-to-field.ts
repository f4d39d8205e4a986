import { nodeAt } from "../../../../model/schema/find-schema-node.ts";
import { valueAt } from "../../../../yaml/json-pointer.ts";
import type { StudioModel } from "../../studio-model.ts";
import { displayName } from "../display-name.ts";
import { editedPartPointer, entryOrPartPointer } from "./field-pointers.ts";

/** Shows the fields around a place and focuses its field. */
export function goToField(model: StudioModel, file: string, path: string): void {
  const part = editedPartPointer(model.session.value(file), path);
  model.set({ selection: { file, path: part, field: path, shouldFocus: true } });
}

/** Opens the page that contains a place, if there is one, and focuses the field of the place. */
export async function openPageAndFocusField(
  model: StudioModel,
  file: string,
  path: string,
): Promise<void> {
  const { overview, parts } = model.current();
  const page = overview.routes.find((each) => each.file === file);
  if (page && page.route !== parts?.route) {
    history.pushState(null, "", `#${page.route}`);
    await model.openHash(location.hash);
  }
  if (!page) await model.showListingPage(file);
  goToField(model, file, path);
}

/** Returns the title of a place: that of its page or list, and that of the part. */
export function placeTitle(model: StudioModel, file: string, path: string): string {
  const { overview } = model.current();
  const { schemas } = model.brought;
  const value = model.session.value(file);
  const schemaId = overview.kinds[file] ?? "";
  const page = overview.routes.find((each) => each.file === file)?.title;
  const part = entryOrPartPointer(value, path);
  const own = part === "" ? undefined : nodeAt(schemas, schemaId, value, part)?.title;
  const name = Array.isArray(value) ? displayName(valueAt(value, part)) : "";
  // A file that has just been restored is not in the overview yet.
  const kind = schemas[schemaId]?.title ?? (displayName(value) || file);
  return [page ?? kind, name || own].filter(Boolean).join(" › ");
}

/** Returns the title of a place, including that of its field. */
export function fieldTitleAt(model: StudioModel, file: string, path: string): string {
  const schemaId = model.current().overview.kinds[file] ?? "";
  const own = nodeAt(model.brought.schemas, schemaId, model.session.value(file), path)?.title;
  const place = placeTitle(model, file, path);
  return own === undefined || place.endsWith(own) ? place : `${place} › ${own}`;
}
