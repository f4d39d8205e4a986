import { useState } from "react";
import { singleFileDialogStrings as strings } from "#lang/studio/app/single-file-export/strings";
import { studioLanguage } from "#lang/studio/studio-locale";
import { formatBytes } from "../../../ui/format/format-amount.ts";
import { OperationForm } from "../file-operations/operation-form.tsx";
import { Dialog } from "../modal-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import { downloadFile } from "./download-file.ts";

interface ExportDialogProps {
  model: StudioModel;
  /** The page to export alone. Without it, the whole site is preselected. */
  file?: string;
  onClose(): void;
}

/** The file that was downloaded. */
interface ExportedFile {
  name: string;
  bytes: number;
  notes: readonly string[];
}

/**
 * Shows the dialog of the single-file export. It downloads the current state as one HTML file, for
 * someone to review before it is published.
 */
export function ExportDialog({ model, file, onClose }: ExportDialogProps) {
  const { overview, parts } = model.current();
  const page = overview.routes.find((each) => each.file === (file ?? parts?.file));
  const [isOne, setOne] = useState(file !== undefined && page !== undefined);
  const [isMaking, setMaking] = useState(false);
  const [given, setGiven] = useState<ExportedFile>();
  const make = async () => {
    setMaking(true);
    try {
      const made = await model.ask.exportSingleFile(isOne ? page?.route : undefined, model.styles);
      if (made.kind === "refused") return made.told.length > 0 ? made.told : [strings.failed];
      const { name, html, notes } = made;
      setGiven({ name, bytes: downloadFile(name, html), notes });
      return [];
    } catch {
      return [strings.failed];
    } finally {
      setMaking(false);
    }
  };
  return (
    <Dialog title={strings.title} onClose={onClose}>
      {given ? (
        <ExportDone given={given} />
      ) : (
        <OperationForm
          action={isMaking ? strings.making : strings.make}
          errors={[]}
          onSubmit={make}
        >
          <p>{strings.explained}</p>
          <fieldset className="handout-choice" aria-label={strings.what}>
            <ScopeOption label={strings.whole} isChosen={!isOne} onChoose={() => setOne(false)} />
            {page && (
              <ScopeOption
                label={strings.onlyThis({ page: page.title })}
                isChosen={isOne}
                onChoose={() => setOne(true)}
              />
            )}
          </fieldset>
        </OperationForm>
      )}
    </Dialog>
  );
}

interface ScopeOptionProps {
  label: string;
  isChosen: boolean;
  onChoose(): void;
}

function ScopeOption({ label, isChosen, onChoose }: ScopeOptionProps) {
  return (
    <label>
      <input
        type="radio"
        name="handout"
        checked={isChosen}
        onChange={onChoose}
        data-first={isChosen || undefined}
      />
      {label}
    </label>
  );
}

/** Shows the result of the export. The focus moves to the Close button. */
function ExportDone({ given: { name, bytes, notes } }: { given: ExportedFile }) {
  return (
    <div className="filing">
      <div role="status">
        <p>{strings.done({ name, size: formatBytes(bytes, studioLanguage) })}</p>
        <p>{strings.send}</p>
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="filing-end">
        <button
          ref={(button) => button?.focus()}
          type="button"
          className="bar-main"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          {strings.close}
        </button>
      </div>
    </div>
  );
}
