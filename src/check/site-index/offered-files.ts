import { addressOfDownload, downloadsRoot, madeFormats } from "../../model/download-names.ts";
import { filesIn } from "../../model/markup/body-files.ts";
import { type Draft, filesOf, listAt, textAt } from "../../model/raw-site.ts";
import type { Visit, Walker } from "../../model/schema/walk.ts";
import { pointer } from "../../yaml/pointer.ts";

/** What files are made from, by their schemas, with the formats that are made. */
export const makingSchemas = [
  ["document.json", madeFormats.documents],
  ["spreadsheet.json", madeFormats.spreadsheets],
] as const;

/** Whether a file is in the media folder, or is made; a text or a spreadsheet with mistakes may be the one. */
export function isThere(draft: Draft, name: string): boolean {
  return draft.media.has(name) || madeNames(draft).includes(name) || mayBeMade(draft, name);
}

function mayBeMade(draft: Draft, name: string): boolean {
  return makingSchemas.some(([schemaId, formats]) => {
    const isDoubtful = filesOf(draft, schemaId).some(({ valid }) => !valid);
    return isDoubtful && formats.some((format) => name.endsWith(`.${format}`));
  });
}

/** The names of all files that are made of texts and spreadsheets. */
function madeNames(draft: Draft): string[] {
  return makingSchemas.flatMap(([schemaId, formats]) =>
    filesOf(draft, schemaId).flatMap(({ parsed }) => {
      const id = textAt(parsed.value, "/id");
      return id ? formats.map((format) => `${id}.${format}`) : [];
    }),
  );
}

/** The names of all files that can be offered. */
export function allNames(draft: Draft): string[] {
  return [...madeNames(draft), ...draft.media.keys()];
}

/** The files that can be offered, but for pictures: those are seldom what somebody wants to offer. */
export function offerableNames(draft: Draft): string[] {
  const others = [...draft.media.keys()].filter((name) => !isPicture.test(name));
  return [...madeNames(draft), ...others];
}

const known = new WeakMap<Draft, ReadonlyMap<string, string[]>>();

/** Another file whose address would be the same: visitors would be given one of them for both. */
export function twinOf(draft: Draft, name: string): string | undefined {
  const byAddress = known.get(draft) ?? namesByAddress(draft);
  known.set(draft, byAddress);
  return byAddress.get(addressOfDownload(name))?.find((each) => each !== name);
}

function namesByAddress(draft: Draft): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const name of allNames(draft)) {
    const address = addressOfDownload(name);
    names.set(address, [...(names.get(address) ?? []), name]);
  }
  return names;
}

const isPicture = /\.(svg|png|jpe?g|webp|avif)$/i;

/** The addresses of the files that visitors are offered, by fields and in bodies. */
export function offeredAddresses(draft: Draft, walker: Walker): ReadonlySet<string> {
  const addresses = new Set<string>();
  for (const { schemaId, parsed, hidden } of draft.files) {
    if (hidden) continue;
    const out = listAt(parsed.value, "/blocks").flatMap((block, index) =>
      draft.isOut(block) ? `${pointer("/blocks", index)}/` : [],
    );
    walker.walk(schemaId, parsed.value, (visit) => {
      if (out.some((path) => visit.path.startsWith(path))) return;
      for (const name of offeredAt(visit, draft)) addresses.add(addressOfDownload(name));
    });
  }
  for (const address of redirectedFiles(draft)) addresses.add(address);
  return addresses;
}

/** The addresses of the files to which old addresses lead: those files are published, too. */
function redirectedFiles(draft: Draft): string[] {
  const entries = filesOf(draft, "redirects.json").flatMap(({ parsed }) =>
    listAt(parsed.value, ""),
  );
  const ends = entries.map((entry) => (textAt(entry, "/to") ?? "").replace(/[?#].*$/, ""));
  return ends.filter((end) => end.startsWith(downloadsRoot));
}

function offeredAt({ value, schema }: Visit, { media }: Draft): string[] {
  const field = schema.$id === "parts/download.json" ? textAt(value, "/src") : undefined;
  if (field !== undefined) return [field];
  return schema.markup === "body" && typeof value === "string" ? filesIn(value, media) : [];
}
