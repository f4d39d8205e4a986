import { type ContentFile, requiredFile, schemaOf } from "../../check/site-index/content-files.ts";
import { type Home, homeOf, isSameHome } from "../../model/countries/home.ts";
import type { Shelf } from "../../model/text-on-request.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { parseBytes, refuseLink } from "../../yaml/parse/parse.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { cleanFile, withoutText } from "../clean-file.ts";
import { contentVersion } from "../migrations/migration-steps.ts";
import { versionOf } from "../migrations/plan-migration.ts";
import { inTodaysForm } from "../migrations/todays-form.ts";
import { type ContentsFile, findMistakes, type Rules } from "./contents.ts";
import { after, type Bytes, type Files, isSame, type Later, type Listed } from "./files.ts";

/** Context shared by all reads of a folder. */
interface ReadSetting {
  known?: KnownFiles;
  shelf?: Shelf;
  rules?: Rules;
  /** That of the content; what has an older form is read as if it had today's. */
  version: number;
  /** That of the firm. */
  home?: Home;
}

export type ReadHere = (file: ContentFile) => Later<ContentsFile | undefined>;

/** Returns the loaded files in input order, regardless of which worker read them. */
export type ShareReading = (
  files: readonly ContentFile[],
  readHere: ReadHere,
) => Promise<(ContentsFile | undefined)[]>;

/** Cache of checked files by path. A file with the same bytes is not parsed again. */
export type KnownFiles = Map<string, KnownFile>;

interface KnownFile {
  bytes: Bytes;
  file: ContentsFile;
  rules?: Rules;
  version: number;
  home?: Home;
}

/** Reads a content file, from the cache if its bytes are unchanged. */
export function readFile(
  files: Files,
  file: ContentFile,
  { known, shelf, rules, version, home }: ReadSetting,
): Later<ContentsFile | undefined> {
  const answer = files.read(file.path);
  return after(answer, (bytes) => {
    const before = known?.get(file.path);
    const isOfOne = before?.version === version && isSameHome(before?.home, home);
    const isAlike = before?.rules === rules && isOfOne;
    const isKnown = bytes && isAlike && before && isSame(bytes, before.bytes);
    if (!bytes || isKnown) return bytes && before?.file;
    const again = answer instanceof Promise ? undefined : reader(files, file.path);
    const written = parseBytes(`${files.name}/${file.path}`, bytes);
    const parsed = inTodaysForm(asLeftOut(written, file.schemaId), file.schemaId, version);
    const read = checkOne(parsed, file, { rules, home }, again && { again, shelf });
    known?.set(file.path, { bytes, file: read, rules, version, home });
    return read;
  });
}

/** Files that override engine defaults. An empty one is ignored, with a diagnostic. */
const overrides = ["labels.json", "theme.json"];

function asLeftOut(parsed: ParsedFile, schemaId: string): ParsedFile {
  const isEmpty = parsed.diagnostics.every(({ code }) => code === "empty-file");
  if (!overrides.includes(schemaId) || parsed.value !== undefined || !isEmpty) return parsed;
  const noted = parsed.diagnostics.map((each) => ({ ...each, severity: "note" as const }));
  return { ...parsed, value: {}, diagnostics: noted };
}

/** A content file that is a link out of its folder or to nowhere; it is not read. */
export function linkedFile(
  { name }: Files,
  { path, schemaId }: ContentFile,
  to: NonNullable<Listed["link"]>,
): ContentsFile {
  return { schemaId, parsed: refuseLink(`${name}/${path}`, to) };
}

/** The version of the content of a folder, and where its firm is at home, as its settings tell them. */
export function readVersion(
  files: Files,
  known?: KnownFiles,
): Later<Pick<ReadSetting, "version" | "home">> {
  return after(files.read(requiredFile), (bytes) => {
    if (!bytes) return { version: contentVersion };
    const before = known?.get(requiredFile);
    const isKnown = before && isSame(bytes, before.bytes);
    const settings = isKnown ? before.file.parsed.value : parseBytes("", bytes).value;
    return { version: versionOf(settings), home: homeOf(settings) };
  });
}

/** Converts an article that a worker read and found valid. */
export function toContentsFile(
  files: Files,
  { path, schemaId }: ContentFile,
  value: unknown,
): ContentsFile {
  const parsed = cleanFile(`${files.name}/${path}`, value, reader(files, path));
  return { schemaId, parsed, found: [] };
}

/** Reads an article in a worker. Returns `undefined` if it has errors or is not an article. */
export function readClean(files: Files, path: string, rules: Rules): ParsedFile | undefined {
  const schemaId = schemaOf(path, rules.book.collections);
  const parsed = schemaId === "article.json" ? parseAgain(files, path) : undefined;
  if (!schemaId || !parsed) return undefined;
  return isClean({ schemaId, parsed }, findMistakes({ schemaId, parsed }, rules))
    ? parsed
    : undefined;
}

/** Whether the text of a file can be released from memory. */
function isClean({ schemaId, parsed }: ContentsFile, found: readonly Diagnostic[]): boolean {
  return found.length === 0 && schemaId === "article.json" && !parsed.isOlder;
}

/** A separate function, because a closure made next to the bytes would keep them in memory. */
function reader(files: Files, path: string): () => ParsedFile | undefined {
  return () => parseAgain(files, path);
}

/** Where to re-read a file and its body. */
interface Elsewhere {
  again: () => ParsedFile | undefined;
  shelf?: Shelf;
}

function checkOne(
  parsed: ParsedFile,
  { schemaId }: ContentFile,
  { rules, home }: Pick<ReadSetting, "rules" | "home">,
  elsewhere: Elsewhere | undefined,
): ContentsFile {
  if (!rules) return { schemaId, parsed };
  const found = findMistakes({ schemaId, parsed }, rules, home);
  // A file that is only given later cannot be read again by who asks for its text.
  if (!elsewhere || !isClean({ schemaId, parsed }, found)) return { schemaId, parsed, found };
  return { schemaId, parsed: withoutText(parsed, elsewhere.again, elsewhere.shelf), found };
}

/** Reads and parses one file synchronously. Returns `undefined` if it no longer exists. */
export function parseAgain(files: Files, path: string): ParsedFile | undefined {
  const bytes = files.read(path);
  return bytes instanceof Promise || !bytes
    ? undefined
    : parseBytes(`${files.name}/${path}`, bytes);
}
