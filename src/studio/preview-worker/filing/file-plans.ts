import type { FileChange } from "../../../yaml/edit/file-change.ts";

/** What is to be done with a whole file. */
export type FileDeed =
  | { kind: "new"; schemaId: string; title: string; name?: string }
  | { kind: "copy"; file: string; title: string; name?: string }
  | {
      kind: "move";
      file: string;
      name: string;
      /** The host keeps versions: the new address is noted as published when a version with it is kept. */
      hasVersions?: boolean;
    }
  /** The addresses that a version brings to visitors are noted as published. */
  | { kind: "publish" }
  | {
      kind: "remove";
      file: string;
      /** Where its address leads from then on. */
      to: string;
      /** The places of which the whole item goes, as `file#pointer`, instead of leading there. */
      drop: readonly string[];
    };

/** A place that changes together with a file. */
export interface ChangedPlace {
  file: string;
  /** JSON Pointer. */
  path: string;
  /** It is the link of an item of a list, which can be taken out as a whole. */
  isItem: boolean;
}

/** What a deed comes to, before it is done. */
export interface FilePlan {
  /** The file as it is called afterwards; of one that is removed, before. */
  file: string;
  /** The route or the id that it has afterwards. */
  name: string;
  /** Its address afterwards; nothing where files of its kind have none. */
  route?: string;
  changes: readonly FileChange[];
  places: readonly ChangedPlace[];
  /** The entry that leads from the old address to another. */
  redirect?: Redirect;
  /** Why it cannot be done, in sentences. */
  told: readonly string[];
}

/** Where an old address leads. */
export interface Redirect {
  from: string;
  to: string;
}
