import { studioLanguage } from "#lang/studio/studio-locale";
import { blobAddress, bytesAddress } from "../../backend-contract/api-addresses.ts";
import { parseMediaFilePointer } from "../../upload-preparation/media-file-pointer.ts";
import type { StudioModel } from "../studio-model.ts";

const mediaFolder = "media/";

/**
 * Returns the names of all media files, with those uploaded and without those removed in the
 * studio.
 */
export function listMediaFileNames({ brought, session }: StudioModel): string[] {
  const kept = session.mediaFiles();
  const listed = brought.paths.map(({ path }) => path).filter((path) => kept.get(path) !== null);
  const came = [...kept].flatMap(([path, line]) => (line === null ? [] : [path]));
  const paths = new Set([...listed, ...came]);
  const names = [...paths].flatMap((path) =>
    path.startsWith(mediaFolder) ? [path.slice(mediaFolder.length)] : [],
  );
  return names.sort((a, b) => a.localeCompare(b, studioLanguage));
}

/** Whether the media folder contains the file, after the changes made in the studio. */
export function mediaFileExists({ brought, session }: StudioModel, name: string): boolean {
  const line = session.mediaFiles().get(mediaFolder + name);
  return line === undefined ? brought.pictures[name] !== undefined : line !== null;
}

/** Returns the names of all pictures. Omits renditions of drawings, such as the dark one. */
export function pictureNames(model: StudioModel): string[] {
  const names = listMediaFileNames(model).filter(isPictureName);
  const there = new Set(names);
  return names.filter((name) => {
    const whole = name.replace(/(?:-small)?(?:-dark)?(?=\.svg$)/, "");
    return whole === name || !there.has(whole);
  });
}

/** Whether a file is a picture, according to its extension. */
export function isPictureName(name: string): boolean {
  return /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(name);
}

/** Whether a picture is a raster image, according to its extension. */
export function isRasterPictureName(name: string): boolean {
  return isPictureName(name) && !/\.svg$/i.test(name);
}

/** Returns the URL of the current bytes of a media file, including unsaved changes. */
export function mediaAddress(model: StudioModel, name: string): string {
  const { session, pendingUploads } = model;
  const path = mediaFolder + name;
  const kept = parseMediaFilePointer(
    session.mediaFiles().get(path) ?? pendingUploads.get(path) ?? "",
  );
  return model.pictureUrl(kept ? blobAddress(path, kept.version) : bytesAddress(path));
}

/** Collects the alt texts that are in use, by picture name. */
export function collectAltTexts({ session }: StudioModel): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of session.files()) collectAltTextsInto(session.value(file), found);
  return found;
}

function collectAltTextsInto(value: unknown, found: Map<string, string[]>): void {
  if (typeof value !== "object" || value === null) return;
  const { src, alt }: { src?: unknown; alt?: unknown } = value;
  if (typeof src === "string" && typeof alt === "string" && alt !== "") {
    found.set(src, [...new Set([...(found.get(src) ?? []), alt])]);
  }
  for (const each of Object.values(value)) collectAltTextsInto(each, found);
}
