import { useMemo, useState } from "react";
import { mediaStrings as strings } from "#lang/studio/app/media/strings";
import { documentExtensions, fileFormatLabel } from "../../../model/download-names.ts";
import type { SelectedMediaFile } from "../../upload-preparation/selected-media-file.ts";
import type { DialogRequest } from "../file-operations/dialog-request.ts";
import { Dialog, useIsOpenRef } from "../modal-dialog.tsx";
import { containsAllWords, SearchField } from "../search/search-field.tsx";
import type { StudioModel } from "../studio-model.ts";
import { describeFormatAndSize, downloadLinkChoices } from "./download-choices.ts";
import { UploadArea } from "./upload-area.tsx";
import { uploadFile } from "./upload-file.ts";
import { enclosingTitle } from "./upload-to-field.ts";

interface FilesProps {
  model: StudioModel;
  filing: Extract<DialogRequest, { kind: "files" }>;
  onClose(): void;
}

/** Shows the dialog to choose a download file or upload one. */
export function FilesDialog({ model, filing, onClose }: FilesProps) {
  const [part, setPart] = useState("");
  const [told, setTold] = useState("");
  const isOpen = useIsOpenRef();
  const all = useMemo(() => downloadLinkChoices(model), [model]);
  const found = all.filter(({ value, label }) => containsAllWords(`${value} ${label}`, part));
  const choose = (brought?: SelectedMediaFile) => {
    filing.choose?.(brought);
    onClose();
  };
  const bring = async (picked: File) => {
    setTold(strings.preparingFile);
    const title = enclosingTitle(model, filing);
    const brought = await uploadFile(model, { picked, wanted: "document", title });
    if (!isOpen.current) return;
    if (typeof brought === "string") setTold(brought);
    else choose(brought);
  };
  return (
    <Dialog title={strings.files} onClose={() => choose()}>
      <SearchField
        label={strings.searchFiles}
        value={part}
        found={strings.foundFiles(found.length)}
        onChange={setPart}
      />
      <UploadArea accept={acceptedTypes} error={told} onFile={(picked) => void bring(picked)} />
      <ul className="finder-list">
        {found.map(({ value, label }) => (
          <li key={value}>
            <button type="button" data-found onClick={() => choose({ name: value })}>
              <strong>{label}</strong>
              <span>{fileHint(model, value, label)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="picker-note">{all.length === 0 ? strings.noFiles : strings.noFile}</p>
      )}
    </Dialog>
  );
}

const acceptedTypes = documentExtensions.map((ending) => `.${ending}`).join(",");

/** Returns the file name if it differs from the title, and the size of the file if it is known. */
function fileHint(model: StudioModel, name: string, label: string): string {
  const detail = describeFormatAndSize(model, name);
  const parts = [label !== name && name, detail !== fileFormatLabel(name) && detail];
  return parts.filter(Boolean).join(" · ");
}
