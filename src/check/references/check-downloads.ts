import { madeFormats } from "../../content/download-names.ts";
import { type Draft, filesOf, textAt } from "../../content/raw-site.ts";
import type { Visit } from "../../content/schema/walk.ts";
import { pointer } from "../../text/pointer.ts";
import { suggest } from "../../text/suggest.ts";
import type { SiteMap } from "../lookup/site-map.ts";
import { placeName, type Source } from "../lookup/source.ts";
import type { SourceOf } from "./check-routes.ts";

const kinds = [
  ["document.json", madeFormats.documents],
  ["spreadsheet.json", madeFormats.spreadsheets],
] as const;

/** What is offered to download must be there, or be made from a text or a spreadsheet. */
export function checkDownloads(source: Source, { path, value, schema }: Visit) {
  const name = schema.$id === "parts/download.json" ? textAt(value, "/src") : undefined;
  if (name === undefined) return;
  const { draft } = source.site;
  const place = pointer(path, "src");
  const entry = draft.media.get(name);
  const folder = `${draft.folder}/media`;
  if (entry?.outside) return source.report("unsafe-path", place, { name, folder });
  const made = madeNames(draft);
  if (entry) source.site.offered.add(name);
  if (entry || made.includes(name) || mayBeMade(draft, name)) return;
  const suggestion = suggest(name, [...made, ...downloadable(draft)]);
  const edits = suggestion === undefined ? undefined : source.subject.replace(place, suggestion);
  source.report("missing-download", place, { name, folder: draft.folder, suggestion }, { edits });
}

/** Files are known by the id of what they are made from: no two may share one. */
export function checkDownloadNames({ draft }: SiteMap, sourceOf: SourceOf) {
  const first = new Map<string, string>();
  for (const file of kinds.flatMap(([schemaId]) => filesOf(draft, schemaId))) {
    const id = textAt(file.parsed.value, "/id") ?? "";
    const owner = first.get(id);
    if (owner === undefined) first.set(id, placeName(file, "/id"));
    else sourceOf(file)?.report("duplicate-id", "/id", { id, first: owner });
  }
}

/** A text or a spreadsheet with mistakes may be the one. */
function mayBeMade(draft: Draft, name: string): boolean {
  return kinds.some(([schemaId, formats]) => {
    const isDoubtful = filesOf(draft, schemaId).some(({ valid }) => !valid);
    return isDoubtful && formats.some((format) => name.endsWith(`.${format}`));
  });
}

function madeNames(draft: Draft): string[] {
  return kinds.flatMap(([schemaId, formats]) =>
    filesOf(draft, schemaId).flatMap(({ parsed }) => {
      const id = textAt(parsed.value, "/id");
      return id ? formats.map((format) => `${id}.${format}`) : [];
    }),
  );
}

/** Pictures are seldom what somebody wants to offer. */
function downloadable(draft: Draft): string[] {
  return [...draft.media.keys()].filter((name) => !/\.(svg|png|jpe?g|webp|avif)$/i.test(name));
}
