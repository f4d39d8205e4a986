import type { StudioModel } from "../studio-model.ts";

/** The keys of the studio, wherever they are pressed: undo, redo, save, find. */
export function pressKey(event: KeyboardEvent, model: StudioModel, find: () => void): void {
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

/** Takes the last change back. */
export function undo(model: StudioModel): void {
  leave();
  model.session.undo();
}

/** Makes it again. */
export function redo(model: StudioModel): void {
  leave();
  model.session.redo();
}

/** A text that is being typed shows what it said when it was entered; it is left first. */
function leave(): void {
  const frame = document.querySelector<HTMLIFrameElement>("iframe[name=page]");
  const typing = frame?.contentDocument?.querySelector<HTMLElement>("[data-typing]");
  typing?.blur();
}
