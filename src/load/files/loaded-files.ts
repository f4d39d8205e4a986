import { suppressCascades } from "../../check/diagnostics/suppress-cascades.ts";
import type { Validator } from "../../check/schema/validator.ts";
import type { RuleSet } from "../../check/site-index/site-rules.ts";
import type { SiteLocale } from "../../model/countries/site-locale.ts";
import type { ParsedSite } from "../../model/parsed-site.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import type { FileStore } from "./file-store.ts";

/** A loaded content folder. Only the syntax of its files has been checked. */
export interface LoadedFiles
  extends Pick<ParsedSite, "folder" | "media" | "sizeOf" | "pictureFault" | "bytesOf"> {
  /** The paths of all files, in order. */
  paths: readonly string[];
  /** The content files, in the order of their paths. */
  files: readonly LoadedFile[];
  /** The media folder: an absolute path if it is on disk. */
  mediaFolder: string;
  /** The folder of the site code: an absolute path if it is on disk. It may not exist. */
  codeFolder: string;
  /** The content version from the settings. */
  version: number;
  /** The store, from which the bytes of pictures are read. */
  source: Pick<FileStore, "read">;
}

/** A content file, with its diagnostics if it has been checked. */
export interface LoadedFile {
  schemaId: string;
  parsed: ParsedFile;
  found?: Diagnostic[];
}

/** The schemas, their validator, and the rules of the engine and the site code. */
export interface CheckRules {
  schemas: Schemas;
  validate: Validator;
  book: RuleSet;
}

/** The build date, and whether unpublished content is included. */
export interface DraftAndDateOptions {
  /** Whether to include drafts, scheduled content and expired content. */
  drafts?: boolean;
  /** The build date, such as "2024-01-15"; today by default. */
  date?: string;
}

/**
 * Returns the diagnostics of a single file. Validates the file if that has not been done.
 *
 * @param home the locale of the firm, from the site settings
 */
export function checkSingleFile(
  { schemaId, parsed, found }: LoadedFile,
  rules: CheckRules,
  home?: SiteLocale,
): Diagnostic[] {
  return found ?? suppressCascades(parsed, rules.validate(parsed, schemaId, home));
}
