import { AccountDialog } from "./account/account-dialog.tsx";
import { ChangesDialog } from "./bar/changes-dialog.tsx";
import type { Layer } from "./bar/layers.ts";
import { NewDialog } from "./filing/filing-buttons.tsx";
import { FilingDialog } from "./filing/filing-dialog.tsx";
import { Finder } from "./finding/finder.tsx";
import { BlockPicker } from "./panel/block-picker.tsx";
import { watchPast } from "./past/watch-past.ts";
import { watchUnshown } from "./pictures/watch-unshown.ts";
import { lookForUnkept } from "./publish/look-for-unkept.ts";
import { PublishDialog } from "./publish/publish-dialog.tsx";
import type { StudioModel } from "./studio-model.ts";
import { useStudio } from "./use-studio.ts";

export { PageHead } from "./panel/page-head.tsx";

interface OpenedLayerProps {
  model: StudioModel;
  layer?: Layer;
  onClose(): void;
}

/** The dialogs of the studio. They are loaded after the studio is ready for typing. */
export default function OpenedLayer({ model, layer, onClose }: OpenedLayerProps) {
  const { adding, filing } = useStudio(model);
  return (
    <>
      {adding !== undefined && <BlockPicker model={model} at={adding} />}
      {filing && <FilingDialog model={model} filing={filing} />}
      {layer === "find" && <Finder model={model} onClose={onClose} />}
      {layer === "new" && <NewDialog model={model} onClose={onClose} />}
      {layer === "changes" && <ChangesDialog model={model} onClose={onClose} />}
      {layer === "publish" && <PublishDialog model={model} onClose={onClose} />}
      {layer === "account" && <AccountDialog model={model} onClose={onClose} />}
    </>
  );
}

/**
 * Starts the background watchers: the history of fields, unreferenced files, uncommitted changes.
 *
 * @returns stops all of them
 */
export function watchDeeds(model: StudioModel): () => void {
  const ends = [watchPast(model), watchUnshown(model)];
  const lookAgain = () => void lookForUnkept(model).catch(() => undefined);
  lookAgain();
  // A commit may have been made in another window.
  addEventListener("focus", lookAgain);
  return () => {
    removeEventListener("focus", lookAgain);
    for (const end of ends) end();
  };
}
