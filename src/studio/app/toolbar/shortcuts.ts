import { appStrings as strings } from "#lang/studio/app/strings";
import type { StepSummary } from "../../session/undo/undo-steps.ts";
import { fieldTitleAt } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";
import { cycleRegions } from "./cycle-regions.ts";

/** Handles the global shortcuts: undo, redo, save, search, and F6 for the next region. */
export function handleShortcut(event: KeyboardEvent, model: StudioModel, find: () => void): void {
  if (event.key === "F6" && !event.ctrlKey && !event.altKey) {
    event.preventDefault();
    cycleRegions(event.shiftKey ? -1 : 1);
  }
  if (!event.ctrlKey && !event.metaKey) return;
  const key = event.key.toLowerCase();
  const action = {
    z: () => (event.shiftKey ? redo(model) : undo(model)),
    y: () => redo(model),
    s: () => void model.session.saveNow(),
    k: find,
  }[key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Undoes the last change and announces where it was. */
export function undo(model: StudioModel): void {
  blurEditedText();
  announceUndoStep(model, strings.undone, model.session.undo());
}

/** Redoes the last undone change and announces where it was. */
export function redo(model: StudioModel): void {
  blurEditedText();
  announceUndoStep(model, strings.redone, model.session.redo());
}

/** Announces where a change was undone or redone. It may be on a page that is not shown. */
function announceUndoStep(
  model: StudioModel,
  say: (d: { place: string }) => string,
  step?: StepSummary,
): void {
  if (step) model.announce(say({ place: fieldTitleAt(model, step.file, step.path) }));
}

/**
 * Removes the focus from a text that is being edited. While the text has the focus, it would not
 * show its new state. Rich-text editors update by themselves.
 */
function blurEditedText(): void {
  const frame = document.querySelector<HTMLIFrameElement>("iframe[name=page]");
  const typing = frame?.contentDocument?.querySelector<HTMLElement>(
    "[data-typing]:not([data-body])",
  );
  typing?.blur();
}
