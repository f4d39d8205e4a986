import { useEffect, useState } from "react";
import { Bar } from "./bar/bar.tsx";
import { ChangesDialog, PublishDialog } from "./bar/dialogs.tsx";
import { Finder } from "./bar/finder.tsx";
import { pressKey } from "./bar/keys.ts";
import type { Layer, Width } from "./bar/layers.ts";
import { BlockPicker } from "./panel/block-picker.tsx";
import { Panel } from "./panel/panel.tsx";
import { Stage } from "./stage.tsx";
import type { StudioModel } from "./studio-model.ts";
import { useStudio } from "./use-studio.ts";
import { shellWords as words } from "./words.pt-br.ts";

/** The studio: a bar, the page, and beside it the fields of what is chosen. */
export function Studio({ model }: { model: StudioModel }) {
  const state = useStudio(model);
  const [width, setWidth] = useState<Width>("desktop");
  const [layer, setLayer] = useState<Layer>();
  useEffect(() => {
    if (state.isReady && state.parts) document.documentElement.dataset.studio = "ready";
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
      <p role="status" className="visually-hidden">
        {state.said}
      </p>
      {state.adding !== undefined && <BlockPicker model={model} at={state.adding} />}
      {layer === "find" && <Finder model={model} onClose={close} />}
      {layer === "changes" && <ChangesDialog model={model} onClose={close} />}
      {layer === "publish" && <PublishDialog model={model} onClose={close} />}
    </>
  );
}
