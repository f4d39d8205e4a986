import type { Step } from "../../session/history/undo-steps.ts";
import { fieldTitle } from "../panel/lead-to.ts";
import type { StudioModel } from "../studio-model.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { goToRegion } from "./go-round.ts";

/** The keys of the studio, wherever they are pressed: undo, redo, save, find, the next part of it. */
export function pressKey(event: KeyboardEvent, model: StudioModel, find: () => void): void {
  if (event.key === "F6" && !event.ctrlKey && !event.altKey) {
    event.preventDefault();
    goToRegion(event.shiftKey ? -1 : 1);
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

/** Takes the last change back. */
export function undo(model: StudioModel): void {
  leave();
  tell(model, words.undone, model.session.undo());
}

/** Makes it again. */
export function redo(model: StudioModel): void {
  leave();
  tell(model, words.redone, model.session.redo());
}

/** What was changed may stand on another page: its place is named. */
function tell(model: StudioModel, say: (d: { place: string }) => string, step?: Step): void {
  if (step) model.say(say({ place: fieldTitle(model, step.file, step.path) }));
}

/** A text that is being typed shows what it said when it was entered; it is left first. A longer one follows. */
function leave(): void {
  const frame = document.querySelector<HTMLIFrameElement>("iframe[name=page]");
  const typing = frame?.contentDocument?.querySelector<HTMLElement>(
    "[data-typing]:not([data-body])",
  );
  typing?.blur();
}
