import { AccountDialog } from "./account/account-dialog.tsx";
import { RequestedDialog } from "./file-operations/requested-dialog.tsx";
import { NewFileKindDialog } from "./file-operations/site-actions.tsx";
import { watchFieldHistory } from "./history/watch-field-history.ts";
import { syncBinWithReferences } from "./media/sync-bin-with-references.ts";
import { BlockPicker } from "./panel/block-picker.tsx";
import { updateHasUnpublishedChanges } from "./publish/detect-unpublished-changes.ts";
import { PublishDialog } from "./publish/publish-dialog.tsx";
import { SearchDialog } from "./search/search-dialog.tsx";
import type { StudioModel } from "./studio-model.ts";
import { ChangesDialog } from "./toolbar/changes-dialog.tsx";
import type { ToolbarDialog } from "./toolbar/toolbar-types.ts";
import { useStudioState } from "./use-studio-state.ts";

export { PagePanelHeader } from "./panel/page-panel-header.tsx";

interface DialogsProps {
  model: StudioModel;
  layer?: ToolbarDialog;
  onClose(): void;
}

/**
 * Shows the open dialogs of the studio. This module is loaded after the studio is ready for typing.
 */
export default function Dialogs({ model, layer, onClose }: DialogsProps) {
  const { insertIndex, dialogRequest } = useStudioState(model);
  return (
    <>
      {insertIndex !== undefined && <BlockPicker model={model} at={insertIndex} />}
      {dialogRequest && <RequestedDialog model={model} filing={dialogRequest} />}
      {layer === "find" && <SearchDialog model={model} onClose={onClose} />}
      {layer === "new" && <NewFileKindDialog model={model} onClose={onClose} />}
      {layer === "changes" && <ChangesDialog model={model} onClose={onClose} />}
      {layer === "publish" && <PublishDialog model={model} onClose={onClose} />}
      {layer === "account" && <AccountDialog model={model} onClose={onClose} />}
    </>
  );
}

/**
 * Starts to watch the history of fields, unreferenced files, and uncommitted changes.
 *
 * @returns a function that stops watching
 */
export function startWatchers(model: StudioModel): () => void {
  const ends = [watchFieldHistory(model), syncBinWithReferences(model)];
  const lookAgain = () => void updateHasUnpublishedChanges(model).catch(() => undefined);
  lookAgain();
  // A commit may have been made in another window.
  addEventListener("focus", lookAgain);
  return () => {
    removeEventListener("focus", lookAgain);
    for (const end of ends) end();
  };
}
