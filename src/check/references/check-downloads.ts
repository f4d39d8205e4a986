import { downloadPath } from "../../model/download-names.ts";
import { escapeInlineMarkup } from "../../model/markup/inline.ts";
import { filesWithSchema, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";
import { suggest } from "../../yaml/suggest.ts";
import type {
  CheckDiagnosticCode,
  CheckDiagnosticDetails,
} from "../diagnostics/create-diagnostic.ts";
import type { ContextLookup } from "../site-index/check-context.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";
import {
  downloadMayExist,
  findFileWithSameAddress,
  generatedFileSchemas,
  listDownloadNames,
  listNonImageDownloadNames,
} from "../site-index/download-files.ts";
import type { SiteIndex } from "../site-index/site-index.ts";
import type { WrittenLink } from "../site-index/written-link.ts";
import { findDecodedName, isUnsafeFileName } from "./check-images.ts";

/**
 * A reference to a download. `report` adds a diagnostic at the reference, with `meant` as the
 * replacement of the name.
 */
interface DownloadReference {
  source: CheckContext;
  name: string;
  report<Code extends CheckDiagnosticCode>(
    code: Code,
    details: CheckDiagnosticDetails<Code>,
    meant?: string,
  ): void;
}

/**
 * Checks a download. It must be in the media folder or be generated from a document or a
 * spreadsheet.
 */
export function checkDownloads(source: CheckContext, { path, value, schema }: Visit) {
  const name = schema.$id === "parts/download.json" ? textAt(value, "/src") : undefined;
  if (name === undefined) return;
  const place = pointer(path, "src");
  checkDownload({
    source,
    name,
    report: (code, details, meant) => {
      const edits = meant === undefined ? undefined : source.subject.replace(place, meant);
      source.report(code, place, details, { edits });
    },
  });
}

/** Checks the file that a link in a body names, like `checkDownloads`. */
export function checkLinkedFile(source: CheckContext, { path, to: name, at }: WrittenLink) {
  checkDownload({
    source,
    name,
    report: (code, details, meant) => {
      const written = meant === undefined ? undefined : escapeInlineMarkup(meant);
      source.reportPart(code, path, details, { at: at(), meant: written });
    },
  });
}

function checkDownload({ source, name, report }: DownloadReference) {
  const { draft, offered } = source.site;
  const entry = draft.media.get(name);
  const folder = `${draft.folder}/media`;
  if (entry?.outside) return report("unsafe-path", { name, folder });
  if (entry) offered.add(name);
  const twin = findFileWithSameAddress(draft, name);
  if (twin !== undefined && downloadMayExist(draft, name))
    return report("same-address", { name, twin, address: downloadPath(name) });
  if (downloadMayExist(draft, name)) return;
  const own = name.replace(/^.*[/\\]/, "");
  if (isUnsafeFileName(name) && downloadMayExist(draft, own))
    return report("unsafe-path", { name, folder, own }, own);
  if (isUnsafeFileName(name)) return report("unsafe-path", { name, folder });
  const names = listNonImageDownloadNames(draft);
  const encoded = findDecodedName(name, new Map(names.map((each) => [each, each])));
  const suggestion = encoded ?? suggest(name, names);
  const isEncoded = encoded !== undefined;
  report("missing-download", { name, folder: draft.folder, suggestion, isEncoded }, suggestion);
}

/**
 * Checks a link to the address of a file. Content must offer that file for download. In a body,
 * only the file's name offers it, not its address.
 *
 * @param link the target of the link, with its facts filled in
 */
export function checkFileAddress(source: CheckContext, written: WrittenLink, link: string) {
  const { path, to: part, at, isBody } = written;
  const { draft, offers } = source.site;
  const wanted = downloadPath(link);
  const isOwn = link === wanted;
  const name = listNonImageDownloadNames(draft).find((each) => downloadPath(each) === wanted);
  if (isOwn && (offers(link) || (name && source.isHiddenAt(path)))) return;
  const isPicture = pictureExtension.test(link);
  if (!isBody || name === undefined || isPicture)
    return source.reportPart("link-to-file", path, { link, isPicture }, { at: at() });
  const meant = part === link ? escapeInlineMarkup(name) : undefined;
  source.reportPart("file-address", path, { link, name }, { at: at(), meant });
}

/**
 * Checks a redirect to a file. It may lead to any file that can be offered. That file is then
 * published.
 */
export function checkRedirectToFile(
  source: CheckContext,
  { path, to, at }: WrittenLink,
  link: string,
) {
  const { draft } = source.site;
  const wanted = downloadPath(link);
  const name = listDownloadNames(draft).find((each) => downloadPath(each) === wanted);
  if (name !== undefined && link === wanted) {
    const tell: DownloadReference["report"] = (code, details) => source.report(code, path, details);
    return checkDownload({ source, name, report: tell });
  }
  const written = link.replace(/.*\//, "");
  if (name === undefined && downloadMayExist(draft, written)) return;
  const known = listNonImageDownloadNames(draft).map(downloadPath);
  const suggestion = name === undefined ? suggest(wanted, known) : wanted;
  if (suggestion === undefined)
    return source.report("missing-download", path, { name: written, folder: draft.folder });
  source.reportPart(
    "broken-link",
    path,
    { link, suggestion },
    { at: at(), meant: to.replace(link, suggestion) },
  );
}

const pictureExtension = /\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i;

/**
 * Reports generated files with the same name. They are named after the id of their source, so no
 * two sources may share an id.
 */
export function checkUniqueDownloadNames({ draft }: SiteIndex, sourceOf: ContextLookup) {
  const first = new Map<string, string>();
  for (const file of generatedFileSchemas.flatMap(([schemaId]) =>
    filesWithSchema(draft, schemaId),
  )) {
    const id = textAt(file.parsed.value, "/id") ?? "";
    const owner = first.get(id);
    if (owner === undefined) first.set(id, formatFileLocation(file, "/id"));
    else sourceOf(file)?.report("duplicate-id", "/id", { id, first: owner });
  }
}
