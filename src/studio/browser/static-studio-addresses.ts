/*
 * Replaces `backend-contract/api-addresses.ts` in the static studio. The studio's own files are
 * addressed relative to its document. Content files have `prelo:` URLs, which `PictureUrls`
 * resolves.
 */

const contentUrlScheme = "prelo:";

/** Returns the URL of a content file. */
export function bytesAddress(path: string): string {
  return `${contentUrlScheme}bytes?${new URLSearchParams({ path })}`;
}

/** Returns the URL of stored bytes, with the path that they have in the content. */
export function blobAddress(path: string, version: string): string {
  return `${contentUrlScheme}kept?${new URLSearchParams({ path, version })}`;
}

/** The content file that a `prelo:` URL refers to. */
export interface ContentFileRef {
  path: string;
  /** The version of stored bytes; absent for the current file. */
  version?: string;
}

/** Parses a `prelo:` URL; `undefined` for any other address. */
export function parseContentUrl(address: string): ContentFileRef | undefined {
  if (!address.startsWith(contentUrlScheme)) return undefined;
  const query = new URLSearchParams(address.replace(/^[^?]*\?/, ""));
  return { path: query.get("path") ?? "", version: query.get("version") ?? undefined };
}

const appFolder = "app/";

/** The URLs of the studio's own files, relative to its document. */
export const pageAddresses = {
  page: "page.html",
  app: appFolder,
  pictures: `${appFolder}pictures.js`,
  heic: `${appFolder}heic.js`,
  brought: "brought.json",
  styles: "site.css",
} as const;
