import type { Change } from "../../yaml/edit/change.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";
import { applyEdits } from "../../yaml/edits.ts";
import { readKept } from "../pictures/kept-line.ts";
import type { Told } from "./saving/checking.ts";
import { type Listener, SessionCore } from "./session-core.ts";
import { conflictsOf, settleConflict } from "./texts/conflicts.ts";

/** The public methods of a session. `Session` documents them. */
export class StudioSession extends SessionCore {
  files(): readonly string[] {
    return this.held.names();
  }

  text(file: string): string | undefined {
    return this.held.text(file);
  }

  texts(where: "studio" | "disk"): ReadonlyMap<string, string> {
    return where === "studio" ? this.held.inStudio() : this.held.onDisk();
  }

  value(file: string): unknown {
    return this.held.value(file);
  }

  told(): readonly Told[] {
    return this.newest.told;
  }

  wasThere(told: Told): boolean {
    return this.newest.old.has(told);
  }

  state() {
    if (this.held.disputed().length > 0) return "conflict";
    const pending = this.held.pending();
    const trouble = this.troubles.gravest();
    // Nothing is saved without a check. If everything is saved, a failing check is no error.
    if (trouble && (trouble !== "check" || pending.length > 0)) return "error";
    if (pending.some((file) => this.saver.held.has(file))) return "draft";
    return pending.length > 0 ? "saving" : "saved";
  }

  refusal(): string | undefined {
    return this.troubles.sentence();
  }

  change(file: string, change: Change | readonly Change[], options: { typing?: string } = {}) {
    return this.editor.change([{ file, change }], options);
  }

  changeAll(changes: readonly FileChange[], options: { joins?: string } = {}) {
    return this.editor.change(changes, options);
  }

  lastStep(): string | undefined {
    return this.editor.lastStep();
  }

  kept(): ReadonlyMap<string, string | null> {
    return this.held.kept();
  }

  hold(file: string, line: string): void {
    const version = readKept(line)?.version;
    if (this.held.get(file) || version === undefined) return;
    this.held.add(file, { text: line, version });
    this.saver.forget();
  }

  repair(told: Told): boolean {
    const text = this.held.text(told.file);
    if (text === undefined || !told.edits || !this.newest.told.includes(told)) return false;
    if (this.timers.isWaiting("check")) return false;
    this.editor.replace(told.file, applyEdits(text, told.edits));
    return true;
  }

  undo() {
    return this.editor.undo();
  }

  redo() {
    return this.editor.redo();
  }

  canUndo(): boolean {
    return this.history.top("undo") !== undefined;
  }

  canRedo(): boolean {
    return this.history.top("redo") !== undefined;
  }

  conflicts() {
    return conflictsOf(this.held);
  }

  settle(file: string, keep: "mine" | "theirs"): void {
    const { held: files, editor } = this;
    if (!settleConflict({ files, editor }, file, keep)) return;
    this.keeper.mark(file);
    this.touched([file]);
  }

  changed(): readonly string[] {
    return this.held.changed();
  }

  subscribe(listener: Listener): () => void {
    const own: Listener = (what) => listener(what);
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  }
}
