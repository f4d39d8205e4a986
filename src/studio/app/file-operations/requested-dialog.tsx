import { RecycleBinDialog } from "../bin/bin-dialog.tsx";
import { ExportDialog } from "../handout/handout-dialog.tsx";
import { EarlierValuesDialog } from "../past/versions/versions-dialog.tsx";
import { FilesDialog } from "../pictures/files-dialog.tsx";
import { PicturesDialog } from "../pictures/pictures-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import { targetFile } from "./filed-page.ts";
import type { DialogRequest } from "./filing.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { NewFileDialog } from "./new-file-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { ReferencesDialog } from "./uses-dialog.tsx";

/** Picks the dialog for a file operation or for an action on a place in a file. */
export function RequestedDialog({ model, filing }: { model: StudioModel; filing: DialogRequest }) {
  const onClose = () => model.set({ filing: undefined });
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
  const page = targetFile(model, filing.file);
  if (!page) return null;
  if (filing.kind === "move") return <MoveDialog model={model} page={page} onClose={onClose} />;
  if (filing.kind === "remove") return <RemoveDialog model={model} page={page} onClose={onClose} />;
  return <NewFileDialog model={model} source={page} schemaId={page.schemaId} onClose={onClose} />;
}
