import { downloadPath, downloadsRoot, generatedFormats } from "../../model/download-names.ts";
import { listLinkedFiles } from "../../model/markup/list-linked-files.ts";
import { filesWithSchema, listAt, type ParsedSite, textAt } from "../../model/parsed-site.ts";
import type { Visit, Walker } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/json-pointer.ts";

/** The schemas of content from which files are generated, and the formats of those files. */
export const generatedFileSchemas = [
  ["document.json", generatedFormats.documents],
  ["spreadsheet.json", generatedFormats.spreadsheets],
] as const;

/**
 * Whether a file is in the media folder or is generated. While a document or spreadsheet has
 * errors, all files of its format count as existing.
 */
export function downloadMayExist(draft: ParsedSite, name: string): boolean {
  return (
    draft.media.has(name) ||
    listGeneratedFileNames(draft).includes(name) ||
    mayBeGenerated(draft, name)
  );
}

function mayBeGenerated(draft: ParsedSite, name: string): boolean {
  return generatedFileSchemas.some(([schemaId, formats]) => {
    const isDoubtful = filesWithSchema(draft, schemaId).some(({ valid }) => !valid);
    return isDoubtful && formats.some((format) => name.endsWith(`.${format}`));
  });
}

/** Returns the names of all files that are generated from documents and spreadsheets. */
function listGeneratedFileNames(draft: ParsedSite): string[] {
  return generatedFileSchemas.flatMap(([schemaId, formats]) =>
    filesWithSchema(draft, schemaId).flatMap(({ parsed }) => {
      const id = textAt(parsed.value, "/id");
      return id ? formats.map((format) => `${id}.${format}`) : [];
    }),
  );
}

/** Returns the names of all files that can be offered for download. */
export function listDownloadNames(draft: ParsedSite): string[] {
  return [...listGeneratedFileNames(draft), ...draft.media.keys()];
}

/**
 * Returns the names of all files that can be offered for download, except pictures, which are
 * rarely meant as downloads.
 */
export function listNonImageDownloadNames(draft: ParsedSite): string[] {
  const others = [...draft.media.keys()].filter((name) => !isPicture.test(name));
  return [...listGeneratedFileNames(draft), ...others];
}

const namesByAddressCache = new WeakMap<ParsedSite, ReadonlyMap<string, string[]>>();

/**
 * Returns another file with the same address, or `undefined`. Visitors would get the same file for
 * both.
 */
export function findFileWithSameAddress(draft: ParsedSite, name: string): string | undefined {
  const byAddress = namesByAddressCache.get(draft) ?? groupNamesByAddress(draft);
  namesByAddressCache.set(draft, byAddress);
  return byAddress.get(downloadPath(name))?.find((each) => each !== name);
}

function groupNamesByAddress(draft: ParsedSite): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const name of listDownloadNames(draft)) {
    const address = downloadPath(name);
    names.set(address, [...(names.get(address) ?? []), name]);
  }
  return names;
}

const isPicture = /\.(svg|png|jpe?g|webp|avif)$/i;

/**
 * Returns the addresses of all files that visible fields, bodies and redirects offer for download.
 */
export function collectDownloadAddresses(draft: ParsedSite, walker: Walker): ReadonlySet<string> {
  const addresses = new Set<string>();
  for (const { schemaId, parsed, hidden } of draft.files) {
    if (hidden) continue;
    const out = listAt(parsed.value, "/blocks").flatMap((block, index) =>
      draft.isOut(block) ? `${pointer("/blocks", index)}/` : [],
    );
    walker.walk(schemaId, parsed.value, (visit) => {
      if (out.some((path) => visit.path.startsWith(path))) return;
      for (const name of findDownloadsInValue(visit, draft)) addresses.add(downloadPath(name));
    });
  }
  for (const address of collectDownloadsOfRedirects(draft)) addresses.add(address);
  return addresses;
}

/** Returns the addresses of files to which a redirect leads. Those files are published, too. */
function collectDownloadsOfRedirects(draft: ParsedSite): string[] {
  const entries = filesWithSchema(draft, "redirects.json").flatMap(({ parsed }) =>
    listAt(parsed.value, ""),
  );
  const ends = entries.map((entry) => (textAt(entry, "/to") ?? "").replace(/[?#].*$/, ""));
  return ends.filter((end) => end.startsWith(downloadsRoot));
}

function findDownloadsInValue({ value, schema }: Visit, { media }: ParsedSite): string[] {
  const field = schema.$id === "parts/download.json" ? textAt(value, "/src") : undefined;
  if (field !== undefined) return [field];
  return schema.markup === "body" && typeof value === "string" ? listLinkedFiles(value, media) : [];
}
