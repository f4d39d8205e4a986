const api = "/@prelo/studio";

/** Where the studio's server answers; the page asks at the same. */
export const apiAddresses = {
  files: `${api}/files`,
  text: `${api}/text`,
  texts: `${api}/texts`,
  write: `${api}/write`,
  bytes: `${api}/bytes`,
  journal: `${api}/journal`,
  clear: `${api}/journal/clear`,
  history: `${api}/history`,
  versions: `${api}/history/versions`,
  versionTexts: `${api}/history/texts`,
  versionsOf: `${api}/history/file`,
  keep: `${api}/history/keep`,
  archive: `${api}/archive`,
  events: `${api}/events`,
} as const;

/** The name of the events that tell changes: a list of all files when the line is open, then each change. */
export const apiEvents = { all: "all", change: "change" } as const;

/** The header in which the version of bytes travels. */
export const versionHeader = "x-prelo-version";

const pages = "/@prelo/page";

/** Where the parts of the studio's own page are. */
export const pageAddresses = {
  /** The document in which the site stands. */
  page: `${pages}/`,
  /** Scripts and styles of the studio. */
  app: `${pages}/app/`,
  /** What the core starts from. */
  brought: `${pages}/brought.json`,
  /** The style sheets of the site. */
  styles: `${pages}/site.css`,
} as const;
