import { fileFormatLabel, generatedFormats } from "../../../model/download-names.ts";
import { isFileLink } from "../../../model/markup/file-links.ts";
import { textAt } from "../../../model/parsed-site.ts";
import { fill, formatBytes } from "../../../ui/format/format-amount.ts";
import type { LinkOption } from "../../canvas/text-marks/link-panel.ts";
import { parseMediaFilePointer } from "../../upload-preparation/media-file-pointer.ts";
import { displayName } from "../panel/display-name.ts";
import type { StudioModel } from "../studio-model.ts";
import { listMediaFileNames } from "./media-files.ts";

/**
 * Lists the files that can be offered as downloads: first those of the media folder, then those
 * generated from documents and spreadsheets.
 */
export function downloadLinkChoices(model: StudioModel): LinkOption[] {
  const own = listMediaFileNames(model).filter((name) => isFileLink(name));
  return [...own.map((name) => ({ value: name, label: name })), ...generatedFileChoices(model)];
}

function generatedFileChoices({ session }: StudioModel): LinkOption[] {
  return Object.entries(generatedFormats).flatMap(([folder, formats]) => {
    const files = session.files().filter((file) => file.startsWith(`${folder}/`));
    return files.flatMap((file) => {
      const value = session.value(file);
      const id = textAt(value, "/id");
      if (id === undefined) return [];
      const label = displayName(value) || id;
      return formats.map((format) => ({ value: `${id}.${format}`, label }));
    });
  });
}

/**
 * Returns the format and size that are shown after a link: "PDF, 14 kB". Returns only the format if
 * the file has not been generated yet.
 */
export function describeFormatAndSize(
  { session, brought, pendingUploads }: StudioModel,
  name: string,
): string {
  const path = `media/${name}`;
  const line = session.mediaFiles().get(path) ?? pendingUploads.get(path);
  const bytes = parseMediaFilePointer(line ?? "")?.size || brought.pictures[name]?.bytes;
  const format = fileFormatLabel(name);
  const detail = textAt(session.value("labels.yaml"), "/downloads/detail");
  const language = textAt(session.value("site.yaml"), "/language");
  if (bytes === undefined || detail === undefined || language === undefined) return format;
  return fill(detail, { format, size: formatBytes(bytes, language) });
}
