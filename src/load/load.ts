import { blockRules } from "../blocks/content-rules/block-rules.ts";
import { engineRules } from "../check/engine-rules.ts";
import { createSiteFormatCheck } from "../check/schema-compilation/site-formats.ts";
import { mergeRules, type RuleSet, type SiteRules } from "../check/site-index/site-rules.ts";
import type { TextStore } from "../model/lazy-fields.ts";
import { hasError } from "../yaml/diagnostic.ts";
import type { FileStore } from "./files/file-store.ts";
import type { CheckRules, DraftAndDateOptions, LoadedFiles } from "./files/loaded-files.ts";
import { partResolvers } from "./resolve/part-resolvers.ts";
import { resolveSite } from "./resolve/resolve-site.ts";
import { checkContents } from "./validate-content.ts";
import type { SiteCheckResult, SiteResult } from "./validate-site.ts";

export type { Site } from "../model/site.ts";
export type { CheckResult, SiteResult as LoadResult } from "./validate-site.ts";

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

/** Checks loaded files, then builds the site. */
export function assembleSite(
  contents: LoadedFiles,
  rules: CheckRules,
  edition: DraftAndDateOptions,
): SiteResult {
  return toSite(
    { media: contents.mediaFolder, code: contents.codeFolder },
    checkContents(contents, rules, edition),
  );
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
