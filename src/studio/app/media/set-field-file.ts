import { mediaStrings as strings } from "#lang/studio/app/media/strings";
import { textAt } from "../../../model/parsed-site.ts";
import type { Change } from "../../../yaml/edit/change.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { childValue, parentPointer, pointer, valueAt } from "../../../yaml/json-pointer.ts";
import { createSetChange } from "../../fields/create-changes/field-changes.ts";
import { findFieldPlace } from "../../fields/schema/field-place.ts";
import type { SelectedMediaFile } from "../../upload-preparation/selected-media-file.ts";
import { goToField } from "../panel/field-navigation/go-to-field.ts";
import { addToBin } from "../recycle-bin/recycle-bin.ts";
import type { StudioModel } from "../studio-model.ts";
import { loadRenditionsOnSave } from "./load-renditions.ts";
import { collectAltTexts } from "./media-files.ts";
import { registerMediaFiles } from "./register-media-files.ts";

/** A field that references a file. */
export interface FileField {
  file: string;
  path: string;
}

/**
 * Sets the file of a field, as one undo step. The step includes the upload, and the removal of the
 * old file if nothing references it any more. Resets the alt text, focus point and size of the old
 * picture.
 *
 * @returns an error message; `undefined` on success
 */
export async function setFieldFile(
  model: StudioModel,
  place: FileField,
  brought: SelectedMediaFile,
): Promise<string | undefined> {
  const { file, path } = place;
  const old = textAt(model.session.value(file), path);
  const change = changesToReplaceFieldFile(model, place, brought.name);
  if (!change) return strings.unputtable;
  const comes: FileChange[] =
    brought.line === undefined ? [] : [{ file: `media/${brought.name}`, whole: brought.line }];
  const changes: FileChange[] = [{ file, change }, ...comes];
  const goes =
    old && old !== brought.name ? await copyUnreferencedMediaToBin(model, old, changes) : [];
  loadRenditionsOnSave(model, brought.name);
  const refused = model.session.changeAll([...changes, ...goes]);
  if (refused) return strings.unputtable;
  if (goes.length > 0 && old) model.announce(strings.binned(old));
  return undefined;
}

/** Removes the picture at a place, and its file if nothing else references it, as one undo step. */
export async function removePicture(model: StudioModel, { file, path }: FileField): Promise<void> {
  const name = textAt(model.session.value(file), pointer(path, "src"));
  const changes: FileChange[] = [{ file, change: { kind: "remove", path } }];
  const goes = name ? await copyUnreferencedMediaToBin(model, name, changes) : [];
  model.session.changeAll([...changes, ...goes]);
  if (goes.length > 0 && name) model.announce(strings.binned(name));
}

/**
 * Focuses the alt text field while the user still remembers the picture. Does nothing if the
 * content has no such field.
 */
export function focusAltText(model: StudioModel, { file, path }: FileField): void {
  const alt = pointer(parentPointer(path), "alt");
  if (valueAt(model.session.value(file), alt) !== undefined) goToField(model, file, alt);
}

function changesToReplaceFieldFile(model: StudioModel, { file, path }: FileField, name: string) {
  const { session, brought, current } = model;
  const schemaId = current().overview.kinds[file] ?? "";
  const held = { schemas: brought.schemas, schemaId, value: session.value(file) };
  const own = findFieldPlace(held.schemas, schemaId, held.value, path);
  if (!own) return undefined;
  const [around, parent] = [valueAt(held.value, parentPointer(path)), parentPointer(path)];
  const changes: Change[] = [createSetChange(held, own, name)];
  if (typeof childValue(around, "alt") === "string") {
    const alt = collectAltTexts(model).get(name)?.[0] ?? "";
    changes.push({ kind: "set", path: pointer(parent, "alt"), value: alt });
  }
  for (const gone of ["focus", "width", "height"]) {
    if (childValue(around, gone) !== undefined && childValue(around, "alt") !== undefined)
      changes.push({ kind: "remove", path: pointer(parent, gone) });
  }
  return changes;
}

/**
 * Copies a picture to the bin if nothing references it after the changes.
 *
 * @returns the changes that delete its files; empty if it is still in use or could not be stored in
 * the bin
 */
export async function copyUnreferencedMediaToBin(
  model: StudioModel,
  name: string,
  changes: readonly FileChange[],
): Promise<FileChange[]> {
  const names = await model.ask.unreferencedFiles(name, changes).catch(() => []);
  const held = names.length > 0 ? await registerMediaFiles(model, names) : [];
  const [first, ...rest] = held;
  if (!first) return [];
  const refused = await addToBin(model, { ...first, title: name, also: rest });
  return refused === undefined ? held.map(({ file }) => ({ file, whole: null })) : [];
}
