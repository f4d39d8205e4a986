import type { Step } from "../../load/migrations/content-step.ts";
import type { StudioHost } from "../hosts/contract/studio-host.ts";
import { createTurns } from "../hosts/local/in-turn.ts";
import { Editor } from "./editor.ts";
import { UndoStack } from "./history/undo-stack.ts";
import { JournalKeeper } from "./journaling/journal-keeper.ts";
import type { Deed } from "./journaling/notes.ts";
import { fitHistory, playBack, wentOn } from "./journaling/playback.ts";
import { goesFurther } from "./merging/goes-further.ts";
import { type Checking, createWholeCheck } from "./saving/checking.ts";
import { LinkedFiles } from "./saving/linked-files.ts";
import { NewestCheck } from "./saving/newest-check.ts";
import { Saver } from "./saving/saver.ts";
import { Timers } from "./saving/timers.ts";
import { type TroubleKind, Troubles } from "./saving/troubles.ts";
import { bringBack } from "./texts/drafts.ts";
import { HeldFiles, type OnDisk } from "./texts/held-files.ts";
import { readKeptFiles } from "./texts/kept-files.ts";
import { OlderForm } from "./texts/older-form.ts";
import { readChanged, takeIn } from "./texts/outside.ts";
import { type FoundContent, readContent } from "./texts/read-content.ts";
import { sessionWords } from "./words.pt-br.ts";

/**
 * Delays in milliseconds: a save runs after a pause in typing, a check soon after the first edit.
 */
const waits = { save: 300, check: 30 };

interface Parts {
  host: StudioHost;
  checking: Checking;
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
  steps?: readonly Step[];
}

/** An event of a session. */
export interface Happened {
  /** Files whose text changed in this session. */
  files: readonly string[];
  /** A file whose external change on disk was taken over. */
  outside?: string;
}

export type Listener = (what: Happened) => void;

/** Wires the parts of a session: opening, checking, saving and closing. */
export class SessionCore {
  protected readonly parts: Parts;
  protected readonly held: HeldFiles;
  protected readonly links = new LinkedFiles();
  protected readonly id = newName();
  protected readonly inTurn = createTurns();
  protected readonly keeper: JournalKeeper;
  protected readonly saver: Saver;
  protected readonly troubles: Troubles;
  protected readonly listeners = new Set<Listener>();
  protected readonly timers: Timers<"save" | "check">;
  protected readonly newest: NewestCheck;
  /** Drafts restored from the journal, and the session that wrote each. */
  protected readonly foreign = new Map<string, { session: string; text: string | null }>();
  protected history = new UndoStack();
  protected editor: Editor;
  protected unwatch: (() => void) | undefined;
  protected isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.held = new HeldFiles(new OlderForm(parts.steps));
    const check = createWholeCheck(parts.checking, () => this.held.kept().keys());
    this.newest = new NewestCheck(this.held, check);
    this.timers = new Timers(parts.later);
    this.troubles = new Troubles(parts.later, (kind) => this.again(kind));
    this.editor = this.createEditor();
    this.keeper = new JournalKeeper({
      ...parts,
      journal: parts.host.journal,
      session: this.id,
      standing: () => ({ pending: this.held.drafts(), together: this.links.all() }),
      onAnswer: (refusal) => this.onTrouble("journal", refusal?.message),
    });
    this.saver = new Saver({
      host: parts.host,
      check,
      files: this.held,
      links: this.links,
      history: () => this.history,
      takeIn: (file, found) => this.takeIn(file, found),
      onAnswer: (refusal, written) => {
        this.onTrouble("save", refusal?.message);
        if (written[0] === undefined) return;
        this.keeper.mark(written[0]);
        void this.keeper.flush();
      },
    });
  }

  async open(): Promise<void> {
    this.unwatch ??= this.parts.host.watch((changes) => {
      const take = (file: string, found: OnDisk) => this.takeIn(file, found);
      void this.inTurn(async () => {
        await readChanged(this.parts.host, this.held, changes, take);
        await this.leaveToOthers();
      });
    });
    await this.inTurn(async () => {
      this.keeper.opened = this.parts.now();
      const found = await readContent(this.parts.host, this.parts.now());
      if ("kind" in found) return this.onTrouble("open", found.message);
      this.troubles.tell("open", undefined);
      await this.checked(() => this.begin(found));
    });
    this.tell(this.held.names());
  }

  async saveNow(): Promise<void> {
    this.timers.stop("save");
    await Promise.all([this.keeper.flush(), this.inTurn(() => this.save())]);
    await this.keeper.flush();
  }

  async close(): Promise<void> {
    this.unwatch?.();
    await this.saveNow();
    this.isClosed = true;
    this.timers.end();
    this.troubles.end();
    this.listeners.clear();
  }

  protected createEditor(): Editor {
    const { held: files, history, links, id: session } = this;
    const onDeed = (deed: Omit<Deed, "order">) => this.onDeed(deed);
    return new Editor({ files, history, links, session, now: this.parts.now, onDeed });
  }

  protected async begin({ files, records }: FoundContent): Promise<void> {
    const playback = playBack(records);
    for (const [file, found] of files) this.held.add(file, found);
    const kept = await readKeptFiles(this.parts.host, playback, records);
    for (const [file, found] of kept) this.held.add(file, found);
    for (const { time } of records) this.keeper.opened = Math.max(this.keeper.opened, time);
    for (const { file, session, ...draft } of playback.drafts) {
      bringBack(this.held, playback.history, file, draft);
      this.foreign.set(file, { session, text: draft.text });
    }
    for (const set of playback.together) this.links.add(set);
    fitHistory(playback, (file) => this.held.text(file));
    this.history = playback.history;
    this.editor = this.createEditor();
    this.keeper.continues = playback.session;
    this.saver.begin(this.held.pending());
    if (this.held.pending().length > 0) this.touched([]);
    // Users can edit while the check runs.
    this.tell(this.held.names());
    await this.checkNow();
  }

  protected onDeed(deed: Omit<Deed, "order">): void {
    this.keeper.add(deed);
    const files = deed.parts.map(({ file }) => file);
    // After this edit or undo, the other version may merge.
    for (const file of files) {
      const theirs = this.held.get(file)?.theirs;
      if (theirs) this.takeIn(file, theirs);
    }
    this.touched(files);
  }

  /**
   * Drops drafts restored from the journal if the window that wrote them has since continued with
   * the file.
   */
  protected async leaveToOthers(): Promise<void> {
    const { held, foreign, keeper, parts } = this;
    const textOf = (file: string) => held.text(file) ?? null;
    const untouched = held.disputed().filter((file) => foreign.get(file)?.text === textOf(file));
    if (untouched.length === 0) return;
    const journal = await parts.host.journal.read({ from: keeper.opened });
    if (journal.kind === "refused") return;
    for (const file of untouched) {
      const { session = "", text } = foreign.get(file) ?? {};
      const theirs = held.get(file)?.theirs;
      if (!theirs || text !== textOf(file)) continue;
      const { disk } = held.get(file) ?? {};
      const hasMore = goesFurther(disk?.text ?? "", text ?? "", theirs.text ?? "");
      if (!hasMore && !wentOn(journal.records, session, keeper.opened)) continue;
      held.change(file, { disk: theirs, text: theirs.text, theirs: undefined });
      this.history.cut(file);
      this.touched([file]);
    }
  }

  protected takeIn(file: string, found: OnDisk): void {
    const before = this.held.text(file);
    const part = takeIn(this.held, this.history, file, found);
    if (part) this.keeper.add({ kind: "outside", step: "", parts: [part] });
    this.saver.forget();
    this.touched([file]);
    if (this.held.text(file) !== before) this.tell([], file);
  }

  protected touched(files: readonly string[]): void {
    this.saver.release(this.held.pending());
    this.timers.soon("check", waits.check, () => void this.checked(() => this.checkNow()));
    // Throttle the check, debounce the save.
    this.timers.afterLast("save", waits.save, () => void this.inTurn(() => this.save()));
    this.tell(files);
  }

  protected async save(): Promise<void> {
    await this.checked(() => this.saver.save());
    if (this.held.pending().length === 0) this.troubles.tell("save", undefined);
    this.tell([]);
  }

  protected async checkNow(): Promise<void> {
    const tell = () => this.tell([]);
    await this.newest.run(() => this.saver.errorsOnDisk(), tell);
    tell();
  }

  /** Runs an action that needs the check, and reports a failing check as a problem. */
  protected async checked(action: () => Promise<void>): Promise<void> {
    try {
      await action();
      this.troubles.tell("check", undefined);
    } catch {
      this.onTrouble("check", sessionWords.checkFailed);
    }
  }

  protected onTrouble(kind: TroubleKind, sentence: string | undefined): void {
    if (!this.isClosed) this.troubles.tell(kind, sentence);
    this.tell([]);
  }

  protected again(kind: TroubleKind): void {
    if (kind === "open") void this.open();
    else if (kind === "journal") void this.keeper.flush();
    else this.touched([]);
  }

  protected tell(files: readonly string[], outside?: string): void {
    for (const listener of [...this.listeners]) listener({ files, outside });
  }
}

/** A random session ID. */
function newName(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("");
}
