/** A file of the site. `path` is below the output folder, with `/`. `data` is the content. */
export interface OutputFile {
  path: string;
  data: string | Uint8Array;
}
