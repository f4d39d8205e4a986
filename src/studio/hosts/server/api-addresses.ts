const api = "/@prelo/studio";

/** Where the studio's server answers; the page asks at the same. */
export const apiAddresses = {
  files: `${api}/files`,
  text: `${api}/text`,
  texts: `${api}/texts`,
  write: `${api}/write`,
  bytes: `${api}/bytes`,
  kept: `${api}/kept`,
  journal: `${api}/journal`,
  clear: `${api}/journal/clear`,
  history: `${api}/history`,
  versions: `${api}/history/versions`,
  versionTexts: `${api}/history/texts`,
  versionsOf: `${api}/history/file`,
  versionBytes: `${api}/history/bytes`,
  keep: `${api}/history/keep`,
  send: `${api}/history/send`,
  live: `${api}/history/live`,
  archive: `${api}/archive`,
  events: `${api}/events`,
  /** Takes the random part of the addresses of the studio's files. */
  enter: `${api}/enter`,
} as const;

/**
 * The name of the events that tell changes: a list of all files when the line is open, then each change;
 * and how the site's own code stands, when the line is open and after each change of it.
 */
export const apiEvents = { all: "all", change: "change", code: "code" } as const;

/** The header in which the version of bytes travels. */
export const versionHeader = "x-prelo-version";

/** The header in which the studio's page says the secret of the printed address. */
export const secretHeader = "x-prelo-secret";

/** The script of the document that lets a person in: it and its document have no content, and everybody may read them. */
export const entranceScript = "/@prelo/enter.js";

const places = "/@prelo/page/";

/** Below which the files of a page lie. Its random part stands for the secret, which pictures and scripts cannot say. */
export function placeAddress(place: string): string {
  return `${places}${place}/`;
}

/** The random part of the address of a file, and the file's name; nothing for an address of another kind. */
export function fileInPlace(path: string): { place: string; name: string } | undefined {
  const [, place, name] = /^\/@prelo\/page\/([^/]*)\/?(.*)$/.exec(path) ?? [];
  return place === undefined || name === undefined ? undefined : { place, name };
}

/** What lies in a place. */
export const placeNames = {
  /** The document in which the site stands. */
  page: "page.html",
  /** Scripts and styles of the studio. */
  app: "app/",
  /** The worker that makes photographs small. */
  pictures: "app/pictures.js",
  /** The worker that reads HEIC: its policy is its own. */
  heic: "app/heic.js",
  /** What the core starts from. */
  brought: "brought.json",
  /** The style sheets of the site. */
  styles: "site.css",
  /** The bytes of a file of the content, and bytes that were kept. */
  bytes: "bytes",
  kept: "kept",
} as const;

/** The script that asks lies in the place of its page, one folder down. Only a browser asks: elsewhere there is no place. */
const script = import.meta.url;
const here = /^https?:/.test(script) ? new URL("..", script).pathname : placeAddress("");

/** Where the files of this page are. */
export const pageAddresses = {
  page: here + placeNames.page,
  app: here + placeNames.app,
  pictures: here + placeNames.pictures,
  heic: here + placeNames.heic,
  brought: here + placeNames.brought,
  styles: here + placeNames.styles,
} as const;

/** Where the bytes of a file of the content are. */
export function bytesAddress(path: string): string {
  return `${here}${placeNames.bytes}?${new URLSearchParams({ path })}`;
}

/** Where bytes are that were kept, as those of a file with that path. */
export function keptAddress(path: string, version: string): string {
  return `${here}${placeNames.kept}?${new URLSearchParams({ path, version })}`;
}
