import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import type { FieldPlace } from "../schema/field-place.ts";
import { useFieldStore } from "../store/field-store-provider.tsx";
import { useOtherMediaUses } from "../store/use-other-media-uses.ts";
import { fieldTitle } from "./field-frame.tsx";
import { helperProps } from "./helper-button-keys.ts";

const acceptedTypes: Readonly<Record<string, string>> = {
  "picture-file": "image/*,.heic,.heif,.svg",
  "download-file": ".pdf,.docx,.xlsx,.odt,.ods,.csv",
};

interface MediaDropZoneProps {
  place: FieldPlace;
  /** Name of the file that the field references. */
  name: string;
  /** URL of a thumbnail, if the file is a picture. */
  address?: string;
  children: ReactNode;
}

/** The field for one file. Editors drop, paste or upload a file, or pick an existing one. */
export function MediaDropZone({ place, name, address, children }: MediaDropZoneProps) {
  const media = useFieldStore().currentContext().media;
  const input = useRef<HTMLInputElement>(null);
  const { state, bring } = useUpload(place);
  const [isOver, setOver] = useState(false);
  const elsewhere = useOtherMediaUses(place.path, name);
  const isPicture = place.kind === "picture-file";
  const title = fieldTitle(place);
  const take = (files: FileList | null | undefined) => void (files?.[0] && bring(files[0]));
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(over);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files fall on it; all it does its buttons do, too
    <div
      className="studio-media"
      data-over={isOver}
      data-busy={state.isBusy}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData.files);
      }}
    >
      {isPicture && address && (
        <div className="studio-media-picture">
          <img src={address} alt="" draggable={false} />
        </div>
      )}
      <div className="studio-media-ways">
        <button
          {...helperProps}
          type="button"
          aria-label={strings.action(strings.media.fromComputer, title)}
          aria-disabled={state.isBusy}
          onClick={() => !state.isBusy && input.current?.click()}
        >
          {strings.media.fromComputer}
        </button>
        {isPicture && (
          <button
            {...helperProps}
            type="button"
            className="studio-quiet"
            aria-label={strings.media.allOfSite(title)}
            onClick={() => media?.choose(place.path)}
          >
            {strings.media.ofSite}
          </button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={acceptedTypes[place.kind ?? ""]}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // Picking the same file again must fire `change` too.
            currentTarget.value = "";
          }}
        />
      </div>
      <p className="studio-length" role="status">
        {state.isBusy
          ? strings.media.preparing
          : isPicture
            ? strings.media.orDrop
            : strings.media.orDropFile}
      </p>
      {state.fault !== undefined && (
        <div className="studio-told">
          <p className="error" role="alert">
            {state.fault}
          </p>
        </div>
      )}
      {children}
      {elsewhere.length > 0 && (
        <p className="studio-length">{strings.media.elsewhere(elsewhere)}</p>
      )}
    </div>
  );
}

/** Uploads one file at a time. The error stays until the next upload. */
function useUpload({ path }: FieldPlace) {
  const store = useFieldStore();
  const [state, setState] = useState<{ isBusy: boolean; fault?: string }>({ isBusy: false });
  const bring = async (picked: File) => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    const fault = await store.currentContext().media?.bring(path, picked);
    setState({ isBusy: false, fault });
  };
  return { state, bring };
}
