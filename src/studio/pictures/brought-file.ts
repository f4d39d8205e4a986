/** A file that can be named: one that is there already, or one whose bytes are kept until a change brings it. */
export interface BroughtFile {
  /** In the media folder. */
  name: string;
  /** The line that stands for its bytes; nothing where the same bytes are there. */
  line?: string;
}
