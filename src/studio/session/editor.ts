import { beginnableFiles } from "../../check/site-index/content-files.ts";
import type { Change, RefusalReason } from "../../yaml/edit/change.ts";
import type { FileChange, WholeChange } from "../../yaml/edit/file-change.ts";
import { operate } from "../../yaml/edit/operate.ts";
import { parentOf, valueAt } from "../../yaml/pointer.ts";
import { type Direction, gone, type UndoStack } from "./history/undo-stack.ts";
import { type Step, toldStep } from "./history/undo-steps.ts";
import type { Deed, DeedPart } from "./journaling/notes.ts";
import { type Splice, splicesOf } from "./merging/splices.ts";
import { textDifference } from "./merging/text-difference.ts";
import type { LinkedFiles } from "./saving/linked-files.ts";
import { fingerprint } from "./texts/fingerprint.ts";
import type { HeldFiles } from "./texts/held-files.ts";

/** Strokes that come within so many milliseconds are undone together. */
const pause = 1000;

/** Why nothing was changed, and in which file. */
export interface ChangeRefusal {
  refused: RefusalReason | "there-already";
  path: string;
  file: string;
}

/** What becomes of one file. */
type MadePart = DeedPart & { text: string | null };

export interface EditorOptions {
  files: HeldFiles;
  history: UndoStack;
  links: LinkedFiles;
  session: string;
  now: () => number;
  /** Something was done; it is to be written down and saved. */
  onDeed: (deed: Omit<Deed, "order">) => void;
}

/** Changes the texts of the studio, and takes changes back. */
export class Editor {
  private readonly options: EditorOptions;
  private steps = 0;
  private typing: { key: string; time: number; step: string } | undefined;
  /** The text in which one field began to be typed, and what has become of it. */
  private begun: { key: string; base: string; text: string } | undefined;

  constructor(options: EditorOptions) {
    this.options = options;
  }

  /**
   * All changes as one step, or none. Strokes of one key in one file, without a pause, are one step; so is what joins
   * the step that was done last, by its name.
   */
  change(
    changes: readonly FileChange[],
    { typing: key, joins }: { typing?: string; joins?: string } = {},
  ): ChangeRefusal | undefined {
    const parts: MadePart[] = [];
    for (const [file, own] of byFile(changes)) {
      const part = Array.isArray(own)
        ? this.operateOn(file, own, key && `${file}\n${key}`)
        : this.bring(own);
      if ("refused" in part) return { ...part, file };
      if (part.from !== part.to) parts.push(part);
    }
    const last = joins === this.lastStep() ? joins : undefined;
    const stroke = key === undefined ? undefined : `${parts[0]?.file}\n${key}`;
    if (parts.length > 0) this.make(parts, last ?? this.stepFor(stroke));
    return undefined;
  }

  /** The name of the step that an undo would take back. */
  lastStep(): string | undefined {
    return this.options.history.top("undo")?.id;
  }

  /** Another text takes the place of a whole file, as a step; `null` removes it. */
  replace(file: string, text: string | null): void {
    const before = this.options.files.text(file) ?? null;
    if (before !== text) this.make([replacement(file, before, text)], this.stepFor());
  }

  undo(): Step | undefined {
    return this.go("undo");
  }

  redo(): Step | undefined {
    return this.go("redo");
  }

  /** A new file must not be there yet, one that goes must, unless it takes the place of whatever is there. */
  private bring(change: WholeChange): MadePart | Omit<ChangeRefusal, "file"> {
    const { file, whole, isReplacing } = change;
    const before = this.options.files.text(file) ?? null;
    if (isReplacing) return replacement(file, before, whole);
    if (whole !== null && before !== null) return { refused: "there-already", path: "" };
    if (whole === null && before === null) return { refused: "missing", path: "" };
    return wholePart(file, before, whole);
  }

  /** A file that may be left out as a whole comes with the first change in it. */
  private operateOn(file: string, changes: readonly Change[], key: string | undefined) {
    const held = this.options.files.text(file);
    const isNew = held === undefined && beginnableFiles.includes(file);
    if (held === undefined && !isNew) return { refused: "missing", path: "" } as const;
    const text = held ?? "";
    const path = changes.at(-1)?.path ?? "";
    const base = this.baseOf(text, key);
    const again = base === text ? undefined : this.made(file, base, changes);
    const result = again && !("refused" in again) ? again : this.made(file, text, changes);
    if ("refused" in result) return result;
    if (key !== undefined) this.begun = { key, base, text: result.text };
    if (isNew) return { ...wholePart(file, null, result.text), path };
    const splices =
      result === again ? textDifference(text, result.text) : splicesOf(text, result.edits);
    return partOf(file, path, text, result.text, splices);
  }

  /** Changes are told in today's form: what is written in an older one is brought up first. */
  private made(file: string, text: string, changes: readonly Change[]) {
    const older = this.options.files.planFor(file, text)?.changes ?? [];
    return operate(text, [...older, ...changes]);
  }

  /**
   * The text into which a stroke is written: that of before the first stroke in its field, as long as nothing else
   * has happened. A half-typed text may need another way of writing, such as one with a space at its end; the whole
   * one is written as the field was.
   */
  private baseOf(text: string, key: string | undefined): string {
    const { begun } = this;
    return key !== undefined && begun?.key === key && begun.text === text ? begun.base : text;
  }

  private make(parts: readonly MadePart[], step: string): void {
    const { files, history, links } = this.options;
    for (const { file, text } of parts) files.change(file, { text });
    const done = parts.map(({ text, ...part }) => ({ ...part, path: this.placeOf(part) }));
    history.push({
      id: step,
      parts: done.map(({ file, path, whole, splices = [] }) => {
        return { file, path, strokes: [whole ?? splices] };
      }),
    });
    links.add(parts.map(({ file }) => file));
    this.options.onDeed({ kind: "step", step, parts: done });
  }

  /** The end of a list is the place of the last item. */
  private placeOf({ file, path }: DeedPart): string {
    if (!path.endsWith("/-")) return path;
    const list = valueAt(this.options.files.value(file), parentOf(path));
    return `${parentOf(path)}/${Array.isArray(list) ? list.length - 1 : 0}`;
  }

  private stepFor(key?: string): string {
    const { session, now, history } = this.options;
    const [time, last] = [now(), this.typing];
    const isGoingOn = key !== undefined && last?.key === key && time - last.time <= pause;
    const isOnTop = isGoingOn && history.top("undo")?.id === last.step;
    if (!isOnTop) this.steps += 1;
    const step = isOnTop ? last.step : `${session}.${this.steps}`;
    this.typing = key === undefined ? undefined : { key, time, step };
    return step;
  }

  private go(direction: Direction): Step | undefined {
    const { files, history, links } = this.options;
    const step = history.top(direction);
    if (!step) return undefined;
    this.typing = undefined;
    const parts: DeedPart[] = [];
    const texts = new Map<string, string | null>();
    for (const part of step.parts) {
      const before = files.text(part.file) ?? null;
      const text = gone(before, part, direction);
      // It does not stand on this text: better no way back than a wrong one.
      if (text === undefined) return void history.cut(part.file);
      texts.set(part.file, text);
      const [from, to] = [fingerprint(before), fingerprint(text)];
      parts.push({ file: part.file, path: part.path, from, to });
    }
    for (const [file, text] of texts) files.change(file, { text });
    history.turn(direction);
    links.add([...texts.keys()]);
    this.options.onDeed({ kind: direction, step: step.id, parts });
    return toldStep(step);
  }
}

function partOf(
  file: string,
  path: string,
  before: string,
  text: string,
  splices: readonly Splice[],
): MadePart {
  const [from, to] = [fingerprint(before), fingerprint(text)];
  return { file, path, from, to, splices, text };
}

/** Another text in place of a whole file. */
function replacement(file: string, before: string | null, text: string | null): MadePart {
  if (before === null || text === null) return wholePart(file, before, text);
  return partOf(file, "", before, text, textDifference(before, text));
}

function wholePart(file: string, was: string | null, text: string | null): MadePart {
  const [from, to] = [fingerprint(was), fingerprint(text)];
  return { file, path: "", from, to, whole: { was, text }, text };
}

/** The changes of each file; one that comes or goes as a whole is not changed besides. */
function byFile(changes: readonly FileChange[]): Map<string, Change[] | WholeChange> {
  const found = new Map<string, Change[] | WholeChange>();
  for (const each of changes) {
    const before = found.get(each.file) ?? [];
    if ("whole" in each) found.set(each.file, each);
    else if (Array.isArray(before)) found.set(each.file, [...before, ...[each.change].flat()]);
  }
  return found;
}
