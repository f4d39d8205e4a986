import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import { singleFileDialogStrings } from "#lang/studio/app/single-file-export/strings";
import { contentFolders } from "../../../check/folder-structure/content-files.ts";
import { Dialog } from "../modal-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import type { DialogRequest } from "./dialog-request.ts";
import { newFileLabel } from "./new-file-dialog.tsx";

interface SiteActionsProps {
  model: StudioModel;
  /** Whether to show only the buttons that create something. */
  isForNew?: boolean;
  onClose(): void;
}

/** Shows, in a separate dialog, the buttons that create something. */
export function NewFileKindDialog({ model, onClose }: Omit<SiteActionsProps, "isForNew">) {
  return (
    <Dialog title={strings.create} onClose={onClose}>
      <SiteActions model={model} onClose={onClose} isForNew />
    </Dialog>
  );
}

/**
 * Shows the buttons that create files: one button for each collection with one file per entry.
 * Unless `isForNew` is set, also shows buttons that export the site and open the recycle bin.
 */
export function SiteActions({ model, isForNew, onClose }: SiteActionsProps) {
  const kinds = Object.values(contentFolders).filter((id) => model.brought.schemas[id]);
  const open = (filing: DialogRequest) => {
    onClose();
    model.set({ dialogRequest: filing });
  };
  return (
    <fieldset className="filing-buttons" aria-label={strings.create}>
      {kinds.map((schemaId) => (
        <button key={schemaId} type="button" onClick={() => open({ kind: "new", schemaId })}>
          {newFileLabel(model, schemaId)}
        </button>
      ))}
      {!isForNew && (
        <>
          <button type="button" onClick={() => open({ kind: "handout" })}>
            {singleFileDialogStrings.showSomebody}
          </button>
          <button type="button" onClick={() => open({ kind: "bin" })}>
            {strings.bin}
          </button>
        </>
      )}
    </fieldset>
  );
}
