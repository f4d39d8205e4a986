import { type DragEvent, useEffect, useRef, useState } from "react";
import { mediaStrings as strings } from "#lang/studio/app/media/strings";

interface UploadAreaProps {
  /** The value of `<input accept>`. */
  accept: string;
  /** The status message about the file. */
  error: string;
  onFile(picked: File): void;
}

/** Shows the area for an upload. The user can choose, drop or paste a file. */
export function UploadArea({ accept, error, onFile }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const [isOneOfMany, setOneOfMany] = useState(false);
  const take = (files: FileList | null) => {
    setOneOfMany((files?.length ?? 0) > 1);
    if (files?.[0]) onFile(files[0]);
  };
  const pasted = useRef(take);
  pasted.current = take;
  useEffect(() => {
    // Pasting works anywhere in the dialog, wherever the focus is.
    const paste = ({ clipboardData }: ClipboardEvent) =>
      pasted.current(clipboardData?.files ?? null);
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files fall on it; its button does the same
    <div
      className="pictures-bring"
      data-over={isOver}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <button type="button" onClick={() => input.current?.click()}>
        {strings.fromComputer}
      </button>
      <span role="status">
        {[error || strings.orDrop, isOneOfMany && strings.oneByOne].filter(Boolean).join(" ")}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Clear the value, so that the user can choose the same file again after correcting it.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
