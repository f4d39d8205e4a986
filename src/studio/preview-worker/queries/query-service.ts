import type { OwnBlocks } from "../../../blocks/site-blocks.ts";
import { listChanges } from "../../../changes/list-changes.ts";
import {
  createPublicationChecklist,
  type PublicationChecklistItem,
} from "../../../check/checklist/publication-checklist.ts";
import { mergeSimilarFixes } from "../../../check/diagnostics/merge-similar-fixes.ts";
import { createValidator } from "../../../check/schema/validator.ts";
import { loadGeneratedChecks } from "../../../check/schema-compilation/load-generated-checks.ts";
import type { SiteRules } from "../../../check/site-index/site-rules.ts";
import { isPictureFile, mainPictureName } from "../../../check/site-index/unused-images.ts";
import { pathFromDisplayPath } from "../../../load/files/file-store.ts";
import type { CheckRules, LoadedFiles } from "../../../load/files/loaded-files.ts";
import type { FileCache } from "../../../load/files/read-files.ts";
import { loadContentFiles } from "../../../load/files/read-files.ts";
import { withEngineRules } from "../../../load/load.ts";
import {
  countryFromSettings,
  withPublicationDiagnostics,
} from "../../../load/publication-checks/publication-diagnostics.ts";
import { checkContents, withThemeDiagnostics } from "../../../load/validate-content.ts";
import { loadPhoneTable } from "../../../model/countries/phones/phone-table-sync.ts";
import type { ParsedSite } from "../../../model/parsed-site.ts";
import type { Site } from "../../../model/site.ts";
import { type Diagnostic, hasError } from "../../../yaml/diagnostic.ts";
import type { FileChange } from "../../../yaml/edit/file-change.ts";
import { type ContentPart, findReferences } from "../file-operations/find-references.ts";
import { IndexedSite } from "../file-operations/indexed-site.ts";
import type { FileOperation, FileOperationPlan } from "../file-operations/operations.ts";
import { planOperation } from "../file-operations/plan-operation.ts";
import type { UncheckedPlan } from "../file-operations/plan-rename.ts";
import {
  createFileTextUpdates,
  listNewErrorMessages,
} from "../file-operations/text-updates-and-errors.ts";
import type { BlockThumbnailData, FileTextUpdates, InitialState } from "../messages.ts";
import { addMediaMetadata } from "../picture-metadata.ts";
import { applyRenditions } from "../picture-renditions.ts";
import emptyChecks from "../site-validators.ts";
import type { WorkerFiles } from "../worker-files.ts";
import { renderThumbnails } from "./block-thumbnails/render-thumbnails.ts";
import { type ListedChange, toListedChanges } from "./listed-changes.ts";

/** Dependencies of the query service. */
export interface QueryServiceDeps {
  files: WorkerFiles;
  /** The content as it was when the studio was opened. */
  opened: WorkerFiles;
  initialState: InitialState;
  ownRules: SiteRules;
  siteBlocks: OwnBlocks;
  /** Resolves to the newest site that can be built; `undefined` if none can. */
  newestSite(): Promise<{ site: Site; draft: ParsedSite } | undefined>;
}

/**
 * Answers queries about the content: diagnostics, changes since opening, blocks and files to add.
 * It needs all rules and messages, so it loads separately: typing does not wait for it.
 */
export class QueryService {
  private readonly rules: CheckRules;
  private readonly parsedFiles: FileCache = new Map();
  private lastFullCheck?: { version: number; checked?: ReturnType<typeof checkContents> };
  private lastDiagnostics?: { version: number; told: readonly Diagnostic[] };

  constructor(private readonly deps: QueryServiceDeps) {
    const { initialState, ownRules } = deps;
    const { schemas } = initialState;
    const checks = loadGeneratedChecks(emptyChecks, schemas);
    this.rules = {
      schemas,
      validate: createValidator(schemas, checks),
      book: withEngineRules(ownRules),
    };
  }

  /** Returns all diagnostics of the content; none if there is no content yet. */
  async diagnostics(): Promise<readonly Diagnostic[]> {
    const { version } = this.deps.files;
    if (this.lastDiagnostics?.version === version) return this.lastDiagnostics.told;
    const { date } = this.deps.initialState;
    const contents = await this.readContents();
    if (!contents) return [];
    const result = checkContents(contents, this.rules, { date });
    this.lastDiagnostics = { version, told: withThemeDiagnostics(result, undefined).diagnostics };
    return this.lastDiagnostics.told;
  }

  /** Returns the pre-publication checklist; empty if there is no content yet. */
  async checklist(): Promise<PublicationChecklistItem[]> {
    const { files, initialState } = this.deps;
    const checked = await this.fullCheck(files);
    if (!checked) return [];
    const all = { ...checked, diagnostics: [...(await this.diagnostics())] };
    const published = withPublicationDiagnostics(files, this.rules, all, {
      date: initialState.date,
    });
    return createPublicationChecklist({
      ...published,
      country: countryFromSettings(checked.files),
    });
  }

  /** Checks some files on their own, without comparing them with other files. */
  async checkFiles(paths: readonly string[]): Promise<Diagnostic[]> {
    const { files } = (await this.readContents()) ?? { files: [] };
    const asked = files.filter(({ parsed }) =>
      paths.includes(pathFromDisplayPath(this.deps.files, parsed.file)),
    );
    return asked.flatMap(({ parsed, found }) => mergeSimilarFixes(() => parsed.text, found ?? []));
  }

  /** Lists the visible changes since the studio was opened, or since the texts in `then`. */
  async changes(then?: FileTextUpdates): Promise<ListedChange[]> {
    const { files, opened, initialState, siteBlocks } = this.deps;
    const old = then ? files.copy() : opened;
    if (then) old.update(then);
    const [before, after] = [await this.readUnchecked(old), await this.readUnchecked(files)];
    const shown = await this.deps.newestSite();
    if (!before || !after || !shown) return [];
    const rules = { ...this.rules, own: siteBlocks };
    const { changes } = await listChanges({ before, after }, rules, { date: initialState.date });
    const { currency, language } = shown.site.settings;
    const wording = { schemas: initialState.schemas, currency, language, byTitle: true };
    return changes.flatMap((change) => toListedChanges(change, wording));
  }

  /** Renders thumbnails of all block types that can be added to the page of that file. */
  async thumbnails(path: string): Promise<BlockThumbnailData[]> {
    const { files, initialState, siteBlocks } = this.deps;
    const [contents, shown] = [await this.readContents(), await this.deps.newestSite()];
    const found = shown?.draft.files.find(
      ({ parsed }) => pathFromDisplayPath(files, parsed.file) === path,
    );
    if (!contents || !shown || !found) return [];
    const { rules } = this;
    const placed = (site: Site) => applyRenditions(site, initialState.placed, files);
    const { file } = found.parsed;
    const { date } = initialState;
    return renderThumbnails({
      contents,
      rules,
      siteBlocks: siteBlocks,
      draft: shown.draft,
      file,
      date,
      applyRenditions: placed,
    });
  }

  /** Plans a file operation without carrying it out; `undefined` if the file does not exist. */
  async planOperation(deed: FileOperation): Promise<FileOperationPlan | undefined> {
    const { files } = this.deps;
    const before = await this.fullCheck(files);
    if (!before) return undefined;
    const site = indexSite(before.draft, files);
    const plan = planOperation(site, deed);
    if (!plan?.told) return plan && this.withNewErrors(plan, { site, before: before.diagnostics });
    return { ...plan, told: plan.told };
  }

  /** Checks the content after a plan, and adds the new errors to the plan. */
  private async withNewErrors(
    plan: UncheckedPlan,
    { site, before }: { site: IndexedSite; before: readonly Diagnostic[] },
  ): Promise<FileOperationPlan> {
    const { files, initialState } = this.deps;
    const after = files.copy();
    after.update(createFileTextUpdates(site, plan.changes));
    const checked = await this.fullCheck(after);
    const told = listNewErrorMessages(before, checked?.diagnostics ?? [], initialState.folder);
    return { ...plan, told };
  }

  /** Finds all places that reference a part of the content. */
  async references(part: ContentPart): Promise<ContentPart[]> {
    const { files } = this.deps;
    const checked = await this.fullCheck(files);
    return checked ? findReferences(indexSite(checked.draft, files), part) : [];
  }

  /**
   * Returns the files to delete after `changes`: a picture with its renditions, or a document.
   * Empty if the content still references the file or has errors.
   */
  async unreferencedFiles(name: string, changes: readonly FileChange[]): Promise<string[]> {
    const { files, initialState } = this.deps;
    const before = await this.fullCheck(files);
    if (!before) return [];
    const after = files.copy();
    after.update(createFileTextUpdates(indexSite(before.draft, files), changes));
    const checked = await this.fullCheck(after);
    const file = `${initialState.folder}/media/${name}`;
    // The check reports `old-alt` instead if an alt text still seems to describe the unused
    // picture.
    const isTold = checked?.diagnostics.some(
      (each) =>
        (each.code === "unused-picture" && each.file === file) ||
        (each.code === "old-alt" && each.message.includes(`"${name}"`)),
    );
    const { media } = before.draft;
    if (!isPictureFile(name)) return mayBeOfferedForDownload(name, checked) ? [] : [name];
    const isShown = checked?.pictures.includes(name);
    return isTold && !isShown
      ? [...media.keys()].filter((each) => mainPictureName(each, media) === name)
      : [];
  }

  private async fullCheck(files: WorkerFiles) {
    const { version } = files;
    // The result is cached, because many fields ask at the same time where else their pictures are
    // used.
    if (files === this.deps.files && this.lastFullCheck?.version === version)
      return this.lastFullCheck.checked;
    const { date } = this.deps.initialState;
    const contents = await this.readContents(files);
    const checked = contents && checkContents(contents, this.rules, { date });
    if (files === this.deps.files) this.lastFullCheck = { version, checked };
    return checked;
  }

  private async readContents(files = this.deps.files): Promise<LoadedFiles | undefined> {
    // If the phone tables do not load, numbers of other countries count as valid.
    await loadPhoneTable().catch(() => undefined);
    const { rules, parsedFiles } = this;
    const contents = await loadContentFiles(files, { known: parsedFiles }, { rules });
    return contents && addMediaMetadata(contents, this.deps.initialState, files);
  }

  private async readUnchecked(files: WorkerFiles): Promise<LoadedFiles | undefined> {
    const { collections } = this.rules.book;
    const contents = await loadContentFiles(files, {}, { collections });
    return contents && addMediaMetadata(contents, this.deps.initialState, files);
  }
}

function indexSite(draft: ParsedSite, files: WorkerFiles): IndexedSite {
  return new IndexedSite(draft, ({ parsed }) => pathFromDisplayPath(files, parsed.file));
}

/**
 * Whether visitors may still get a file as a download. Errors hide references, so the answer is
 * then true.
 */
function mayBeOfferedForDownload(
  name: string,
  checked: ReturnType<typeof checkContents> | undefined,
): boolean {
  return !checked || hasError(checked.diagnostics) || checked.offered.includes(name);
}
