import { factTextOf, replaceFactTokens } from "../../../model/facts.ts";
import { parseLink } from "../../../model/links.ts";
import { isFileLink } from "../../../model/markup/file-links.ts";
import { sourceLinks } from "../../../model/markup/inline.ts";
import { type ParsedContentFile, textAt } from "../../../model/parsed-site.ts";
import type { Visit } from "../../../model/schema/walk.ts";
import { pointer } from "../../../yaml/json-pointer.ts";
import type { IndexedSite } from "./indexed-site.ts";

/** A place that links to a route or references an entry, with its value after the rename. */
export interface ReferenceRewrite {
  file: ParsedContentFile;
  path: string;
  /**
   * `undefined` for a list item to remove, and for a reference by id, whose new value the caller
   * sets.
   */
  value: string | undefined;
}

/** Returns the new target of a link; `undefined` to leave it unchanged. */
export type LinkRewriter = (route: string, written: string) => string | undefined;

/** Finds all links that the rewriter changes, in fields and inside texts, in file order. */
export function findLinksToRewrite(site: IndexedSite, rewriter: LinkRewriter): ReferenceRewrite[] {
  return site.draft.files.flatMap((file) => {
    const found: ReferenceRewrite[] = [];
    site.index.walker.walk(file.schemaId, file.parsed.value, (visit) => {
      const value = rewriteLinksInValue(site, visit, rewriter);
      if (value !== undefined) found.push({ file, path: visit.path, value });
    });
    return found;
  });
}

/**
 * Finds the fields and the links in bodies that offer a download generated from a file.
 *
 * @param old the id of the file
 * @param id its id after the rename, for the new values
 */
export function findDownloadReferences(
  site: IndexedSite,
  old: string,
  id = old,
): ReferenceRewrite[] {
  const rename = (name: string) =>
    name.startsWith(`${old}.`) ? id + name.slice(old.length) : undefined;
  return site.draft.files.flatMap((file) => {
    const found: ReferenceRewrite[] = [];
    site.index.walker.walk(file.schemaId, file.parsed.value, (visit) => {
      const offered = findDownloadReference(visit, rename);
      if (offered !== undefined) found.push({ file, ...offered });
    });
    return found;
  });
}

function findDownloadReference(
  { path, value, schema }: Visit,
  rename: (name: string) => string | undefined,
): Pick<ReferenceRewrite, "path" | "value"> | undefined {
  const src = schema.$id === "parts/download.json" ? textAt(value, "/src") : undefined;
  const field = src === undefined ? undefined : rename(src);
  if (field !== undefined) return { path: pointer(path, "src"), value: field };
  if (schema.markup !== "body" || typeof value !== "string") return undefined;
  const text = replaceLinks(value, (to) => (isFileLink(to) ? rename(to) : undefined));
  return text === undefined ? undefined : { path, value: text };
}

/** Finds all places that reference an entry of a collection by id. */
export function findEntryReferences(
  site: IndexedSite,
  collection: string,
  id: string,
): ReferenceRewrite[] {
  return site.draft.files.flatMap((file) => {
    const found: ReferenceRewrite[] = [];
    site.index.walker.walk(file.schemaId, file.parsed.value, ({ path, value, schema }) => {
      if ((schema.collection ?? schema.reference) !== collection) return;
      const ids = Array.isArray(value) ? value : [];
      if (value === id) found.push({ file, path, value: undefined });
      ids.forEach((each, index) => {
        if (each === id) found.push({ file, path: pointer(path, index), value: undefined });
      });
    });
    return found;
  });
}

function rewriteLinksInValue(
  site: IndexedSite,
  { value, schema }: Visit,
  rewriter: LinkRewriter,
): string | undefined {
  if (typeof value !== "string") return undefined;
  const lead = (written: string) => rewriteLink(site, written, rewriter);
  if (schema.link) return lead(value);
  return schema.markup ? replaceLinks(value, lead) : undefined;
}

/**
 * Returns the route a link points to; `undefined` for external links and links within the same
 * page.
 */
export function resolveLinkRoute(site: IndexedSite, written: string): string | undefined {
  const to = replaceFactTokens(written, (name) => factTextOf(site.index.facts.get(name)));
  const own = textAt(site.index.settings?.parsed.value, "/url") ?? "";
  const isWhole = own !== "" && (to === own || to.startsWith(`${own}/`));
  const link = parseLink(isWhole ? to.slice(own.length) || "/" : to);
  return link.kind === "page" ? link.path : undefined;
}

function rewriteLink(
  site: IndexedSite,
  written: string,
  rewriter: LinkRewriter,
): string | undefined {
  const route = resolveLinkRoute(site, written);
  const now = route === undefined ? undefined : rewriter(route, written);
  return now === written ? undefined : now;
}

/** Returns the text with some link targets replaced; `undefined` if none changes. */
function replaceLinks(
  text: string,
  rewrite: (written: string) => string | undefined,
): string | undefined {
  let [result, from, isChanged] = ["", 0, false];
  for (const { to, end } of sourceLinks(text)) {
    const start = end - 1 - to.length;
    const now = text.slice(start, end - 1) === to ? rewrite(to) : undefined;
    if (now === undefined) continue;
    result += text.slice(from, start) + now;
    [from, isChanged] = [end - 1, true];
  }
  return isChanged ? result + text.slice(from) : undefined;
}
