import { BinDialog } from "../bin/bin-dialog.tsx";
import { HandoutDialog } from "../handout/handout-dialog.tsx";
import { VersionsDialog } from "../past/versions/versions-dialog.tsx";
import { FilesDialog } from "../pictures/files-dialog.tsx";
import { PicturesDialog } from "../pictures/pictures-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import { filedPage } from "./filed-page.ts";
import type { Filing } from "./filing.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { NewFileDialog } from "./new-file-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { UsesDialog } from "./uses-dialog.tsx";

/** Picks the dialog for a file operation or for an action on a place in a file. */
export function FilingDialog({ model, filing }: { model: StudioModel; filing: Filing }) {
  const onClose = () => model.set({ filing: undefined });
  if (filing.kind === "bin") return <BinDialog model={model} onClose={onClose} />;
  if (filing.kind === "handout") {
    return <HandoutDialog model={model} file={filing.file} onClose={onClose} />;
  }
  if (filing.kind === "pictures") {
    return <PicturesDialog model={model} filing={filing} onClose={onClose} />;
  }
  if (filing.kind === "files") {
    return <FilesDialog model={model} filing={filing} onClose={onClose} />;
  }
  if (filing.kind === "uses") return <UsesDialog model={model} part={filing} onClose={onClose} />;
  if (filing.kind === "versions") {
    return <VersionsDialog model={model} {...filing} onClose={onClose} />;
  }
  if (filing.kind === "new") {
    return <NewFileDialog model={model} schemaId={filing.schemaId} onClose={onClose} />;
  }
  const page = filedPage(model, filing.file);
  if (!page) return null;
  if (filing.kind === "move") return <MoveDialog model={model} page={page} onClose={onClose} />;
  if (filing.kind === "remove") return <RemoveDialog model={model} page={page} onClose={onClose} />;
  return <NewFileDialog model={model} source={page} schemaId={page.schemaId} onClose={onClose} />;
}
