import { blockRules } from "../blocks/content-rules/block-rules.ts";
import { engineRules } from "../check/engine-rules.ts";
import { wholeFileLocation } from "../check/folder-structure/check-folder-structure.ts";
import { createSiteFormatCheck } from "../check/schema-compilation/site-formats.ts";
import { mergeRules, type RuleSet, type SiteRules } from "../check/site-index/site-rules.ts";
import type { TextStore } from "../model/lazy-fields.ts";
import { hasError } from "../yaml/diagnostic.ts";
import {
  type CheckResult,
  checkContents,
  type SiteCheckResult,
  type SiteResult,
} from "./assemble-site.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import type { FileStore } from "./files/file-store.ts";
import type { CheckRules, DraftAndDateOptions, LoadedFiles } from "./files/loaded-files.ts";
import { loadContentFiles, type ReadOptions } from "./files/read-files.ts";
import { partResolvers } from "./resolve/part-resolvers.ts";
import { resolveSite } from "./resolve/resolve-site.ts";

export type { Site } from "../model/site.ts";
export type { CheckResult, SiteResult as LoadResult } from "./assemble-site.ts";

/**
 * Builds the site from checked content. Returns `undefined` if any diagnostic is an error.
 *
 * @param shelf stores the bodies of articles; in memory by default
 */
export function toSite(
  folders: Pick<FileStore, "media" | "code">,
  { draft, ...checked }: SiteCheckResult,
  shelf?: TextStore,
): SiteResult {
  if (!draft || hasError(checked.diagnostics)) return checked;
  return { ...checked, site: resolveSite(draft, folders, shelf) };
}

/** Builds the site like `toSite`, but includes drafts, scheduled content and expired content. */
export function toSiteWithUnpublished(
  folders: Pick<FileStore, "media" | "code">,
  { draft, ...checked }: SiteCheckResult,
): SiteResult {
  if (!draft) return checked;
  const files = draft.files.map((file) => ({ ...file, hidden: false }));
  return toSite(folders, { ...checked, draft: { ...draft, files, isOut: () => false } });
}

/**
 * Checks a content folder. Parses each file, validates it against its schema, then checks
 * cross-references. Content errors become diagnostics. Throws on an unreadable file or a faulty
 * schema. Does not build the site, which takes as long as the check: see `toSite`.
 */
export async function checkFiles(
  files: FileStore,
  rules: CheckRules,
  options: DraftAndDateOptions & ReadOptions = {},
): Promise<SiteCheckResult> {
  const contents = await loadContentFiles(files, options, { rules });
  if (!contents) return missingContentResult("missing-folder", files);
  return isProjectFolder(contents)
    ? missingContentResult("folder-above", files)
    : checkContents(contents, rules, options);
}

/** Whether this is a project folder, whose subfolder `content` contains the site. */
function isProjectFolder({ paths }: LoadedFiles): boolean {
  return !paths.includes("site.yaml") && paths.includes("content/site.yaml");
}

function missingContentResult(
  code: "folder-above" | "missing-folder",
  { name }: FileStore,
): CheckResult {
  return {
    diagnostics: [createDiagnostic(code, { name }, wholeFileLocation(name))],
    files: [],
    pictures: [],
    offered: [],
  };
}

/**
 * Merges the engine's rules with the site's own.
 *
 * @throws DuplicateRuleError if the site reuses a name of the engine
 */
export function withEngineRules(own: SiteRules = {}): RuleSet {
  const { formats = {} } = own;
  const check = { valueChecks: [createSiteFormatCheck(formats)] };
  const forms = Object.keys(formats).length > 0 ? [check] : [];
  return mergeRules([engineRules, { resolvers: partResolvers }, blockRules, own, ...forms]);
}
