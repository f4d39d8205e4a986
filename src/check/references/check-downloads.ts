import { addressOfDownload } from "../../model/download-names.ts";
import { escapeMarks } from "../../model/markup/inline.ts";
import { filesOf, textAt } from "../../model/raw-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/pointer.ts";
import { suggest } from "../../yaml/suggest.ts";
import type { CheckCode, DetailsOf } from "../diagnose.ts";
import {
  allNames,
  isThere,
  makingSchemas,
  offerableNames,
  twinOf,
} from "../site-index/offered-files.ts";
import type { SiteMap } from "../site-index/site-map.ts";
import { placeName, type Source } from "../site-index/source.ts";
import type { WrittenLink } from "../site-index/written-link.ts";
import { decodedName, isOutside } from "./check-images.ts";
import type { SourceOf } from "./check-routes.ts";

/** A name of a file to be downloaded, told of where it stands; `meant` is what is to be written there. */
interface Offered {
  source: Source;
  name: string;
  tell<Code extends CheckCode>(code: Code, details: DetailsOf<Code>, meant?: string): void;
}

/** What is offered to download must be there, or be made from a text or a spreadsheet. */
export function checkDownloads(source: Source, { path, value, schema }: Visit) {
  const name = schema.$id === "parts/download.json" ? textAt(value, "/src") : undefined;
  if (name === undefined) return;
  const place = pointer(path, "src");
  checkOffered({
    source,
    name,
    tell: (code, details, meant) => {
      const edits = meant === undefined ? undefined : source.subject.replace(place, meant);
      source.report(code, place, details, { edits });
    },
  });
}

/** The same of a file that a body names in a link. */
export function checkLinkedFile(source: Source, { path, to: name, at }: WrittenLink) {
  checkOffered({
    source,
    name,
    tell: (code, details, meant) => {
      const written = meant === undefined ? undefined : escapeMarks(meant);
      source.reportPart(code, path, details, { at: at(), meant: written });
    },
  });
}

function checkOffered({ source, name, tell }: Offered) {
  const { draft, offered } = source.site;
  const entry = draft.media.get(name);
  const folder = `${draft.folder}/media`;
  if (entry?.outside) return tell("unsafe-path", { name, folder });
  if (entry) offered.add(name);
  const twin = twinOf(draft, name);
  if (twin !== undefined && isThere(draft, name))
    return tell("same-address", { name, twin, address: addressOfDownload(name) });
  if (isThere(draft, name)) return;
  const own = name.replace(/^.*[/\\]/, "");
  if (isOutside(name) && isThere(draft, own))
    return tell("unsafe-path", { name, folder, own }, own);
  if (isOutside(name)) return tell("unsafe-path", { name, folder });
  const names = offerableNames(draft);
  const encoded = decodedName(name, new Map(names.map((each) => [each, each])));
  const suggestion = encoded ?? suggest(name, names);
  const isEncoded = encoded !== undefined;
  tell("missing-download", { name, folder: draft.folder, suggestion, isEncoded }, suggestion);
}

/**
 * An address leads to a file where that is offered; a body offers it by its name.
 *
 * @param link where the link leads, its facts filled in
 */
export function checkFileAddress(source: Source, written: WrittenLink, link: string) {
  const { path, to: part, at, isBody } = written;
  const { draft, offers } = source.site;
  const wanted = addressOfDownload(link);
  const isOwn = link === wanted;
  const name = offerableNames(draft).find((each) => addressOfDownload(each) === wanted);
  if (isOwn && (offers(link) || (name && source.isHiddenAt(path)))) return;
  const isPicture = pictureEnding.test(link);
  if (!isBody || name === undefined || isPicture)
    return source.reportPart("link-to-file", path, { link, isPicture }, { at: at() });
  const meant = part === link ? escapeMarks(name) : undefined;
  source.reportPart("file-address", path, { link, name }, { at: at(), meant });
}

/** An old address may lead to any file that can be offered: that file is published with it. */
export function checkRedirectedFile(source: Source, { path, to, at }: WrittenLink, link: string) {
  const { draft } = source.site;
  const wanted = addressOfDownload(link);
  const name = allNames(draft).find((each) => addressOfDownload(each) === wanted);
  if (name !== undefined && link === wanted) {
    const tell: Offered["tell"] = (code, details) => source.report(code, path, details);
    return checkOffered({ source, name, tell });
  }
  const written = link.replace(/.*\//, "");
  if (name === undefined && isThere(draft, written)) return;
  const known = offerableNames(draft).map(addressOfDownload);
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

const pictureEnding = /\.(?:svg|png|jpe?g|webp|avif|gif|heic)$/i;

/** Files are known by the id of what they are made from: no two may share one. */
export function checkDownloadNames({ draft }: SiteMap, sourceOf: SourceOf) {
  const first = new Map<string, string>();
  for (const file of makingSchemas.flatMap(([schemaId]) => filesOf(draft, schemaId))) {
    const id = textAt(file.parsed.value, "/id") ?? "";
    const owner = first.get(id);
    if (owner === undefined) first.set(id, placeName(file, "/id"));
    else sourceOf(file)?.report("duplicate-id", "/id", { id, first: owner });
  }
}
