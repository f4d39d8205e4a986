import type { BodyPicture } from "../../model/markup/body-pictures.ts";
import { type BodyOutline, headingsIn, outlineOf, picturesIn } from "../../model/markup/outline.ts";
import { type DraftFile, textAt } from "../../model/raw-site.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import type { ParsedFile } from "../../yaml/parse/parsed-file.ts";
import { childValue } from "../../yaml/pointer.ts";

/** What the rest of a site read of an article while it was checked. */
export interface SeenArticle {
  /** Its fields as they are written; one that is not there is nothing (JSON: `null`). */
  fields: [name: string, value: unknown][];
  /** The ids of its headings: a link may name any of them. */
  anchors: string[];
  /** The pictures of its body: those that nothing else shows must not be told as unused. */
  pictures: BodyPicture[];
  /** Somebody looked at all of it. */
  whole?: true;
}

/** Hears which field is read, of which nothing is known before. */
type Notice = (field: string | typeof everything) => void;

const everything = Symbol("everything");

/**
 * Articles as other files look at them. Which fields are read is noted: whether an edit of one can
 * change what is found elsewhere needs no list that somebody has to keep.
 */
export class OutsideView {
  private readonly views = new Map<DraftFile, DraftFile>();
  private readonly read = new Map<DraftFile, Set<string | typeof everything>>();

  /** What stands for a file wherever another one is checked. */
  of(file: DraftFile): DraftFile {
    if (file.schemaId !== "article.json") return file;
    const known = this.views.get(file);
    if (known) return known;
    const fields = new Set<string | typeof everything>();
    const view = viewOf(file, (field) => void fields.add(field));
    this.read.set(file, fields);
    this.views.set(file, view);
    return view;
  }

  /** What was read of each article so far, by the names of the files. */
  get seen(): Map<string, SeenArticle> {
    const all = [...this.read].map(([{ parsed }, read]): [string, SeenArticle] => {
      const names = [...read].filter((field) => field !== everything);
      return [parsed.file, seenOf(parsed.value, names, read.has(everything))];
    });
    return new Map(all);
  }
}

function seenOf(value: unknown, names: readonly string[], whole: boolean): SeenArticle {
  const body = textAt(value, "/body") ?? "";
  const anchors = headingsIn(body).map(({ id }) => id);
  const pictures = picturesIn(body);
  const fields = names.map((name): [string, unknown] => [name, childValue(value, name)]);
  return { fields, anchors, pictures, ...(whole && { whole }) };
}

/** Whether the rest of a site sees an article as it was, now that it holds another value. */
export function isSeenAlike(value: unknown, { whole, ...seen }: SeenArticle): boolean {
  const names = seen.fields.map(([name]) => name);
  return !whole && JSON.stringify(seenOf(value, names, false)) === JSON.stringify(seen);
}

/**
 * What stands for an article that is not read again.
 *
 * @param onUnknown called where somebody looks at what nobody looked at before
 */
export function standIn(
  file: string,
  { fields, anchors, pictures }: SeenArticle,
  onUnknown: () => void,
): Pick<DraftFile, "parsed" | "outline"> {
  const value = Object.fromEntries(
    fields.filter(([, value]) => value !== null && value !== undefined),
  );
  const known = new Set<string | symbol>(fields.map(([name]) => name));
  const notice: Notice = (field) => {
    if (!known.has(field)) onUnknown();
  };
  const headings = anchors.map((id) => ({ level: 2 as const, id, text: "" }));
  const parsed = { file, value, text: "", rangeAt: () => nowhere, diagnostics: [] };
  return {
    parsed: watchedFile(parsed, notice),
    outline: watchedOutline(() => ({ headings, pictures, links: [], words: 0 }), notice),
  };
}

const nowhere: Range = { start: 0, end: 0 };

function viewOf(file: DraftFile, notice: Notice): DraftFile {
  const { parsed } = file;
  let outline: BodyOutline | undefined;
  const read = () => {
    outline ??= outlineOf(textAt(parsed.value, "/body") ?? "");
    return outline;
  };
  return {
    ...file,
    // Told later than the view is made: it follows from fields that are read through it.
    get hidden() {
      return file.hidden;
    },
    parsed: watchedFile(parsed, notice),
    outline: watchedOutline(read, notice),
  };
}

/** Only values can be told apart: of the text, and of places in it, any change counts. */
function watchedFile(parsed: ParsedFile, notice: Notice): ParsedFile {
  return {
    file: parsed.file,
    diagnostics: parsed.diagnostics,
    value: watchedValue(parsed.value, notice),
    get text() {
      notice(everything);
      return parsed.text;
    },
    rangeAt(path, part) {
      notice(everything);
      return parsed.rangeAt(path, part);
    },
  };
}

function watchedValue(value: unknown, notice: Notice): unknown {
  if (typeof value !== "object" || value === null) return value;
  const note = (field: string | symbol) => notice(typeof field === "symbol" ? everything : field);
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
      notice(everything);
      return Reflect.ownKeys(target);
    },
  });
}

/** The ids of headings are always known; whoever wants more of a body wants all of it. */
function watchedOutline(read: () => BodyOutline, notice: Notice): BodyOutline {
  return {
    get headings() {
      return read().headings.map(({ id, ...more }) => watchedHeading(id, more, notice));
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

function watchedHeading(
  id: string,
  { level, text }: Omit<BodyOutline["headings"][number], "id">,
  notice: Notice,
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
