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

/** What the reading of all files of a folder has in common. */
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

/** Gives what each of the files came to, in their order, whoever read them. */
export type ShareReading = (
  files: readonly ContentFile[],
  readHere: ReadHere,
) => Promise<(ContentsFile | undefined)[]>;

/** Files as they were read and checked, by their path: who has the same bytes is not read again. */
export type KnownFiles = Map<string, KnownFile>;

interface KnownFile {
  bytes: Bytes;
  file: ContentsFile;
  rules?: Rules;
  version: number;
  home?: Home;
}

/** Reads a content file; what is known of it where it still has the same bytes. */
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

/** Files over the engine's own: one in which nothing stands is as if it were not there, which is noted. */
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

/** An article that somebody else read, and found to be without mistakes. */
export function toContentsFile(
  files: Files,
  { path, schemaId }: ContentFile,
  value: unknown,
): ContentsFile {
  const parsed = cleanFile(`${files.name}/${path}`, value, reader(files, path));
  return { schemaId, parsed, found: [] };
}

/** Reads an article for somebody else; nothing where it has a mistake, or is none. */
export function readClean(files: Files, path: string, rules: Rules): ParsedFile | undefined {
  const schemaId = schemaOf(path, rules.book.collections);
  const parsed = schemaId === "article.json" ? parseAgain(files, path) : undefined;
  if (!schemaId || !parsed) return undefined;
  return isClean({ schemaId, parsed }, findMistakes({ schemaId, parsed }, rules))
    ? parsed
    : undefined;
}

/** Whether a file is one of the many that need not be held whole. */
function isClean({ schemaId, parsed }: ContentsFile, found: readonly Diagnostic[]): boolean {
  return found.length === 0 && schemaId === "article.json" && !parsed.isOlder;
}

/** In a function of its own: made beside the bytes of the file, it would keep them in memory. */
function reader(files: Files, path: string): () => ParsedFile | undefined {
  return () => parseAgain(files, path);
}

/** Where a file and its body can be had again. */
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

/** Reads and parses one file of a folder that answers at once; nothing where it went away. */
export function parseAgain(files: Files, path: string): ParsedFile | undefined {
  const bytes = files.read(path);
  return bytes instanceof Promise || !bytes
    ? undefined
    : parseBytes(`${files.name}/${path}`, bytes);
}
