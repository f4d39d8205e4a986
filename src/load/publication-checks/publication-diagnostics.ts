import { notFound } from "../../blocks/default-pages.ts";
import {
  checkPublication,
  type ParsedFileWithSchemaId,
  type PublicationCheckOptions,
} from "../../check/checklist/check-publication.ts";
import { preventsPublication } from "../../check/checklist/prevents-publication.ts";
import { missingLegalTexts } from "../../check/checklist/publication-checklist.ts";
import { wholeFileLocation } from "../../check/folder-structure/check-folder-structure.ts";
import { schemaIdOf } from "../../check/folder-structure/content-files.ts";
import { firmCountryOf } from "../../model/countries/firm-country.ts";
import { legalNotice } from "../../model/countries/legal-notice.ts";
import { textAt } from "../../model/parsed-site.ts";
import { type Diagnostic, hasError } from "../../yaml/diagnostic.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import { type FileStore, pathFromDisplayPath } from "../files/file-store.ts";
import type { CheckRules } from "../files/loaded-files.ts";
import type { CheckResult } from "../validate-site.ts";
import { checkPrivacy } from "./check-privacy.ts";

/**
 * Adds the diagnostics of the publication checks to those of a content folder. Raises diagnostics
 * that prevent publication to errors.
 */
export function withPublicationDiagnostics(
  folder: Pick<FileStore, "name">,
  { schemas, book }: CheckRules,
  checked: CheckResult,
  options: PublicationCheckOptions = {},
): CheckResult {
  const published = checked.files.flatMap((parsed) => {
    const schemaId = schemaIdOf(pathFromDisplayPath(folder, parsed.file), book.collections);
    return schemaId ? [{ parsed, schemaId }] : [];
  });
  const found = [
    ...checkPublication(published, schemas, options),
    ...checkNotFoundPage(folder, published),
    ...checkLegalPages(published),
    ...(hasError(checked.diagnostics) ? [] : checkPrivacy(published, schemas)),
  ];
  return {
    ...checked,
    diagnostics: [...checked.diagnostics.map(raiseIfPreventsPublication), ...found],
  };
}

function raiseIfPreventsPublication(found: Diagnostic): Diagnostic {
  return preventsPublication(found) ? { ...found, severity: "error" } : found;
}

/** Returns the country of the firm, from the settings among the checked files. */
export function countryFromSettings(files: CheckResult["files"]): string | undefined {
  return firmCountryOf(files.find(({ file }) => /(?:^|\/)site\.yaml$/.test(file))?.value);
}

/**
 * Reports that there is no page for unknown addresses. Such a page is optional, so this does not
 * prevent publication.
 */
function checkNotFoundPage(
  { name }: Pick<FileStore, "name">,
  files: readonly ParsedFileWithSchemaId[],
) {
  const pages = files.filter(({ schemaId }) => schemaId === "page.json");
  if (pages.length === 0 || pages.some(({ parsed }) => isNotFoundPage(parsed.value))) return [];
  return [
    createDiagnostic("no-404", {}, { ...wholeFileLocation(`${name}/pages`), severity: "note" }),
  ];
}

/**
 * Reports missing legal pages. A privacy page is required if visitors enter data, and a page about
 * the publisher if the law requires it. Terms of use are optional.
 */
function checkLegalPages(files: readonly ParsedFileWithSchemaId[]) {
  const settings = files.find(({ schemaId }) => schemaId === "site.json")?.parsed;
  if (settings?.value === undefined) return [];
  const path = "/footer/legalLinks";
  const place = { file: settings.file, path, range: settings.rangeAt(path, "key") };
  const notice = legalNotice(firmCountryOf(settings.value));
  const found = {
    imprint: () =>
      notice
        ? [createDiagnostic("no-imprint", notice, { ...place, severity: "warning" } as const)]
        : [],
    privacy: () => [createDiagnostic("no-privacy", {}, { ...place, severity: "warning" })],
    terms: () => [createDiagnostic("no-terms", {}, { ...place, severity: "note" })],
  };
  return missingLegalTexts(files).flatMap((kind) => found[kind]());
}

function isNotFoundPage(page: unknown): boolean {
  return textAt(page, "/route") === notFound;
}
