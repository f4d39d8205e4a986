import { parseLink } from "../../model/links.ts";
import type { BodyPicture } from "../../model/markup/body-pictures.ts";
import { locateLinksAndPictures, type PictureRange } from "../../model/markup/body-ranges.ts";
import { textAt } from "../../model/parsed-site.ts";
import { isPictureSchema } from "../../model/schema/is-picture-schema.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import type {
  CheckDiagnosticCode,
  CheckDiagnosticDetails,
} from "../diagnostics/create-diagnostic.ts";
import { megabytesOfOversizedPicture } from "../semantics/check-value-sizes.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/**
 * Checks references to pictures. Each must be a file of the media folder or have an https address.
 * If the build generates images from it, it must be a file.
 */
export function checkImages(source: CheckContext, { path, value, schema }: Visit) {
  if (isPictureSchema(schema)) checkImageField(source, path, value);
  if (schema.markup === "body" && typeof value === "string" && value.includes("!["))
    checkBodyPictures(source, path, value);
}

/**
 * A reference to a picture. `report` adds a diagnostic at the reference, with `meant` as the
 * replacement of the name.
 */
interface ImageReference {
  source: CheckContext;
  name: string;
  report<Code extends CheckDiagnosticCode>(
    code: Code,
    details: CheckDiagnosticDetails<Code>,
    showing?: { meant?: string; severity?: "warning" },
  ): void;
}

function checkBodyPictures(source: CheckContext, path: string, body: string) {
  const { pictures } = source.outline(path);
  const places = pictures.length > 0 ? locateLinksAndPictures(body).pictures : [];
  for (const [index, picture] of pictures.entries()) {
    if (source.isFull) return;
    checkBodyPicture(source, { ...picture, path, at: places[index] });
  }
}

/** A picture in a body, with its ranges in that body. */
interface LocatedBodyPicture extends BodyPicture {
  path: string;
  at?: PictureRange;
}

/**
 * Checks a picture in a body. It must be in the media folder, since a body cannot give the size of
 * an external picture.
 */
function checkBodyPicture(source: CheckContext, { path, at, file, alt }: LocatedBodyPicture) {
  const named: ImageReference = {
    source,
    name: file,
    report: (code, details, showing) =>
      source.reportPart(code, path, details, { at: at?.file, ...showing }),
  };
  const folder = `${source.site.draft.folder}/media`;
  if (urlScheme.test(file)) return named.report("picture-elsewhere", { url: file, folder });
  const name = file.replace(/.*\//, "");
  if (alt === "" || altRepeatsFileName(name, alt))
    named.report("missing-alt", { name, isBody: true }, { severity: "warning" });
  if (!checkPictureCanBeShown(named)) return;
  source.site.described.push({ src: file, alt, file: source.file, path, at });
}

function checkImageField(source: CheckContext, path: string, value: unknown) {
  const src = textAt(value, "/src");
  if (src === undefined) return;
  const alt = { src, alt: textAt(value, "/alt") ?? "" };
  reportFileNameAlt(source, pointer(path, "alt"), alt);
  const place = pointer(path, "src");
  if (urlScheme.test(src)) return checkImageUrl(source, place, src);
  const named: ImageReference = {
    source,
    name: src,
    report: (code, details, { meant, severity } = {}) => {
      const edits = meant === undefined ? undefined : source.subject.replace(place, meant);
      source.report(code, place, details, { edits, severity });
    },
  };
  if (!checkPictureCanBeShown(named)) return;
  source.site.described.push({ ...alt, file: source.file, path: pointer(path, "alt") });
}

const urlScheme = /^[a-z][a-z0-9+.-]+:/i;

/** Whether a picture exists and can be shown. Reports it if not; otherwise marks it as used. */
function checkPictureCanBeShown(named: ImageReference): boolean {
  const { source, name } = named;
  if (!checkImageFileExists(named)) return false;
  const megabytes = megabytesOfOversizedPicture(source, name);
  if (megabytes !== undefined)
    named.report("heavy-picture", { name, megabytes }, { severity: "warning" });
  const size = source.site.draft.sizeOf(name);
  if (!size) {
    reportUnreadable(named);
    return false;
  }
  if (size.isMoving) named.report("moving-picture", { name }, { severity: "warning" });
  if (source.site.draft.media.get(name)?.broken?.fault === "heavy-animation")
    named.report("heavy-animation", { name }, { severity: "warning" });
  source.site.pictures.add(name);
  return true;
}

const unsupportedExtension = /\.(heic|heif|tiff?|bmp|psd|ai|eps|cdr|pdf|docx?|mp4|mov)$/i;

/** Reports why a picture cannot be shown. The broken file may also be its dark or small variant. */
function reportUnreadable({ source, name: src, report }: ImageReference) {
  const { file: name, fault } = source.site.draft.media.get(src)?.broken ?? { file: src };
  const kind = unsupportedExtension.exec(name)?.[1]?.toUpperCase();
  const found = source.site.draft.pictureFault(name);
  if (fault === "endless") report("endless-drawing", { name });
  else if (found?.cause === "pointer") report("picture-pointer", { name });
  else if (kind) report("foreign-image", { name, kind });
  else if (found?.cause === "kind")
    report("foreign-image", { name, kind: found.kind, isRenamed: true });
  // A drawing that is also damaged counts as unreadable.
  else if (found?.cause === "no-size" && !fault) report("drawing-without-size", { name });
  else report("unreadable-image", { name, cause: found?.cause });
}

/**
 * Warns if a description is only the file name, which is useless to people who do not see the
 * picture.
 */
function reportFileNameAlt(
  source: CheckContext,
  path: string,
  { src, alt }: { src: string; alt: string },
) {
  const name = src.replace(/.*\//, "");
  if (alt !== "" && altRepeatsFileName(name, alt))
    source.report("missing-alt", path, { name }, { severity: "warning" });
}

function altRepeatsFileName(name: string, alt: string): boolean {
  return [name, name.replace(/\.\w+$/, "")].includes(alt.trim());
}

/**
 * Fields with pictures from which the build generates cards and icons. They must be files, since
 * the build requests nothing from other hosts.
 */
const imagesForGeneratedFiles: Partial<Record<string, string>> = {
  "site.json": "/openGraph/image/src",
  "theme.json": "/icon/src",
};

function checkImageUrl(source: CheckContext, path: string, src: string) {
  if (parseLink(src).kind !== "web") return source.report("unsafe-url", path, { url: src });
  if (imagesForGeneratedFiles[source.file.schemaId] !== path) return;
  source.report("picture-elsewhere", path, {
    url: src,
    folder: `${source.site.draft.folder}/media`,
  });
}

/** Whether the file exists inside the media folder. Reports it if not. */
function checkImageFileExists({ source, name, report }: ImageReference): boolean {
  const { draft, guessFile } = source.site;
  const entry = draft.media.get(name);
  if (entry && !entry.outside) return true;
  const folder = `${draft.folder}/media`;
  // The file may exist directly in the media folder, without the folders in the name.
  const alone = name.replace(/^.*[/\\]/, "");
  const own = alone !== name && draft.media.has(alone) ? alone : undefined;
  if (entry || isUnsafeFileName(name)) {
    report("unsafe-path", { name, folder, own }, { meant: own });
    return false;
  }
  const encoded = findDecodedName(name, draft.media);
  if (encoded !== undefined) {
    report(
      "missing-file",
      { name, folder, suggestion: encoded, isEncoded: true },
      { meant: encoded },
    );
    return false;
  }
  // If only variants of the picture exist, its main file was lost, so no other file is suggested.
  const suggestion = own ?? (hasOnlyVariants(name, draft.media) ? undefined : guessFile(name));
  report("missing-file", { name, folder, suggestion }, { meant: suggestion });
  return false;
}

/**
 * Returns the file whose name was copied from a URL: "foto da loja.jpg" for "foto%20da%20loja.jpg".
 * Returns `undefined` if there is none.
 */
export function findDecodedName(name: string, files: Pick<ReadonlyMap<string, unknown>, "keys">) {
  if (!/%[\da-f]{2}/i.test(name)) return undefined;
  try {
    const plain = decodeURIComponent(name).normalize("NFC");
    return [...files.keys()].find((each) => each.normalize("NFC") === plain);
  } catch {
    return undefined;
  }
}

function hasOnlyVariants(name: string, media: ReadonlyMap<string, unknown>): boolean {
  const stem = name.replace(/\.svg$/, "");
  const isThere = media.has(`${stem}.svg`);
  return !isThere && ["-small", "-dark"].some((cut) => media.has(`${stem}${cut}.svg`));
}

/** Whether a file name leads out of its folder, or has a backslash or a control character. */
export function isUnsafeFileName(name: string): boolean {
  return /^[/\\]|\\|\p{Cc}/u.test(name) || name.split("/").includes("..");
}
