import type { BodyPicture } from "../../model/markup/body-pictures.ts";
import {
  type BodyOutline,
  headingsIn,
  parseOutline,
  picturesIn,
} from "../../model/markup/extract-body-parts.ts";
import { type ParsedContentFile, textAt } from "../../model/parsed-site.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";

/** The parts of an article that the checks of other files have read. */
export interface AccessedArticleParts {
  /**
   * The fields that were read, with their values; `undefined` for a missing field (`null` in JSON).
   */
  fields: [name: string, value: unknown][];
  /** The ids of its headings: a link may name any of them. */
  anchors: string[];
  /** The pictures of its body. They count as used even if no other file shows them. */
  pictures: BodyPicture[];
  /** Set if the whole article was read. */
  whole?: true;
}

/** Called with each field that is read. */
type OnFieldRead = (field: string | typeof wholeArticle) => void;

const wholeArticle = Symbol("everything");

/**
 * Gives other files a view of each article, and records which of its fields they read. This shows
 * which edits can change the diagnostics of other files, without a list of fields to maintain.
 */
export class AccessTracker {
  private readonly trackedFiles = new Map<ParsedContentFile, ParsedContentFile>();
  private readonly accessedFields = new Map<ParsedContentFile, Set<string | typeof wholeArticle>>();

  /**
   * Returns the view of a file for the checks of other files. A file that is not an article is
   * returned unchanged.
   */
  track(file: ParsedContentFile): ParsedContentFile {
    if (file.schemaId !== "article.json") return file;
    const known = this.trackedFiles.get(file);
    if (known) return known;
    const fields = new Set<string | typeof wholeArticle>();
    const view = trackFile(file, (field) => void fields.add(field));
    this.accessedFields.set(file, fields);
    this.trackedFiles.set(file, view);
    return view;
  }

  /** The recorded dependencies on each article, by file name. */
  get dependencies(): Map<string, AccessedArticleParts> {
    const all = [...this.accessedFields].map(
      ([{ parsed }, read]): [string, AccessedArticleParts] => {
        const names = [...read].filter((field) => field !== wholeArticle);
        return [parsed.file, collectAccessedParts(parsed.value, names, read.has(wholeArticle))];
      },
    );
    return new Map(all);
  }
}

function collectAccessedParts(
  value: unknown,
  names: readonly string[],
  whole: boolean,
): AccessedArticleParts {
  const body = textAt(value, "/body") ?? "";
  const anchors = headingsIn(body).map(({ id }) => id);
  const pictures = picturesIn(body);
  const fields = names.map((name): [string, unknown] => [name, childValue(value, name)]);
  return { fields, anchors, pictures, ...(whole && { whole }) };
}

/**
 * Whether an article with a new value still has the same recorded dependencies. If not, or if all
 * of it was read, other files must be checked again.
 */
export function hasSameAccessedParts(
  value: unknown,
  { whole, ...seen }: AccessedArticleParts,
): boolean {
  const names = seen.fields.map(([name]) => name);
  return (
    !whole && JSON.stringify(collectAccessedParts(value, names, false)) === JSON.stringify(seen)
  );
}

/**
 * Creates a stand-in for an article that is not parsed again, from its recorded dependencies.
 *
 * @param onUnknown called when a check reads a field that was not recorded
 */
export function createArticleStub(
  file: string,
  { fields, anchors, pictures }: AccessedArticleParts,
  onUnknown: () => void,
): Pick<ParsedContentFile, "parsed" | "outline"> {
  const value = Object.fromEntries(
    fields.filter(([, value]) => value !== null && value !== undefined),
  );
  const known = new Set<string | symbol>(fields.map(([name]) => name));
  const notice: OnFieldRead = (field) => {
    if (!known.has(field)) onUnknown();
  };
  const headings = anchors.map((id) => ({ level: 2 as const, id, text: "" }));
  const parsed = { file, value, text: "", rangeAt: () => emptyRange, diagnostics: [] };
  return {
    parsed: trackParsedFile(parsed, notice),
    outline: trackOutline(() => ({ headings, pictures, links: [], words: 0 }), notice),
  };
}

const emptyRange: Range = { start: 0, end: 0 };

function trackFile(file: ParsedContentFile, notice: OnFieldRead): ParsedContentFile {
  const { parsed } = file;
  let outline: BodyOutline | undefined;
  const read = () => {
    outline ??= parseOutline(textAt(parsed.value, "/body") ?? "");
    return outline;
  };
  return {
    ...file,
    // A getter, because `hidden` is set after the view is created. It is computed from fields that
    // are read through the view.
    get hidden() {
      return file.hidden;
    },
    parsed: trackParsedFile(parsed, notice),
    outline: trackOutline(read, notice),
  };
}

/**
 * Tracks reads of values by field. A read of the text or of a range counts as a read of the whole
 * article.
 */
function trackParsedFile(parsed: ParsedFile, notice: OnFieldRead): ParsedFile {
  return {
    file: parsed.file,
    diagnostics: parsed.diagnostics,
    value: trackValue(parsed.value, notice),
    get text() {
      notice(wholeArticle);
      return parsed.text;
    },
    rangeAt(path, part) {
      notice(wholeArticle);
      return parsed.rangeAt(path, part);
    },
  };
}

function trackValue(value: unknown, notice: OnFieldRead): unknown {
  if (typeof value !== "object" || value === null) return value;
  const note = (field: string | symbol) => notice(typeof field === "symbol" ? wholeArticle : field);
  return new Proxy(value, {
    get(target, field) {
      note(field);
      return Reflect.get(target, field);
    },
    has(target, field) {
      note(field);
      return Reflect.has(target, field);
    },
    getOwnPropertyDescriptor(target, field) {
      note(field);
      return Reflect.getOwnPropertyDescriptor(target, field);
    },
    ownKeys(target) {
      notice(wholeArticle);
      return Reflect.ownKeys(target);
    },
  });
}

/**
 * Tracks reads of an outline. Always records heading ids and pictures. Any other read counts as a
 * read of the whole body.
 */
function trackOutline(read: () => BodyOutline, notice: OnFieldRead): BodyOutline {
  return {
    get headings() {
      return read().headings.map(({ id, ...more }) => trackHeading(id, more, notice));
    },
    get pictures() {
      return read().pictures;
    },
    get links() {
      notice("body");
      return read().links;
    },
    get words() {
      notice("body");
      return read().words;
    },
  };
}

function trackHeading(
  id: string,
  { level, text }: Omit<BodyOutline["headings"][number], "id">,
  notice: OnFieldRead,
): BodyOutline["headings"][number] {
  return {
    id,
    get level() {
      notice("body");
      return level;
    },
    get text() {
      notice("body");
      return text;
    },
  };
}
