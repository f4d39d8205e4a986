import { withoutConsequences } from "../../check/consequences.ts";
import type { Validator } from "../../check/schema/validator.ts";
import type { Rulebook } from "../../check/site-rules.ts";
import type { Home } from "../../model/countries/home.ts";
import type { Draft } from "../../model/raw-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import type { Files } from "./files.ts";

/** A content folder as it was read: nothing of it is checked yet but the text of its files. */
export interface Contents
  extends Pick<Draft, "folder" | "media" | "sizeOf" | "pictureFault" | "bytesOf"> {
  /** The paths of all files, in order. */
  paths: readonly string[];
  /** Those with content, in the same order. */
  files: readonly ContentsFile[];
  /** The media folder: an absolute path where it lies on a disk. */
  mediaFolder: string;
  /** The folder of the site's own code: an absolute path where it lies on a disk; there may be none. */
  codeFolder: string;
  /** The version of the content, as its settings tell it. */
  version: number;
  /** The folder itself, for the bytes of its pictures. */
  source: Pick<Files, "read">;
}

/** A content file, and what is wrong with it by itself, where that has been looked at. */
export interface ContentsFile {
  schemaId: string;
  parsed: ParsedFile;
  found?: Diagnostic[];
}

/** The schemas, the validator made from them, and what the rooms and the site's own code lay down. */
export interface Rules {
  schemas: Schemas;
  validate: Validator;
  book: Rulebook;
}

/** Of what day the site is, and whether what visitors do not see yet belongs to it. */
export interface Edition {
  /** Drafts and what is not due yet belong to the site. */
  drafts?: boolean;
  /** The day for which the site is made, such as "2024-01-15"; today unless told. */
  date?: string;
}

/**
 * All that is wrong with a file by itself.
 *
 * @param home that of the firm, as the settings of the site tell it
 */
export function findMistakes(
  { schemaId, parsed, found }: ContentsFile,
  rules: Rules,
  home?: Home,
): Diagnostic[] {
  return found ?? withoutConsequences(parsed, rules.validate(parsed, schemaId, home));
}
