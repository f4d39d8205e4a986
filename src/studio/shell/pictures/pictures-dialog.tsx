import { type DragEvent, useMemo, useRef, useState } from "react";
import { Dialog } from "../bar/dialog.tsx";
import { isIn, SearchField } from "../bar/search-field.tsx";
import type { StudioModel } from "../studio-model.ts";
import { bringToField } from "./bring-to-field.ts";
import { describedAs, mediaAddress, pictureNames } from "./media-files.ts";
import { type FilePlace, putFile } from "./put-file.ts";
import { mediaWords as words } from "./words.pt-br.ts";

interface PicturesProps {
  model: StudioModel;
  place: FilePlace;
  onClose(): void;
}

/** All pictures of the site, found by their names and by what is said of them; one more may come from the computer. */
export function PicturesDialog({ model, place, onClose }: PicturesProps) {
  const [part, setPart] = useState("");
  const [told, setTold] = useState("");
  const all = useMemo(() => picturesOf(model), [model]);
  const found = all.filter(({ name, alt }) => isIn(`${name} ${alt}`, part));
  const doing = async (deed: Promise<string | undefined>) => {
    setTold(words.preparing);
    const fault = await deed;
    if (fault === undefined) onClose();
    else setTold(fault);
  };
  const bring = (picked: File) => void doing(bringToField(model, place, picked));
  return (
    <Dialog title={words.title} isWide onClose={onClose}>
      <SearchField
        label={words.search}
        value={part}
        found={words.found(found.length)}
        onChange={setPart}
      />
      <FromComputer told={told} onFile={bring} />
      <ul className="picker pictures">
        {found.map(({ name, alt }) => (
          <li key={name} className="picker-choice">
            <div className="picture">
              <img src={mediaAddress(model, name)} alt="" loading="lazy" />
            </div>
            <button
              type="button"
              data-found
              onClick={() => void doing(putFile(model, place, { name }))}
            >
              <strong>{name}</strong>
            </button>
            <p>{alt || words.undescribed}</p>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="picker-note">{words.none}</p>}
    </Dialog>
  );
}

function picturesOf(model: StudioModel): { name: string; alt: string }[] {
  const described = describedAs(model);
  return pictureNames(model).map((name) => ({ name, alt: described.get(name)?.[0] ?? "" }));
}

function FromComputer({ told, onFile }: { told: string; onFile(picked: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const take = (files: FileList | null) => void (files?.[0] && onFile(files[0]));
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
        {words.fromComputer}
      </button>
      <span role="status">{told || words.orDrop}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,.heic,.heif,.svg"
        onChange={({ currentTarget }) => take(currentTarget.files)}
      />
    </div>
  );
}
