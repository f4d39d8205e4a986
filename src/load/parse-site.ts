import { AccessTracker } from "../check/site-index/access-tracker.ts";
import { dateInTimeZone, isHidden } from "../model/content-schedule.ts";
import { siteLocaleOf } from "../model/countries/site-locale.ts";
import { type ParsedContentFile, type ParsedSite, textAt } from "../model/parsed-site.ts";
import { type Diagnostic, hasError } from "../yaml/diagnostic.ts";
import {
  type CheckRules,
  checkSingleFile,
  type DraftAndDateOptions,
  type LoadedFiles,
} from "./files/loaded-files.ts";

/** Content whose files were checked one by one, but not yet their cross-references. */
export interface ParsedContents {
  draft: ParsedSite;
  contents: LoadedFiles;
  /** The diagnostics of each file on its own, in the order of the files. */
  found: readonly Diagnostic[][];
  outside: AccessTracker;
}

/**
 * Stage 2: finds out what each file is, checks it on its own, and decides whether visitors see it.
 */
export function parseSite(
  contents: LoadedFiles,
  rules: CheckRules,
  edition: DraftAndDateOptions,
): ParsedContents {
  const { folder, media, sizeOf, pictureFault, bytesOf } = contents;
  const home = siteLocaleOf(siteSettingsValue(contents));
  const checked = contents.files.map((file) => ({
    ...file,
    found: checkSingleFile(file, rules, home),
  }));
  const today = edition.date ?? dateInTimeZone(siteTimeZone(contents), new Date());
  const isOut = edition.drafts ? () => false : (content: unknown) => isHidden(content, today);
  const outside = new AccessTracker();
  const files = checked.map(({ schemaId, parsed, found }): ParsedContentFile => {
    const file = { schemaId, parsed, valid: !hasError(found), hidden: false };
    // This read is tracked, because other files depend on whether an article is published.
    file.hidden = isOut(outside.track(file).parsed.value);
    return file;
  });
  const { schemas, book } = rules;
  const { collections, resolvers } = book;
  const read = { today, files, media, sizeOf, pictureFault, bytesOf, isOut };
  const draft: ParsedSite = { folder, schemas, collections, resolvers, ...read };
  return { draft, contents, found: checked.map(({ found }) => found), outside };
}

function siteSettingsValue({ files }: LoadedFiles): unknown {
  return files.find(({ schemaId }) => schemaId === "site.json")?.parsed.value;
}

function siteTimeZone(contents: LoadedFiles): string {
  return textAt(siteSettingsValue(contents), "/timeZone") ?? "";
}
