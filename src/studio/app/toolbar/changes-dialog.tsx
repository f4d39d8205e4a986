import { appStrings as strings } from "#lang/studio/app/strings";
import { Dialog } from "../modal-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import { ChangeList } from "./change-list.tsx";
import { DownloadAllButton } from "./download-all.tsx";

interface ChangesDialogProps {
  model: StudioModel;
  onClose(): void;
}

/** Shows the dialog with the list of changes since an earlier state. */
export function ChangesDialog({ model, onClose }: ChangesDialogProps) {
  return (
    <Dialog title={strings.changes} onClose={onClose}>
      <ChangeList model={model} onNavigate={onClose} />
      <DownloadAllButton model={model} />
    </Dialog>
  );
}
