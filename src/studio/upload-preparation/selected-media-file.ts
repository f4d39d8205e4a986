/**
 * A media file that can be referenced. It exists already, or it is new and its bytes are stored
 * until a change adds it.
 */
export interface SelectedMediaFile {
  /** The path in the media folder. */
  name: string;
  /** The pointer text of a new file; `undefined` if a file with the same bytes exists already. */
  line?: string;
}
