import { useRef, useState } from "react";
import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import { idFromText } from "../../../yaml/text-and-language/item-id.ts";
import type { FileOperation } from "../../preview-worker/file-operations/operations.ts";
import { Dialog } from "../modal-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import { AffectedPlaces } from "./affected-places.tsx";
import { applyOperation, showFile } from "./apply-operation.ts";
import { OperationForm } from "./operation-form.tsx";
import { routeOrId, type TargetFile } from "./target-file.ts";
import { useOperationPlan } from "./use-operation-plan.ts";

type MoveOperation = Extract<FileOperation, { kind: "move" }>;

interface MoveProps {
  model: StudioModel;
  page: TargetFile;
  onClose(): void;
}

/**
 * Shows the dialog that changes the address of a page or an article. It first lists every place
 * that changes with the address.
 */
export function MoveDialog({ model, page, onClose }: MoveProps) {
  const old = routeOrId(model, page.file);
  const input = useRef<HTMLInputElement>(null);
  const byTitle = addressFromTitle(page, old);
  const [name, setName] = useState(old);
  const deed: MoveOperation | undefined =
    name.trim() === "" || name === old ? undefined : { kind: "move", file: page.file, name };
  const plan = useOperationPlan(model, deed);
  const move = async () => {
    const hasVersions = await hasRepository(model);
    const outcome = deed && (await applyOperation(model, { ...deed, hasVersions }));
    if (!outcome || "told" in outcome) return outcome?.told ?? [];
    onClose();
    await showFile(model, outcome.done);
    model.announce(strings.moved({ name: outcome.done.route ?? outcome.done.name }));
    return [];
  };
  const isRight = plan && plan.told.length === 0;
  return (
    <Dialog title={strings.moveOf(page)} onClose={onClose}>
      <OperationForm
        action={strings.moveIt}
        errors={plan?.told ?? []}
        isIdle={!deed}
        onSubmit={move}
      >
        <label>
          {strings.newAddress}
          <input
            ref={input}
            type="text"
            value={name}
            spellCheck={false}
            autoCapitalize="off"
            data-first
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {byTitle !== undefined && byTitle !== old && byTitle !== name && (
          <button
            type="button"
            className="filing-offer"
            onClick={() => {
              setName(byTitle);
              // The suggestion disappears, so move the focus to the address field.
              input.current?.focus();
            }}
          >
            {strings.byTitle({ name: byTitle })}
          </button>
        )}
        <p role="status" className="filing-note">
          {isRight && strings.address({ name: plan.route ?? plan.name })}
        </p>
        {isRight && (
          <section>
            <p>
              {plan.places.length > 0
                ? strings.changesIn(plan.places.length)
                : strings.changesNowhere}
            </p>
            <AffectedPlaces model={model} places={plan.places} />
            {plan.redirect && <p className="filing-note">{strings.kept}</p>}
          </section>
        )}
      </OperationForm>
    </Dialog>
  );
}

/**
 * Whether the content has a repository. Without one, it is unknown whether an address is published.
 */
async function hasRepository({ host }: StudioModel): Promise<boolean> {
  const state = await host.history?.state();
  return state?.kind === "history";
}

/**
 * Derives an address or ID from the title, in the same part of the site; `undefined` for the home
 * page.
 */
function addressFromTitle({ title }: TargetFile, old: string): string | undefined {
  const id = idFromText(title);
  return id === "" || old === "/" ? undefined : old.replace(/[^/]*$/, "") + id;
}
