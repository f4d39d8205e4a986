/** What of the site somebody is shown in one file: all pages, or the one with this address. */
export interface HandoutAsked {
  route?: string;
  /** Milliseconds since 1970: the moment that the file tells of. */
  moment: number;
  /** The styles of all pages, as they are shown with. */
  styles: string;
}

/** A file to show, or why there is none. */
export type HandoutAnswer =
  | { kind: "made"; name: string; html: string; notes: readonly string[] }
  | { kind: "refused"; told: readonly string[] };
