/** What to export: all pages, or the one at `route`. */
export interface ExportRequest {
  route?: string;
  /** Time of the export, in milliseconds since 1970. */
  moment: number;
  /** The CSS of all pages. */
  styles: string;
}

/** The exported file, or why there is none. */
export type ExportResult =
  | { kind: "made"; name: string; html: string; notes: readonly string[] }
  | { kind: "refused"; told: readonly string[] };
