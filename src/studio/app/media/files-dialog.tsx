import { useMemo, useState } from "react";
import { documentExtensions, formatLabel } from "../../../model/download-names.ts";
import type { UploadedFile } from "../../pictures/uploaded-file.ts";
import type { DialogRequest } from "../file-operations/dialog-request.ts";
import { containsWords, SearchField } from "../search/search-field.tsx";
import type { StudioModel } from "../studio-model.ts";
import { Dialog, useIsOpen } from "../toolbar/dialog.tsx";
import { downloadChoices, formatAndSize } from "./download-choices.ts";
import { UploadArea } from "./upload-area.tsx";
import { uploadFile } from "./upload-file.ts";
import { titleAround } from "./upload-to-field.ts";
import { mediaWords as words } from "./words.pt-br.ts";

interface FilesProps {
  model: StudioModel;
  filing: Extract<DialogRequest, { kind: "files" }>;
  onClose(): void;
}

/** Dialog to choose a download file, or to upload one. */
export function FilesDialog({ model, filing, onClose }: FilesProps) {
  const [part, setPart] = useState("");
  const [told, setTold] = useState("");
  const isOpen = useIsOpen();
  const all = useMemo(() => downloadChoices(model), [model]);
  const found = all.filter(({ value, label }) => containsWords(`${value} ${label}`, part));
  const choose = (brought?: UploadedFile) => {
    filing.choose?.(brought);
    onClose();
  };
  const bring = async (picked: File) => {
    setTold(words.preparingFile);
    const title = titleAround(model, filing);
    const brought = await uploadFile(model, { picked, wanted: "document", title });
    if (!isOpen.current) return;
    if (typeof brought === "string") setTold(brought);
    else choose(brought);
  };
  return (
    <Dialog title={words.files} onClose={() => choose()}>
      <SearchField
        label={words.searchFiles}
        value={part}
        found={words.foundFiles(found.length)}
        onChange={setPart}
      />
      <UploadArea accept={acceptedTypes} told={told} onFile={(picked) => void bring(picked)} />
      <ul className="finder-list">
        {found.map(({ value, label }) => (
          <li key={value}>
            <button type="button" data-found onClick={() => choose({ name: value })}>
              <strong>{label}</strong>
              <span>{hintOf(model, value, label)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="picker-note">{all.length === 0 ? words.noFiles : words.noFile}</p>
      )}
    </Dialog>
  );
}

const acceptedTypes = documentExtensions.map((ending) => `.${ending}`).join(",");

/** The file name if the title differs, and its size if known. */
function hintOf(model: StudioModel, name: string, label: string): string {
  const detail = formatAndSize(model, name);
  const parts = [label !== name && name, detail !== formatLabel(name) && detail];
  return parts.filter(Boolean).join(" · ");
}
