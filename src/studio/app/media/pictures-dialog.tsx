import { useMemo, useState } from "react";
import { mediaStrings as strings } from "#lang/studio/app/media/strings";
import type { SelectedMediaFile } from "../../upload-preparation/selected-media-file.ts";
import type { DialogRequest } from "../file-operations/dialog-request.ts";
import { Dialog, useIsOpenRef } from "../modal-dialog.tsx";
import { containsAllWords, SearchField } from "../search/search-field.tsx";
import type { StudioModel } from "../studio-model.ts";
import { collectAltTexts, mediaAddress, pictureNames } from "./media-files.ts";
import { focusAltText, setFieldFile } from "./set-field-file.ts";
import { UploadArea } from "./upload-area.tsx";
import { uploadFile } from "./upload-file.ts";
import { enclosingTitle } from "./upload-to-field.ts";

interface PicturesProps {
  model: StudioModel;
  filing: Extract<DialogRequest, { kind: "pictures" }>;
  onClose(): void;
}

/**
 * Shows the dialog to choose a picture or upload one. Pictures can be found by name and alt text.
 */
export function PicturesDialog({ model, filing, onClose }: PicturesProps) {
  const [part, setPart] = useState("");
  const [told, setTold] = useState("");
  const isOpen = useIsOpenRef();
  const all = useMemo(() => picturesAndAltTexts(model), [model]);
  const found = all.filter(({ name, alt }) => containsAllWords(`${name} ${alt}`, part));
  const doing = async (deed: Promise<string | undefined>) => {
    setTold(strings.preparing);
    const fault = await deed;
    if (!isOpen.current) return;
    if (fault !== undefined) return setTold(fault);
    onClose();
    // Move the focus after the dialog is closed. While a modal dialog is open, nothing outside it
    // can get the focus.
    if (!filing.choose) requestAnimationFrame(() => focusAltText(model, filing));
  };
  const put = async (brought: SelectedMediaFile) => {
    if (!filing.choose) return setFieldFile(model, filing, brought);
    filing.choose(brought);
    return undefined;
  };
  const bring = async (picked: File) => {
    const title = enclosingTitle(model, filing);
    const brought = await uploadFile(model, { picked, wanted: "picture", title });
    if (typeof brought === "string") return brought;
    return isOpen.current ? put(brought) : undefined;
  };
  return (
    <Dialog
      title={strings.title}
      isWide
      onClose={() => {
        filing.choose?.(undefined);
        onClose();
      }}
    >
      <SearchField
        label={strings.search}
        value={part}
        found={strings.found(found.length)}
        onChange={setPart}
      />
      <UploadArea
        accept="image/*,.heic,.heif,.svg"
        error={told}
        onFile={(picked) => void doing(bring(picked))}
      />
      <ul className="picker pictures">
        {found.map(({ name, alt }) => (
          <li key={name} className="picker-choice">
            <div className="picture">
              <img src={mediaAddress(model, name)} alt="" loading="lazy" />
            </div>
            <button type="button" data-found onClick={() => void doing(put({ name }))}>
              <strong>{name}</strong>
            </button>
            <p>{alt || strings.undescribed}</p>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="picker-note">{strings.none}</p>}
    </Dialog>
  );
}

function picturesAndAltTexts(model: StudioModel): { name: string; alt: string }[] {
  const described = collectAltTexts(model);
  return pictureNames(model).map((name) => ({ name, alt: described.get(name)?.[0] ?? "" }));
}
