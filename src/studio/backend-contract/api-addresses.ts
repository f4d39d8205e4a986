const apiBasePath = "/@prelo/studio";

/** The endpoints of the studio server. */
export const apiAddresses = {
  files: `${apiBasePath}/files`,
  text: `${apiBasePath}/text`,
  texts: `${apiBasePath}/texts`,
  write: `${apiBasePath}/write`,
  bytes: `${apiBasePath}/bytes`,
  kept: `${apiBasePath}/kept`,
  journal: `${apiBasePath}/journal`,
  clear: `${apiBasePath}/journal/clear`,
  history: `${apiBasePath}/history`,
  versions: `${apiBasePath}/history/versions`,
  versionTexts: `${apiBasePath}/history/texts`,
  versionsOf: `${apiBasePath}/history/file`,
  versionBytes: `${apiBasePath}/history/bytes`,
  keep: `${apiBasePath}/history/keep`,
  send: `${apiBasePath}/history/send`,
  live: `${apiBasePath}/history/live`,
  archive: `${apiBasePath}/archive`,
  events: `${apiBasePath}/events`,
  /** Registers the random part of the addresses of a page's files. */
  enter: `${apiBasePath}/enter`,
} as const;

/**
 * The event names. `all` lists all files when a client connects; `change` reports each change.
 * `code` reports the state of the site's own code on connection and after each change.
 */
export const apiEvents = { all: "all", change: "change", code: "code" } as const;

/** The header that carries the version of bytes. */
export const versionHeader = "x-prelo-version";

/** The header that carries the secret, which is part of the printed address. */
export const secretHeader = "x-prelo-secret";

/** The script of the entrance document. Both are public, because they contain no content. */
export const entranceScript = "/@prelo/enter.js";

const pagesPath = "/@prelo/page/";

/**
 * Returns the folder of a page's files. Its random part replaces the secret, because requests for
 * pictures and scripts cannot send headers.
 */
export function pageFolderAddress(token: string): string {
  return `${pagesPath}${token}/`;
}

/** Parses a file address into its random part and file name; `undefined` for other addresses. */
export function parsePageAddress(path: string): { place: string; name: string } | undefined {
  const [, place, name] = /^\/@prelo\/page\/([^/]*)\/?(.*)$/.exec(path) ?? [];
  return place === undefined || name === undefined ? undefined : { place, name };
}

/** The files of a page's folder. */
export const pageFileNames = {
  /** The document that shows the site. */
  page: "page.html",
  /** Scripts and styles of the studio. */
  app: "app/",
  /** The worker that shrinks photographs. */
  pictures: "app/pictures.js",
  /** The worker that decodes HEIC. It has a policy of its own. */
  heic: "app/heic.js",
  /** The initial state of the preview worker. */
  brought: "brought.json",
  /** The style sheets of the site. */
  styles: "site.css",
  /** The bytes of content files, and stored bytes. */
  bytes: "bytes",
  kept: "kept",
} as const;

/**
 * The scripts of a page are one folder below the page's folder. Outside browsers, there is no such
 * folder.
 */
const scriptUrl = import.meta.url;
const pageFolderPath = /^https?:/.test(scriptUrl)
  ? new URL("..", scriptUrl).pathname
  : pageFolderAddress("");

/** The addresses of the files and subfolders in this page's folder. */
export const pageAddresses = {
  page: pageFolderPath + pageFileNames.page,
  app: pageFolderPath + pageFileNames.app,
  pictures: pageFolderPath + pageFileNames.pictures,
  heic: pageFolderPath + pageFileNames.heic,
  brought: pageFolderPath + pageFileNames.brought,
  styles: pageFolderPath + pageFileNames.styles,
} as const;

/** Returns the address of the bytes of a content file. */
export function bytesAddress(path: string): string {
  return `${pageFolderPath}${pageFileNames.bytes}?${new URLSearchParams({ path })}`;
}

/** Returns the address of stored bytes, which are read as the bytes of a file with this path. */
export function blobAddress(path: string, version: string): string {
  return `${pageFolderPath}${pageFileNames.kept}?${new URLSearchParams({ path, version })}`;
}
