import type { Subject } from "../shape/subject.ts";

/** Looks at a text as it stands in the file, from `start`. */
export interface Written {
  subject: Subject;
  path: string;
  text: string;
  start: number;
  /** It has lines of its own, below a | or >. */
  isBlock: boolean;
}
