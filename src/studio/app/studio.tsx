import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { appStrings as strings } from "#lang/studio/app/strings";
import { Dialog } from "./modal-dialog.tsx";
import { messageDuration } from "./model/ui-store.ts";
import { Panel } from "./panel/panel.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import type { StudioModel } from "./studio-model.ts";
import { handleShortcut } from "./toolbar/shortcuts.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";
import type { PreviewWidth, ToolbarDialog } from "./toolbar/toolbar-types.ts";
import { useStudioState } from "./use-studio-state.ts";

const loadDialogs = () =>
  import("./dialogs.tsx").then(({ default: View, PagePanelHeader, startWatchers }) => {
    return { View, PagePanelHeader, watchDeeds: startWatchers };
  });

/** Shows the studio: toolbar, preview, and the fields of the selection. */
export function Studio({ model }: { model: StudioModel }) {
  const state = useStudioState(model);
  const [width, setWidth] = useState<PreviewWidth>("desktop");
  const [layer, setLayer] = useState<ToolbarDialog>();
  useEffect(() => {
    if (state.isReady && state.parts) document.documentElement.dataset.studio = "ready";
  });
  // Open the dialog synchronously, so that the next key already reaches the search field.
  const find = useCallback(() => {
    model.set({ insertIndex: undefined, dialogRequest: undefined });
    flushSync(() => setLayer("find"));
  }, [model]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => handleShortcut(event, model, find);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [model, find]);
  const close = () => {
    setLayer(undefined);
    model.set({ insertIndex: undefined, dialogRequest: undefined });
  };
  const isOpen =
    layer !== undefined || state.insertIndex !== undefined || state.dialogRequest !== undefined;
  const isSaid = useIsMessageRecent(state.statusMessage);
  const opened = useLazyDialogs(state.isReady, isOpen);
  useEffect(
    () => (typeof opened === "object" ? opened.watchDeeds(model) : undefined),
    [opened, model],
  );
  return (
    <>
      <Toolbar model={model} width={width} onWidth={setWidth} onFind={find} onLayer={setLayer} />
      <div className="studio-body">
        <PreviewFrame model={model} width={width} onFind={find} />
        <Panel
          model={model}
          PagePanelHeader={typeof opened === "object" ? opened.PagePanelHeader : undefined}
        />
      </div>
      {!state.isReady && <p className="studio-opening">{strings.opening}</p>}
      <p role="status" className={isSaid ? "said" : "visually-hidden"}>
        {state.statusMessage}
      </p>
      {isOpen && opened === "failed" && (
        <Dialog title={strings.studio} onClose={close}>
          <p>{strings.notLoaded}</p>
        </Dialog>
      )}
      {isOpen && typeof opened === "object" && (
        <opened.View model={model} layer={layer} onClose={() => setLayer(undefined)} />
      )}
    </>
  );
}

/** Whether a message is recent enough to remain visible. */
function useIsMessageRecent(words: string): boolean {
  const [gone, setGone] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setGone(words), messageDuration);
    return () => clearTimeout(timer);
  }, [words]);
  return words !== "" && words !== gone;
}

/**
 * Loads the dialogs once the studio is ready. They can then be opened without delay, even if the
 * server is gone by then. If loading fails, tries again when a dialog is opened.
 */
function useLazyDialogs(isReady: boolean, isOpen: boolean) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadDialogs>> | "failed">();
  const isMissing = typeof opened !== "object";
  useEffect(() => {
    if (isMissing && (isReady || isOpen)) loadDialogs().then(setOpened, () => setOpened("failed"));
  }, [isMissing, isReady, isOpen]);
  return opened;
}
