import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import type { OwnBlocks } from "../../../blocks/site-blocks.ts";
import { buildSingleFile, exportFileName } from "../../../builder/single-file/build-single-file.ts";
import type { LoadFileByAddress } from "../../../builder/single-file/picture-classes.ts";
import { dateInTimeZone } from "../../../model/content-schedule.ts";
import { replaceFactTokens } from "../../../model/facts.ts";
import { textAt } from "../../../model/parsed-site.ts";
import { toCustomProperties } from "../../../theme/tokens.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { collectFactTexts } from "../page-rendering/collect-fact-texts.ts";
import { collectExportPages } from "./export-pages.ts";
import type { ExportRequest, ExportResult } from "./messages.ts";
import type { SiteToExport } from "./site-to-export.ts";

/** Site code and media for the export. */
export interface ExportSources {
  siteBlocks: OwnBlocks;
  fileAt: LoadFileByAddress;
}

/**
 * Exports the current site, or one page of it, as a single HTML file. Refuses a page that has
 * expired.
 */
export async function renderSingleFile(
  exportSite: SiteToExport,
  { route, moment, styles }: ExportRequest,
  { siteBlocks, fileAt }: ExportSources,
): Promise<ExportResult> {
  const { site, draft } = exportSite;
  const { firm, language, timeZone, url } = site.settings;
  const all = collectExportPages(exportSite, siteBlocks);
  const pages = route === undefined ? all : all.filter((page) => page.route === route);
  if (pages.length === 0) return { kind: "refused", told: [strings.over] };
  const notes = listExportNotes(exportSite);
  const css = `${styles}${toCustomProperties(site.theme)}`;
  const when = new Date(moment);
  const told = { name: firm.name, site: url, language, timeZone, notes };
  const more = { pages, styles: css, moment: when, today: draft.today };
  const html = await buildSingleFile({ ...told, ...more }, fileAt);
  const name = exportFileName(firm.name, dateInTimeZone(timeZone, when));
  return { kind: "made", name, html, notes };
}

/**
 * Creates the result of an export that is refused because of errors. It contains their messages.
 */
export function createExportRefusal(diagnostics: readonly Diagnostic[]): ExportResult {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return { kind: "refused", told: [...new Set(errors.map(({ message }) => message))] };
}

/** Returns a note for each text that is not exported in its newest version. */
function listExportNotes({ isOld, invalidFiles, draft }: SiteToExport): string[] {
  const shown = new Map(draft.files.map(({ parsed }) => [parsed.file, parsed.value]));
  const facts = collectFactTexts(draft);
  const notes = invalidFiles.map(({ schemaId, parsed: { file, value } }) => {
    const title = textAt(value, "/title") ?? textAt(shown.get(file), "/title");
    const kind = draft.schemas[schemaId]?.title ?? file;
    const name = replaceFactTokens(title ?? kind, (fact) => facts[fact]);
    return shown.has(file) ? strings.before({ name }) : strings.missing({ name });
  });
  return isOld ? [strings.older, ...notes] : notes;
}
