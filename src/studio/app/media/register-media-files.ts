import { formatMediaFilePointer } from "../../upload-preparation/media-file-pointer.ts";
import type { StudioModel } from "../studio-model.ts";

/** A media file with its media pointer. */
export interface MediaFileWithPointer {
  file: string;
  text: string;
}

/**
 * Registers media files on the disk with the session, so that their removal can be undone.
 * Registers either all of them or none.
 *
 * @returns the files with their pointers, the one with the shortest name first
 */
export async function registerMediaFiles(
  model: StudioModel,
  names: readonly string[],
): Promise<MediaFileWithPointer[]> {
  const { session, brought, host } = model;
  const listed = await host.list();
  if (listed.kind !== "files") return [];
  const lines = names.flatMap((name): MediaFileWithPointer[] => {
    const file = `media/${name}`;
    const known = session.mediaFiles().get(file);
    const found = listed.files.find(({ path }) => path === file);
    if (typeof known === "string") return [{ file, text: known }];
    if (!found) return [];
    const { width = 0, height = 0 } = brought.pictures[name] ?? {};
    return [{ file, text: formatMediaFilePointer({ ...found, width, height }) }];
  });
  if (lines.length < names.length) return [];
  for (const { file, text } of lines) session.registerMediaFile(file, text);
  return lines.sort((a, b) => a.file.length - b.file.length);
}
