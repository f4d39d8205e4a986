/** A file of the site: its path below the output folder, with `/`, and what it holds. */
export interface OutputFile {
  path: string;
  data: string | Uint8Array;
}
