import { AccountDialog } from "./account/account-dialog.tsx";
import { ChangesDialog } from "./bar/changes-dialog.tsx";
import type { ToolbarDialog } from "./bar/layers.ts";
import { CreateDialog } from "./filing/filing-buttons.tsx";
import { RequestedDialog } from "./filing/filing-dialog.tsx";
import { SearchDialog } from "./finding/finder.tsx";
import { BlockPicker } from "./panel/block-picker.tsx";
import { watchFieldHistory } from "./past/watch-past.ts";
import { watchUnreferencedFiles } from "./pictures/watch-unshown.ts";
import { checkUncommitted } from "./publish/look-for-unkept.ts";
import { PublishDialog } from "./publish/publish-dialog.tsx";
import type { StudioModel } from "./studio-model.ts";
import { useStudio } from "./use-studio.ts";

export { PageHead } from "./panel/page-head.tsx";

interface DialogsProps {
  model: StudioModel;
  layer?: ToolbarDialog;
  onClose(): void;
}

/** The dialogs of the studio. They are loaded after the studio is ready for typing. */
export default function Dialogs({ model, layer, onClose }: DialogsProps) {
  const { adding, filing } = useStudio(model);
  return (
    <>
      {adding !== undefined && <BlockPicker model={model} at={adding} />}
      {filing && <RequestedDialog model={model} filing={filing} />}
      {layer === "find" && <SearchDialog model={model} onClose={onClose} />}
      {layer === "new" && <CreateDialog model={model} onClose={onClose} />}
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
export function startWatchers(model: StudioModel): () => void {
  const ends = [watchFieldHistory(model), watchUnreferencedFiles(model)];
  const lookAgain = () => void checkUncommitted(model).catch(() => undefined);
  lookAgain();
  // A commit may have been made in another window.
  addEventListener("focus", lookAgain);
  return () => {
    removeEventListener("focus", lookAgain);
    for (const end of ends) end();
  };
}
