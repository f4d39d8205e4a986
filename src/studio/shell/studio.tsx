import { useEffect, useState } from "react";
import { Bar } from "./bar.tsx";
import { ChangesDialog, PublishDialog } from "./dialogs.tsx";
import { Finder } from "./finder.tsx";
import { Panel } from "./panel.tsx";
import { Stage } from "./stage.tsx";
import type { StudioModel } from "./studio-model.ts";
import { useStudio } from "./use-studio.ts";
import { shellWords as words } from "./words.pt-br.ts";

/** How wide the page is shown. */
export type Width = "desktop" | "tablet" | "phone";
/** What lies over the studio. */
export type Layer = "find" | "changes" | "publish" | undefined;

/** The studio: a bar, the page, and beside it the fields of what is chosen. */
export function Studio({ model }: { model: StudioModel }) {
  const state = useStudio(model);
  const [width, setWidth] = useState<Width>("desktop");
  const [layer, setLayer] = useState<Layer>();
  const save = model.session.state();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.save = save;
    if (state.isReady && state.parts) dataset.studio = "ready";
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, model, () => setLayer("find"));
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [model]);
  const close = () => setLayer(undefined);
  return (
    <>
      <Bar model={model} width={width} onWidth={setWidth} onLayer={setLayer} />
      <div className="studio-body">
        <Stage model={model} width={width} onFind={() => setLayer("find")} />
        <Panel model={model} />
      </div>
      {!state.isReady && <p className="studio-opening">{words.opening}</p>}
      {layer === "find" && <Finder model={model} onClose={close} />}
      {layer === "changes" && <ChangesDialog model={model} onClose={close} />}
      {layer === "publish" && <PublishDialog model={model} onClose={close} />}
    </>
  );
}

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
  leave(model);
  model.session.undo();
}

/** Makes it again. */
export function redo(model: StudioModel): void {
  leave(model);
  model.session.redo();
}

/** A text that is being typed shows what it said when it was entered; it is left first. */
function leave(model: StudioModel): void {
  const frame = document.querySelector<HTMLIFrameElement>("iframe[name=page]");
  const typing = frame?.contentDocument?.querySelector<HTMLElement>("[data-typing]");
  typing?.blur();
  void model.refresh();
}
