import { lazy, Suspense, useEffect, useState } from "react";
import { Bar } from "./bar/bar.tsx";
import { pressKey } from "./bar/keys.ts";
import type { Layer, Width } from "./bar/layers.ts";
import { Panel } from "./panel/panel.tsx";
import { Stage } from "./stage.tsx";
import type { StudioModel } from "./studio-model.ts";
import { useStudio } from "./use-studio.ts";
import { shellWords as words } from "./words.pt-br.ts";

const loadLayer = () => import("./opened-layer.tsx");
const OpenedLayer = lazy(loadLayer);

/** The studio: a bar, the page, and beside it the fields of what is chosen. */
export function Studio({ model }: { model: StudioModel }) {
  const state = useStudio(model);
  const [width, setWidth] = useState<Width>("desktop");
  const [layer, setLayer] = useState<Layer>();
  useEffect(() => {
    if (!state.isReady || !state.parts) return;
    document.documentElement.dataset.studio = "ready";
    // What opens on a key is there when the key comes, also where the server is gone by then.
    loadLayer().catch(() => undefined);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, model, () => setLayer("find"));
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [model]);
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
      {(layer || state.adding !== undefined) && (
        <Suspense>
          <OpenedLayer model={model} layer={layer} onClose={() => setLayer(undefined)} />
        </Suspense>
      )}
    </>
  );
}
