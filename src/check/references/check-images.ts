import { parseLink } from "../../content/links.ts";
import { textAt } from "../../content/raw-site.ts";
import type { Visit } from "../../content/schema/walk.ts";
import { pointer } from "../../text/pointer.ts";
import type { Source } from "../lookup/source.ts";
import { checkPictureSize } from "../meaning/check-sizes.ts";

/** Every picture must be a file of the media folder, or lie at an https address. */
export function checkImages(source: Source, { path, value, schema }: Visit) {
  if (schema.$id === "parts/image.json") checkImage(source, path, value);
}

function checkImage(source: Source, path: string, value: unknown) {
  const src = textAt(value, "/src");
  if (src === undefined) return;
  const alt = { src, alt: textAt(value, "/alt") ?? "" };
  checkAlt(source, pointer(path, "alt"), alt);
  const place = pointer(path, "src");
  if (/^[a-z][a-z0-9+.-]+:/i.test(src)) return checkAddress(source, place, src);
  if (!checkFile(source, place, src)) return;
  checkPictureSize(source, place, src);
  if (!source.site.draft.sizeOf(src)) return reportUnreadable(source, place, src);
  source.site.pictures.add(src);
  source.site.described.push({ ...alt, file: source.file, path: pointer(path, "alt") });
}

const foreign = /\.(heic|heif|tiff?|bmp|psd|ai|eps|cdr|pdf|docx?|mp4|mov)$/i;

/** A drawing may be whole, and its cut for the dark or for small places broken. */
function reportUnreadable(source: Source, path: string, src: string) {
  const name = source.site.draft.media.get(src)?.broken ?? src;
  const kind = foreign.exec(name)?.[1]?.toUpperCase();
  if (kind) source.report("foreign-image", path, { name, kind });
  else source.report("unreadable-image", path, { name });
}

/** The name of the file tells nothing to whoever does not see the picture. */
function checkAlt(source: Source, path: string, { src, alt }: { src: string; alt: string }) {
  const name = src.replace(/.*\//, "");
  const isName = [name, name.replace(/\.\w+$/, "")].includes(alt.trim());
  if (isName && alt !== "") source.report("missing-alt", path, { name }, { severity: "warning" });
}

function checkAddress(source: Source, path: string, src: string) {
  if (parseLink(src).kind !== "web") source.report("unsafe-url", path, { url: src });
}

/** Whether the file is there, and inside the folder. */
function checkFile(source: Source, path: string, name: string): boolean {
  const { draft, guessFile } = source.site;
  const entry = draft.media.get(name);
  if (entry && !entry.outside) return true;
  const folder = `${draft.folder}/media`;
  // The file may well be there, without the folders before its name.
  const alone = name.replace(/^.*[/\\]/, "");
  const own = alone !== name && draft.media.has(alone) ? alone : undefined;
  if (entry || isOutside(name)) {
    const edits = own === undefined ? undefined : source.subject.replace(path, own);
    source.report("unsafe-path", path, { name, folder, own }, { edits });
    return false;
  }
  // What is left of a picture tells that it was there: then it is missed, and no other one is meant.
  const suggestion = own ?? (hasCuts(name, draft.media) ? undefined : guessFile(name));
  const edits = suggestion === undefined ? undefined : source.subject.replace(path, suggestion);
  source.report("missing-file", path, { name, folder, suggestion }, { edits });
  return false;
}

function hasCuts(name: string, media: ReadonlyMap<string, unknown>): boolean {
  const stem = name.replace(/\.svg$/, "");
  const isThere = media.has(`${stem}.svg`);
  return !isThere && ["-small", "-dark"].some((cut) => media.has(`${stem}${cut}.svg`));
}

function isOutside(name: string): boolean {
  return /^[/\\]|\\|\p{Cc}/u.test(name) || name.split("/").includes("..");
}
