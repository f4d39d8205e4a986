import { useState } from "react";
import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import { appStrings } from "#lang/studio/app/strings";
import type { FileOperation } from "../../preview-worker/file-operations/operations.ts";
import { Dialog } from "../modal-dialog.tsx";
import { addToBin } from "../recycle-bin/recycle-bin.ts";
import type { StudioModel } from "../studio-model.ts";
import { AffectedPlaces } from "./affected-places.tsx";
import { applyOperation } from "./apply-operation.ts";
import { OperationForm } from "./operation-form.tsx";
import type { TargetFile } from "./target-file.ts";
import { useOperationPlan } from "./use-operation-plan.ts";

interface RemoveProps {
  model: StudioModel;
  page: TargetFile;
  onClose(): void;
}

/**
 * Shows the dialog that removes a page. It lists each link to the page, and asks where the address
 * of the page redirects to.
 */
export function RemoveDialog({ model, page, onClose }: RemoveProps) {
  const [to, setTo] = useState(() => suggestRedirectTarget(model, page));
  const [drop, setDrop] = useState<string[]>([]);
  const deed: FileOperation = { kind: "remove", file: page.file, to, drop };
  const plan = useOperationPlan(model, deed);
  const remove = async () => {
    const outcome = await applyOperation(model, deed, ({ file, redirect }) => {
      const text = model.session.text(file) ?? "";
      return addToBin(model, { file, title: page.title, text, redirect });
    });
    if ("told" in outcome) return outcome.told;
    onClose();
    history.pushState(null, "", `#${page.route ? to : "/"}`);
    await model.openHash(location.hash);
    model.announce(strings.removed(page));
    return [];
  };
  const isNamed = plan && plan.places.length > 0;
  // An unpublished page without links to it needs no redirect.
  const isLeading = !plan || plan.redirect !== undefined || isNamed;
  return (
    <Dialog title={strings.removeOf(page)} onClose={onClose}>
      <OperationForm
        action={strings.remove}
        errors={plan?.told ?? []}
        isIdle={!plan}
        onSubmit={remove}
      >
        {!plan && <p role="status">{strings.wait}</p>}
        {page.route !== undefined && isLeading && (
          <PagePicker model={model} page={page} value={to} onChange={setTo} />
        )}
        {isNamed && (
          <section>
            <p>{strings.linksIn(plan.places.length)}</p>
            <AffectedPlaces model={model} places={plan.places} drop={drop} onDrop={setDrop} />
          </section>
        )}
        <p className="filing-note">{strings.binNote}</p>
      </OperationForm>
    </Dialog>
  );
}

interface PagePickerProps {
  model: StudioModel;
  page: TargetFile;
  value: string;
  onChange(route: string): void;
}

/** Shows a select box of all visible pages and articles except the removed one. */
function PagePicker({ model, page, value, onChange }: PagePickerProps) {
  const { routes } = model.current().overview;
  const others = routes.filter((each) => !each.hidden && each.file !== page.file);
  const groups = [
    { label: appStrings.pages, kind: "page" },
    { label: appStrings.articles, kind: "article" },
  ];
  return (
    <label>
      {strings.whereTo}
      <select value={value} data-first onChange={({ target }) => onChange(target.value)}>
        {groups.map(({ label, kind }) => (
          <optgroup key={kind} label={label}>
            {others
              .filter((each) => each.kind === kind)
              .map(({ route, title }) => (
                <option key={route} value={route}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/**
 * Suggests a redirect target: the parent page, such as the list of articles, or the home page if
 * there is no visible parent page.
 */
function suggestRedirectTarget(model: StudioModel, { route = "" }: TargetFile): string {
  const above = route.slice(0, route.lastIndexOf("/"));
  const { routes } = model.current().overview;
  const isThere = routes.some((each) => each.route === above && !each.hidden);
  const home = route === "/" ? routes.find((each) => each.route !== "/")?.route : "/";
  return isThere ? above : (home ?? "/");
}
