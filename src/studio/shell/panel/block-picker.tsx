import { useState } from "react";
import { blockIds, type Schemas } from "../../../content/schema/schemas.ts";
import type { Json } from "../../../text/surgery/change.ts";
import { Dialog } from "../bar/dialog.tsx";
import { shellWords as words } from "../words.pt-br.ts";
import { newBlock } from "./new-block.ts";

interface BlockPickerProps {
  schemas: Schemas;
  onChoose(value: Json, name: string): void;
  onClose(): void;
}

/** All kinds of sections, to choose one that is added. */
export function BlockPicker({ schemas, onChoose, onClose }: BlockPickerProps) {
  const [part, setPart] = useState("");
  const kinds = blockIds(schemas).map((id) => ({ id, ...schemas[id] }));
  const found = kinds.filter(({ title = "", description = "" }) =>
    plain(`${title} ${description}`).includes(plain(part)),
  );
  return (
    <Dialog title={words.addBlock} onClose={onClose}>
      <input
        type="search"
        className="finder-input"
        aria-label={words.findHint}
        placeholder={words.findHint}
        value={part}
        onChange={({ target }) => setPart(target.value)}
      />
      <ul className="picker">
        {found.map(({ id, title = "", description }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onChoose(newBlock(schemas, id), title);
                onClose();
              }}
            >
              <strong>{title}</strong>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{words.nothingFound}</p>}
    </Dialog>
  );
}

/** A text as one searches for it: without accents and capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
