/**
 * A media file that can be referenced: an existing one, or a new one whose bytes are stored until a
 * change adds it.
 */
export interface SelectedMediaFile {
  /** Path in the media folder. */
  name: string;
  /** The pointer text of a new file; `undefined` if a file with the same bytes exists. */
  line?: string;
}
