import { checklistStrings } from "#lang/check/checklist/strings";
import { legalNotice } from "../../model/countries/legal-notice.ts";
import { privacyLaw } from "../../model/countries/privacy/privacy-law.ts";
import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import type { ParsedFileWithSchemaId } from "./check-publication.ts";
import { type ChecklistGroup, type ChecklistItemId, checklistGroups } from "./checklist-items.ts";

/** An item of the checklist before publishing. */
export interface PublicationChecklistItem {
  id: ChecklistItemId;
  group: ChecklistGroup;
  isDone: boolean;
  /** Whether `check --publish` fails while the item is open. Other items are advice. */
  isNeeded: boolean;
  title: string;
  /** What to do, or why the item counts as done. */
  says: string;
  /** Diagnostics that keep the item open; empty if it is done. */
  places: readonly Diagnostic[];
}

/**
 * Creates all items of the checklist, done or open. Each error belongs to exactly one item. So if
 * all items are done, there is no error.
 *
 * @param input all diagnostics, including those of `checkPublication`, the site's files, and the
 * firm's country, whose law requires some items
 */
export function createPublicationChecklist({
  diagnostics,
  files,
  country,
}: ChecklistInput): PublicationChecklistItem[] {
  const hasIcon = hasSiteIcon(files);
  const notice = legalNotice(country);
  const told = diagnostics.filter((each) => each.severity === "error" || isPublicationOnly(each));
  return Object.entries(checklistGroups).flatMap(([group, ids]) =>
    ids
      .filter((id) => id !== "imprint" || notice)
      .map((id): PublicationChecklistItem => {
        const places = told.filter((each) => findChecklistItemId(each) === id);
        const isDone = places.length === 0;
        const { todo, ...words } = checklistStrings.points[id];
        const title = id === "imprint" && notice ? notice.name : words.title;
        const done = (id === "icon" && hasIcon && words.ownDone) || words.done;
        const isNeeded = isDone || places.some(({ severity }) => severity === "error");
        const law = id === "imprint" ? notice?.duty : privacyLaw(country)?.duty;
        const says = isDone ? done : todo.replace("{law}", law ? ` (${law})` : "");
        return { id, group: group as ChecklistGroup, isDone, isNeeded, title, says, places };
      }),
  );
}

interface ChecklistInput {
  diagnostics: readonly Diagnostic[];
  files: readonly ParsedFile[];
  /** The ISO 3166-1 code of two letters. */
  country: string | undefined;
}

/** Whether the site's theme defines an icon. */
function hasSiteIcon(files: readonly ParsedFile[]): boolean {
  const theme = files.find(({ file }) => /(?:^|\/)theme\.yaml$/.test(file));
  return childValue(theme?.value, "icon") !== undefined;
}

type LegalTextKind = keyof typeof checklistStrings.legalNames;

/**
 * The checklist item of each diagnostic code that always belongs to one item. The item of
 * `example-data` depends on its path.
 */
const itemsByCode: Readonly<Record<string, ChecklistItemId>> = {
  "sample-entry": "samples",
  "template-text": "templates",
  "empty-link": "links",
  "no-delivery": "forms",
  "host-delivery": "forms",
  "overdue-draft": "drafts",
  "no-imprint": "imprint",
  "no-privacy": "privacy",
  "no-terms": "terms",
  "no-404": "not-found",
};

/** Whether a diagnostic is only about publishing, and not an error in the content. */
export function isPublicationOnly(found: Diagnostic): boolean {
  return findChecklistItemId(found) !== "mistakes";
}

function findChecklistItemId({ code, path, file }: Diagnostic): ChecklistItemId {
  if (code !== "example-data") return itemsByCode[code] ?? "mistakes";
  if (!/(?:^|\/)site\.yaml$/.test(file)) return "samples";
  if (path === "/url") return "address";
  if (path.startsWith("/firm/registrations/")) return "registrations";
  if (path.startsWith("/firm/")) return "firm";
  return path.endsWith("/to") ? "links" : "samples";
}

/**
 * Returns the legal texts that the site neither has nor links to, whether or not its country
 * requires them.
 */
export function missingLegalTexts(files: readonly ParsedFileWithSchemaId[]): LegalTextKind[] {
  const names = files.flatMap(({ parsed, schemaId }) =>
    collectLegalTextCandidates(parsed, schemaId),
  );
  return (["imprint", "privacy", "terms"] as const).filter((kind) => {
    return !names.some((name) => checklistStrings.legalNames[kind].test(name));
  });
}

/**
 * Returns texts that can name a legal text: labels and targets of legal links in the footer,
 * addresses and titles of pages.
 */
function collectLegalTextCandidates({ value }: ParsedFile, schemaId: string): string[] {
  const named =
    schemaId === "page.json"
      ? [value]
      : schemaId === "site.json"
        ? listAt(value, "/footer/legalLinks")
        : [];
  return named.flatMap((each) =>
    ["/route", "/title", "/label", "/to"].flatMap((path) => textAt(each, path) ?? []),
  );
}
