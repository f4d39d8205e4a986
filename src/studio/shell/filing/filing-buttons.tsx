import { contentFolders } from "../../../check/lookup/content-files.ts";
import { handoutDialogWords } from "../handout/words.pt-br.ts";
import type { StudioModel } from "../studio-model.ts";
import type { Filing } from "./filing.ts";
import { newWord } from "./new-file-dialog.tsx";
import { filingWords as words } from "./words.pt-br.ts";

interface FilingButtonsProps {
  model: StudioModel;
  onClose(): void;
}

/** A new file of each kind of which the site keeps one an entry, and what was removed. */
export function FilingButtons({ model, onClose }: FilingButtonsProps) {
  const kinds = Object.values(contentFolders).filter((id) => model.brought.schemas[id]);
  const open = (filing: Filing) => {
    onClose();
    model.set({ filing });
  };
  return (
    <fieldset className="filing-buttons" aria-label={words.create}>
      {kinds.map((schemaId) => (
        <button key={schemaId} type="button" onClick={() => open({ kind: "new", schemaId })}>
          {newWord(model, schemaId)}
        </button>
      ))}
      <button type="button" onClick={() => open({ kind: "handout" })}>
        {handoutDialogWords.showSomebody}
      </button>
      <button type="button" onClick={() => open({ kind: "bin" })}>
        {words.bin}
      </button>
    </fieldset>
  );
}
