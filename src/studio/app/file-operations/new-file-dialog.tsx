import { useId, useState } from "react";
import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import { contentFolderForSchema } from "../../../check/folder-structure/content-files.ts";
import type {
  FileOperation,
  FileOperationPlan,
} from "../../preview-worker/file-operations/operations.ts";
import { Dialog } from "../modal-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import { applyOperation, focusNewTitle, showFile } from "./apply-operation.ts";
import { OperationForm } from "./operation-form.tsx";
import type { TargetFile } from "./target-file.ts";
import { useOperationPlan } from "./use-operation-plan.ts";

interface NewFileProps {
  model: StudioModel;
  /** The page to copy; `undefined` for a new file. */
  source?: TargetFile;
  schemaId: string;
  onClose(): void;
}

/**
 * Shows the dialog that creates a file or a copy of one. It asks only for the title; the user can
 * change the name, which is derived from the title.
 */
export function NewFileDialog({ model, source, schemaId, onClose }: NewFileProps) {
  const [title, setTitle] = useState(source ? strings.copyOf(source) : "");
  const [name, setName] = useState<string>();
  const { properties = {} } = model.brought.schemas[schemaId] ?? {};
  const isDraft = properties.draft !== undefined;
  // If the title is unchanged, the copy keeps its fact tokens.
  const isLeft = source !== undefined && title === strings.copyOf(source);
  const wanted = isLeft ? strings.copyOf({ title: source.sourceTitle }) : title.trim();
  const deed: FileOperation | undefined =
    wanted === ""
      ? undefined
      : source
        ? { kind: "copy", file: source.file, title: wanted, name }
        : { kind: "new", schemaId, title: wanted, name };
  const plan = useOperationPlan(model, deed);
  const make = async () => {
    const outcome = deed && (await applyOperation(model, deed));
    if (!outcome || "told" in outcome) return outcome?.told ?? [];
    onClose();
    await showFile(model, outcome.done);
    focusNewTitle(model, outcome.done);
    model.announce(isDraft ? strings.made({ title }) : strings.madeFile({ title }));
    return [];
  };
  return (
    <Dialog
      title={source ? strings.duplicate(source) : newFileLabel(model, schemaId)}
      onClose={onClose}
    >
      <OperationForm
        action={isDraft ? strings.make : strings.makeFile}
        errors={plan?.told ?? []}
        isIdle={wanted === ""}
        onSubmit={make}
      >
        <label>
          {strings.title}
          <input
            type="text"
            value={title}
            data-first
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <NameField plan={plan} name={name} onName={setName} />
        {isDraft && <p className="filing-note">{strings.draftNote}</p>}
      </OperationForm>
    </Dialog>
  );
}

/** Shows the name that the file will get, and lets the user change it. */
function NameField({
  plan,
  name,
  onName,
}: {
  plan: FileOperationPlan | undefined;
  name: string | undefined;
  onName(name: string): void;
}) {
  const id = useId();
  const said = plan ? (plan.route ?? plan.name) : "";
  const hasRoute = plan?.route !== undefined;
  const told = hasRoute ? strings.address({ name: said }) : strings.code({ name: said });
  return (
    <div className="filing-name">
      <p role="status">{plan && told}</p>
      {plan && name === undefined && (
        <button type="button" onClick={() => onName(plan.name)}>
          {strings.changeName}
        </button>
      )}
      {name !== undefined && (
        <>
          <label htmlFor={id} className="visually-hidden">
            {hasRoute ? strings.addressField : strings.codeField}
          </label>
          <input
            id={id}
            type="text"
            value={name}
            spellCheck={false}
            autoCapitalize="off"
            // biome-ignore lint/a11y/noAutofocus: asked for by a press
            autoFocus
            onChange={({ target }) => onName(target.value)}
          />
        </>
      )}
    </div>
  );
}

/** Returns the label of the button that creates a file of some kind. */
export function newFileLabel({ brought }: StudioModel, schemaId: string): string {
  const known = strings.kinds[contentFolderForSchema(schemaId) ?? ""];
  return known ?? strings.otherKind({ kind: brought.schemas[schemaId]?.title ?? schemaId });
}
