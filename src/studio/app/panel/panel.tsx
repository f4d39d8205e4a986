import { type ComponentType, type MouseEvent, useEffect, useRef } from "react";
import { appStrings as strings } from "#lang/studio/app/strings";
import { studioCreatableFiles } from "../../../check/folder-structure/content-files.ts";
import { nodeAt } from "../../../model/schema/find-schema-node.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { FieldList } from "../../fields/field-list.tsx";
import { Icon } from "../icon.tsx";
import type { ContentSelection } from "../model/studio-state.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudioState } from "../use-studio-state.ts";
import { blockTypeTitle, currentPageBlocks, moveBlock } from "./block-commands.ts";
import { BlockList } from "./block-list.tsx";
import { BlockTools } from "./block-tools.tsx";
import { createFieldContext } from "./create-field-context.ts";
import { ConflictList } from "./diagnostics/conflicts.tsx";
import { ErrorList } from "./diagnostics/error-list.tsx";
import { displayName } from "./display-name.ts";
import { revealField } from "./field-navigation/reveal-field.ts";
import type { PagePanelHeaderProps } from "./page-panel-header.tsx";
import { SearchAndLinkPreviews } from "./search-and-link-previews.tsx";

/**
 * The fields for the visibility of a page. The page head shows them, so the field list does not.
 */
const pageHeadFields = ["/draft", "/publishAt", "/expiresAt"];

interface PanelProps {
  model: StudioModel;
  /** The page head; `undefined` until it is loaded. */
  PagePanelHeader?: ComponentType<PagePanelHeaderProps>;
}

/** Shows the side panel: the blocks of the page or the fields of the selection, and the errors. */
export function Panel({ model, PagePanelHeader }: PanelProps) {
  const { selection, parts, isReady, isPanelCollapsed } = useStudioState(model);
  return (
    <aside className="panel" aria-label={strings.panel} data-folded={isPanelCollapsed}>
      <CollapseButton model={model} />
      <ConflictList model={model} />
      <div id="panel-parts" className="panel-parts">
        {isReady && selection && (
          <SelectionFields
            key={`${selection.file}#${selection.path}`}
            model={model}
            choice={selection}
            PagePanelHeader={PagePanelHeader}
          />
        )}
        {isReady && !selection && parts && (
          <PageFields model={model} PagePanelHeader={PagePanelHeader} />
        )}
      </div>
      <ErrorList model={model} />
    </aside>
  );
}

/**
 * Shows a button that collapses the panel on screens where it is below the preview. Escape does the
 * same.
 */
function CollapseButton({ model }: { model: StudioModel }) {
  const { isPanelCollapsed, diagnostics } = useStudioState(model);
  const button = useRef<HTMLButtonElement>(null);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const wrong = errors.length + model.session.conflicts().length;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isBelow = (button.current?.getClientRects().length ?? 0) > 0;
      if (!isBelow || model.current().isPanelCollapsed || !isCollapseKey(event)) return;
      model.set({ isPanelCollapsed: true });
      button.current?.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [model]);
  return (
    <button
      ref={button}
      type="button"
      className="panel-fold"
      aria-expanded={!isPanelCollapsed}
      aria-controls="panel-parts"
      onClick={() => model.set({ isPanelCollapsed: !isPanelCollapsed })}
    >
      <Icon name={isPanelCollapsed ? "up" : "down"} />
      {strings.panel}
      {isPanelCollapsed && wrong > 0 && <span className="panel-wrong">{strings.wrong(wrong)}</span>}
    </button>
  );
}

/** Whether the key is Escape, and nothing else handles it. */
function isCollapseKey({ key, defaultPrevented, target }: KeyboardEvent): boolean {
  return key === "Escape" && !defaultPrevented && !(target as Element | null)?.closest("dialog");
}

/** Shows the buttons that move, duplicate and remove the selected block. */
function SelectedBlockTools({
  model,
  choice: { file, path },
}: {
  model: StudioModel;
  choice: ContentSelection;
}) {
  const { parts } = useStudioState(model);
  const blocks = currentPageBlocks(model);
  const [, number = ""] = /^\/blocks\/(\d+)$/.exec(path) ?? [];
  const block = blocks[Number(number)];
  if (number === "" || file !== parts?.file || block === undefined) return null;
  const at = { index: Number(number), of: blocks.length, type: blockTypeTitle(model, block) };
  const move = (to: number, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const tools = [...(currentTarget.parentElement?.children ?? [])];
    moveBlock(model, at.index, to);
    // The fields are rendered again at the new index, so focus the same button again.
    const selector = `.chosen-tools > :nth-child(${tools.indexOf(currentTarget) + 1})`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  };
  return (
    <div className="chosen-tools">
      <BlockTools model={model} at={at} onMove={move} />
    </div>
  );
}

function PageFields({ model, PagePanelHeader }: PanelProps) {
  const { parts } = useStudioState(model);
  const section = useRef<HTMLElement>(null);
  const file = parts?.file;
  // Scroll to the top for each new page.
  useEffect(() => void (file && section.current?.parentElement?.scrollTo(0, 0)), [file]);
  if (!parts) return null;
  const context = createFieldContext(model, parts.file);
  const isOutside = (path: string) => !path.startsWith("/blocks") && !pageHeadFields.includes(path);
  return (
    <>
      {parts.kind === "page" && <BlockList model={model} />}
      <section className="panel-part" ref={section}>
        <h2>{strings.page}</h2>
        {PagePanelHeader && <PagePanelHeader model={model} file={parts.file} />}
        {context && <FieldList context={context} path="" only={isOutside} />}
        <SearchAndLinkPreviews parts={parts} />
      </section>
    </>
  );
}

function SelectionFields({
  model,
  choice,
  PagePanelHeader,
}: PanelProps & { choice: ContentSelection }) {
  const { overview } = useStudioState(model);
  const section = useRef<HTMLElement>(null);
  const { file, path, field, shouldFocus } = choice;
  // If the user navigates to the same field again, focus it again.
  const asked = shouldFocus ? choice : undefined;
  useEffect(() => {
    // Show the title of the part, unless the field is further down.
    section.current?.parentElement?.scrollTo(0, 0);
    if (!field) return;
    const show = () =>
      revealField(section.current, { file, path: field, shouldFocus: shouldFocus });
    // An item far down in a long list renders its fields only after it is expanded.
    if (!show()) requestAnimationFrame(show);
  }, [file, field, shouldFocus, asked]);
  const context = createFieldContext(model, file);
  const value = model.session.value(file);
  const schemaId = overview.kinds[file];
  const schema = schemaId ? nodeAt(model.brought.schemas, schemaId, value, path) : undefined;
  const isThere = valueAt(value, path) !== undefined || studioCreatableFiles.includes(file);
  if (!context || !isThere) return null;
  const Head = path === "" && file.includes("/") ? PagePanelHeader : undefined;
  return (
    <section className="panel-part" ref={section}>
      <button
        type="button"
        className="panel-back"
        onClick={() => model.set({ selection: undefined, file: undefined })}
      >
        <Icon name="back" />
        {strings.back}
      </button>
      <h2>
        {schema?.title ?? file}
        <span>{displayName(valueAt(value, path))}</span>
      </h2>
      {Head && <Head model={model} file={file} />}
      <SelectedBlockTools model={model} choice={choice} />
      <FieldList
        context={context}
        path={path}
        only={Head && ((inside) => !pageHeadFields.includes(inside))}
      />
    </section>
  );
}
