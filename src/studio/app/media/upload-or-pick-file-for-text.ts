import { isFileLink } from "../../../model/markup/file-links.ts";
import type { MediaToInsert } from "../../canvas/preview-bridge.ts";
import type { SelectedMediaFile } from "../../upload-preparation/selected-media-file.ts";
import type { StudioModel } from "../studio-model.ts";
import { downloadLinkChoices } from "./download-choices.ts";
import { loadRenditionsOnSave } from "./load-renditions.ts";
import { collectAltTexts } from "./media-files.ts";
import type { FileField } from "./set-field-file.ts";
import { uploadFile } from "./upload-file.ts";
import { enclosingTitle } from "./upload-to-field.ts";

/**
 * Provides a picture or a file for a rich text. Uploads `picked` if it is a file; otherwise lets
 * the user choose one of the given kind. The bytes are added in the same undo step as the text that
 * refers to them.
 *
 * @returns `undefined` if the user chose none, or after an error, which is announced
 */
export async function uploadOrPickFileForText(
  model: StudioModel,
  place: FileField,
  picked: File | MediaToInsert["kind"],
): Promise<MediaToInsert | undefined> {
  const title = enclosingTitle(model, place);
  const brought =
    typeof picked === "string"
      ? await chooseMediaInDialog(model, place, picked)
      : await uploadFile(model, { picked, wanted: "either", title });
  if (typeof brought === "string") model.announce(brought);
  if (typeof brought !== "object") return undefined;
  const { name, line } = brought;
  if (line !== undefined) model.pendingUploads.set(`media/${name}`, line);
  loadRenditionsOnSave(model, name);
  const own = typeof picked === "string" ? undefined : picked.name;
  return isFileLink(name)
    ? { kind: "file", file: name, words: fileLinkText(model, name, own) }
    : { kind: "picture", file: name, alt: collectAltTexts(model).get(name)?.[0] ?? "" };
}

/**
 * Returns the link text for a file. For an upload it is the original file name, without the
 * extension. For a file of the site it is the title, or the file name if there is no title.
 */
function fileLinkText(model: StudioModel, name: string, own: string | undefined): string {
  const label = downloadLinkChoices(model).find(({ value }) => value === name)?.label;
  const said = own === undefined && label !== name ? label : undefined;
  const plain = (own ?? name).replace(/^.*\/|\.[^.]{1,5}$/g, "").replace(/[-_\s]+/g, " ");
  return said ?? (plain.trim() || name);
}

function chooseMediaInDialog(
  model: StudioModel,
  place: FileField,
  kind: MediaToInsert["kind"],
): Promise<SelectedMediaFile | undefined> {
  const dialog = kind === "picture" ? "pictures" : "files";
  return new Promise((choose) => model.set({ dialogRequest: { kind: dialog, ...place, choose } }));
}
