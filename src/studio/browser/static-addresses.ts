/*
 * Takes the place of `server/api-addresses.ts` in the static studio: its own files lie beside its document, wherever
 * that is, and files of the content have names that no network knows. Who shows them asks `ShownPictures` for an
 * address.
 */

const scheme = "prelo:";

/** What stands for the bytes of a file of the content. */
export function bytesAddress(path: string): string {
  return `${scheme}bytes?${new URLSearchParams({ path })}`;
}

/** What stands for bytes that were kept, as those of a file with that path. */
export function keptAddress(path: string, version: string): string {
  return `${scheme}kept?${new URLSearchParams({ path, version })}`;
}

/** A file of the content that an address stands for. */
export interface StandsFor {
  path: string;
  /** Of bytes that were kept. */
  version?: string;
}

/** What an address stands for; nothing where a browser can follow it by itself. */
export function fileBehind(address: string): StandsFor | undefined {
  if (!address.startsWith(scheme)) return undefined;
  const query = new URLSearchParams(address.replace(/^[^?]*\?/, ""));
  return { path: query.get("path") ?? "", version: query.get("version") ?? undefined };
}

const app = "app/";

/** The studio's own files, from where its document lies. */
export const pageAddresses = {
  page: "page.html",
  app,
  pictures: `${app}pictures.js`,
  heic: `${app}heic.js`,
  brought: "brought.json",
  styles: "site.css",
} as const;
