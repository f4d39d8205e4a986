import type { CollectionDefinitions } from "../../model/collections.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { suggest } from "../../yaml/suggest.ts";
import { createDiagnostic } from "../diagnostics/create-diagnostic.ts";
import {
  contentFolders,
  createSchemaLookup,
  requiredFile,
  singletonFiles,
  siteWideFiles,
} from "./content-files.ts";

/**
 * Whether a file name has the form that operating systems use for copies: "sobre - Copia.yaml",
 * "sobre (1).yaml".
 */
export function isCopyFileName(path: string): boolean {
  return /(?:[ _-]+(?:c[oó]pia|copy)(?:[ _-]*(?:de|of)?.*)?|\s*\(\d+\))\.yaml$|(?:^|\/)(?:c[oó]pia de|copy of) /iu.test(
    path.normalize("NFC"),
  );
}

/**
 * Checks the file names of a content folder before any file is read. Reports a missing required
 * file, a folder without pages, and files that seem to be content but would be ignored.
 *
 * @param folder the name of the content folder in messages
 * @param paths the paths of all files, relative to that folder
 */
export function checkFolderStructure(
  folder: string,
  paths: readonly string[],
  collections: CollectionDefinitions,
): Diagnostic[] {
  const schemaFor = createSchemaLookup(collections);
  const single = singletonFiles(collections).map(({ path }) => path);
  const absent = single.filter((path) => !paths.includes(path));
  const isUnread = (path: string) =>
    !isHiddenFile(path) &&
    !schemaFor(path) &&
    (yamlExtension.test(path) || isForeignDocument(path, single));
  const strays = paths.filter(isUnread).map((path) => {
    return { path, meant: suggestPath(path, foreignExtension.test(path) ? single : absent) };
  });
  const misnamed = new Set(strays.map(({ meant }) => meant));
  const missing = [requiredFile].filter((path) => !paths.includes(path) && !misnamed.has(path));
  const hasPages = paths.some((path) => schemaFor(path) === "page.json");
  return [
    ...missing.map((path) => missingFileDiagnostic(`${folder}/${path}`)),
    ...(hasPages
      ? []
      : [createDiagnostic("no-pages", { folder: `${folder}/pages` }, wholeFileLocation(folder))]),
    ...strays.map(({ path, meant }) =>
      foreignExtension.test(path)
        ? foreignFileDiagnostic(folder, path, { to: meant, isThere: paths.includes(meant ?? "") })
        : strayFileDiagnostic(folder, path, meant),
    ),
  ];
}

/** Returns the location of a diagnostic about a whole file: an empty path and an empty range. */
export function wholeFileLocation(file: string) {
  return { file, path: "", range: { start: 0, end: 0 } };
}

function missingFileDiagnostic(name: string): Diagnostic {
  return createDiagnostic("missing-content", { name }, wholeFileLocation(name));
}

function strayFileDiagnostic(folder: string, path: string, meant: string | undefined): Diagnostic {
  const name = `${folder}/${path}`;
  const suggestion = meant && `${folder}/${meant}`;
  // A misnamed site-wide file changes every page, so this is an error.
  const severity = meant && siteWideFiles.includes(meant) ? "error" : "warning";
  return createDiagnostic(
    "unused-file",
    { name, suggestion },
    { ...wholeFileLocation(name), severity },
  );
}

/**
 * Creates the diagnostic for a document of another program. Its text must be copied into a YAML
 * file.
 */
function foreignFileDiagnostic(
  folder: string,
  path: string,
  { to, isThere }: { to?: string; isThere: boolean },
) {
  const name = `${folder}/${path}`;
  const copy = { to: `${folder}/${to ?? path}`, isThere };
  return createDiagnostic(
    "unused-file",
    { name, copy },
    { ...wholeFileLocation(name), severity: "warning" },
  );
}

const yamlExtension = /\.ya?ml(\.txt)?$/i;

/** The extensions of documents of other programs. `.yaml.txt` and `.yml.txt` do not count. */
const foreignExtension =
  /(?<!\.ya?ml)\.(?:md|mdx|mdown|markdown|txt|text|rtf|html?|json|toml|docx?|odt|pages|xlsx?|ods|csv|pdf)$/i;

/**
 * Whether the name of a file, or of a folder in its path, begins with a dot or a tilde. Office
 * programs create files with a tilde while a document is open.
 */
function isHiddenFile(path: string): boolean {
  return /(^|\/)[.~]/.test(path);
}

/**
 * Whether a file is a document of another program in a folder of content, or at the top level with
 * the base name of a singleton file. READMEs are notes for people and do not count.
 */
function isForeignDocument(path: string, single: readonly string[]): boolean {
  if (!foreignExtension.test(path)) return false;
  const [folder = "", ...names] = path.split("/");
  if (names.length === 0) return single.includes(path.replace(foreignExtension, ".yaml"));
  const isNote = /^(?:read-?me|leia-?me)\b/i.test(names.at(-1) ?? "");
  return Object.hasOwn(contentFolders, folder) && !isNote;
}

/**
 * Suggests the path at which a stray file would be loaded, with the right folder name and
 * extension. Returns `undefined` if no known name is similar.
 */
function suggestPath(path: string, single: readonly string[]): string | undefined {
  const [folder = "", ...names] = path
    .replace(/\.ya?ml(\.txt)?$/i, "")
    .replace(foreignExtension, "")
    .split("/");
  const name = names.at(-1);
  const known =
    name === undefined
      ? single.map((each) => each.replace(".yaml", ""))
      : Object.keys(contentFolders);
  const meant = known.includes(folder) ? folder : suggest(folder, known);
  return meant && `${name === undefined ? meant : `${meant}/${name}`}.yaml`;
}
