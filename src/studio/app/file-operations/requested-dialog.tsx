import { EarlierValuesDialog } from "../history/earlier-values/earlier-values-dialog.tsx";
import { FilesDialog } from "../media/files-dialog.tsx";
import { PicturesDialog } from "../media/pictures-dialog.tsx";
import { RecycleBinDialog } from "../recycle-bin/recycle-bin-dialog.tsx";
import { ExportDialog } from "../single-file-export/export-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import type { DialogRequest } from "./dialog-request.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { NewFileDialog } from "./new-file-dialog.tsx";
import { ReferencesDialog } from "./references-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { describeTargetFile } from "./target-file.ts";

/** Shows the dialog for a file operation or for an action on a place in a file. */
export function RequestedDialog({ model, filing }: { model: StudioModel; filing: DialogRequest }) {
  const onClose = () => model.set({ dialogRequest: undefined });
  if (filing.kind === "bin") return <RecycleBinDialog model={model} onClose={onClose} />;
  if (filing.kind === "handout") {
    return <ExportDialog model={model} file={filing.file} onClose={onClose} />;
  }
  if (filing.kind === "pictures") {
    return <PicturesDialog model={model} filing={filing} onClose={onClose} />;
  }
  if (filing.kind === "files") {
    return <FilesDialog model={model} filing={filing} onClose={onClose} />;
  }
  if (filing.kind === "uses")
    return <ReferencesDialog model={model} part={filing} onClose={onClose} />;
  if (filing.kind === "versions") {
    return <EarlierValuesDialog model={model} {...filing} onClose={onClose} />;
  }
  if (filing.kind === "new") {
    return <NewFileDialog model={model} schemaId={filing.schemaId} onClose={onClose} />;
  }
  const page = describeTargetFile(model, filing.file);
  if (!page) return null;
  if (filing.kind === "move") return <MoveDialog model={model} page={page} onClose={onClose} />;
  if (filing.kind === "remove") return <RemoveDialog model={model} page={page} onClose={onClose} />;
  return <NewFileDialog model={model} source={page} schemaId={page.schemaId} onClose={onClose} />;
}
