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
} as const;

/** Where the bytes of a file of the content are. */
export function bytesAddress(path: string): string {
  return `${apiAddresses.bytes}?${new URLSearchParams({ path })}`;
}

/** Where bytes are that were kept, as those of a file with that path. */
export function keptAddress(path: string, version: string): string {
  return `${apiAddresses.kept}?${new URLSearchParams({ path, version })}`;
}

/**
 * The name of the events that tell changes: a list of all files when the line is open, then each change;
 * and how the site's own code stands, when the line is open and after each change of it.
 */
export const apiEvents = { all: "all", change: "change", code: "code" } as const;

/** The header in which the version of bytes travels. */
export const versionHeader = "x-prelo-version";

const pages = "/@prelo/page";

/** Where the parts of the studio's own page are. */
export const pageAddresses = {
  /** The document in which the site stands. */
  page: `${pages}/`,
  /** Scripts and styles of the studio. */
  app: `${pages}/app/`,
  /** The worker that makes photographs small. */
  pictures: `${pages}/app/pictures.js`,
  /** The worker that reads HEIC: its policy is its own. */
  heic: `${pages}/app/heic.js`,
  /** What the core starts from. */
  brought: `${pages}/brought.json`,
  /** The style sheets of the site. */
  styles: `${pages}/site.css`,
} as const;
