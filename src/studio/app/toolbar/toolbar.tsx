import { type ReactNode, useEffect, useState } from "react";

import { accountStrings } from "#lang/studio/app/account/strings";
import { singleFileDialogStrings } from "#lang/studio/app/single-file-export/strings";
import { appStrings as strings } from "#lang/studio/app/strings";
import { Icon } from "../icon.tsx";
import { isUnchangedSinceLastCommit } from "../publish/last-commit.ts";
import type { PublishProgress } from "../publish/publish-progress.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudioState } from "../use-studio-state.ts";
import { redo, undo } from "./shortcuts.ts";
import type { PreviewWidth, ToolbarDialog } from "./toolbar-types.ts";

interface ToolbarProps {
  model: StudioModel;
  width: PreviewWidth;
  onWidth(width: PreviewWidth): void;
  onFind(): void;
  onLayer(layer: ToolbarDialog): void;
}

/** Shows the toolbar: page search, preview width and date, undo and redo, save state, publish. */
export function Toolbar({ model, width, onWidth, onFind, onLayer }: ToolbarProps) {
  const { parts, file, overview } = useStudioState(model);
  const titleOf = (name = "") => model.brought.schemas[overview.kinds[name] ?? ""]?.title;
  const page = overview.routes.find(({ route }) => route === parts?.route);
  return (
    <header className="bar">
      <h1 className="visually-hidden">{strings.studio}</h1>
      <button type="button" className="bar-page" onClick={onFind}>
        <Icon name="find" />
        <span>{titleOf(file) ?? page?.title ?? strings.find}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <button
        type="button"
        className="bar-new"
        aria-label={strings.new}
        title={strings.new}
        onClick={() => onLayer("new")}
      >
        <Icon name="add" />
        <span>{strings.new}</span>
      </button>
      <fieldset className="bar-group bar-widths" aria-label={strings.width}>
        {(["desktop", "tablet", "phone"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === width}
            aria-label={strings.widths[each]}
            title={strings.widths[each]}
            onClick={() => onWidth(each)}
          >
            <Icon name={each} />
          </button>
        ))}
      </fieldset>
      <OverflowMenu>
        <DarkModeToggle model={model} />
        <PreviewDateField model={model} />
        {model.host.account && (
          <button
            type="button"
            aria-label={accountStrings.account}
            title={accountStrings.account}
            onClick={() => onLayer("account")}
          >
            <Icon name="person" />
          </button>
        )}
      </OverflowMenu>
      <UndoButtons model={model} />
      <FormatButtons model={model} />
      <SaveStateIndicator model={model} />
      <button type="button" className="bar-quiet" onClick={() => onLayer("changes")}>
        {strings.changes}
      </button>
      <button
        type="button"
        className="bar-show"
        aria-label={singleFileDialogStrings.showSomebody}
        title={singleFileDialogStrings.showSomebody}
        onClick={() => model.set({ dialogRequest: { kind: "handout" } })}
      >
        <Icon name="show" />
        <span aria-hidden="true">{singleFileDialogStrings.show}</span>
      </button>
      <button type="button" className="bar-main" onClick={() => onLayer("publish")}>
        {strings.publish}
      </button>
    </header>
  );
}

/** Shows its children in the toolbar if there is room, and in a menu on phones. */
function OverflowMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="bar-unfold"
        aria-expanded={isOpen}
        aria-label={strings.look}
        title={strings.look}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      <div className="bar-more" data-open={isOpen}>
        {children}
      </div>
    </>
  );
}

function DarkModeToggle({ model }: { model: StudioModel }) {
  const { scheme } = useStudioState(model);
  return (
    <button
      type="button"
      aria-pressed={scheme === "dark"}
      aria-label={strings.scheme.dark}
      title={strings.scheme.dark}
      onClick={() => model.setScheme(scheme === "dark" ? "light" : "dark")}
    >
      <Icon name="moon" />
    </button>
  );
}

/**
 * Shows the field for the preview date. The preview shows the site as it will be on that day. If
 * the field is empty, the preview also shows drafts.
 */
function PreviewDateField({ model }: { model: StudioModel }) {
  const { previewDate } = useStudioState(model);
  return (
    <label className="bar-day" data-chosen={previewDate !== undefined}>
      <span>{strings.seenOn}</span>
      <input
        type="date"
        value={previewDate ?? ""}
        onChange={({ target }) => model.setPreviewDate(target.value || undefined)}
      />
    </label>
  );
}

function UndoButtons({ model }: { model: StudioModel }) {
  useRerenderOnSessionChange(model);
  const { session } = model;
  return (
    <fieldset className="bar-group" aria-label={strings.steps}>
      <button
        type="button"
        aria-label={strings.undo}
        title={`${strings.undo} (Ctrl Z)`}
        disabled={!session.canUndo()}
        onClick={() => undo(model)}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        aria-label={strings.redo}
        title={`${strings.redo} (Ctrl Shift Z)`}
        disabled={!session.canRedo()}
        onClick={() => redo(model)}
      >
        <Icon name="redo" />
      </button>
    </fieldset>
  );
}

const formatShortcuts = { bold: "Ctrl B", italic: "Ctrl I", link: "Ctrl E" } as const;

/**
 * Shows the format buttons for the text selected in the preview. Pressing one must leave the caret
 * in the text.
 */
function FormatButtons({ model }: { model: StudioModel }) {
  const { acceptsFormatting } = useStudioState(model);
  return (
    <fieldset
      className="bar-group bar-marks"
      data-idle={!acceptsFormatting}
      aria-label={strings.marks}
    >
      {(["bold", "italic", "link"] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={strings[kind]}
          title={`${strings[kind]} (${formatShortcuts[kind]})`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => model.preview?.format(kind)}
        >
          <Icon name={kind} />
        </button>
      ))}
    </fieldset>
  );
}

function SaveStateIndicator({ model }: { model: StudioModel }) {
  useRerenderOnSessionChange(model);
  const { isDisconnected, diagnostics, lastCommit, hasUnpublishedChanges, publishProgress } =
    useStudioState(model);
  const state = model.session.state();
  // A new error in a text that is still being written is shown as "incomplete", not as an error.
  const isNew = state === "draft" && !diagnostics.some((each) => model.session.isPreexisting(each));
  const later = model.host.account ? strings.savedAfter : strings.savedLater;
  const why = isDisconnected ? later : model.session.problem();
  const isOther =
    hasUnpublishedChanges || lastCommit !== undefined || model.session.changedFiles().length > 0;
  const isChanged = state === "saved" && isOther;
  const changed = isUnchangedSinceLastCommit(lastCommit, model.session)
    ? describeCommitProgress(publishProgress)
    : strings.savedHere;
  const said = isChanged ? changed : isNew ? strings.incomplete : strings.saved[state];
  return (
    <p className="bar-save" role="status" data-state={state}>
      {state === "error" ? (why ?? strings.saved.error) : said}
    </p>
  );
}

function describeCommitProgress(sending: PublishProgress | undefined): string {
  const { step } = sending ?? {};
  const isOnWay = step === "sending" || step === "waiting" || step === "live";
  return isOnWay ? strings.sentHere[step] : strings.keptHere;
}

/** Renders the component again when the session changes. */
function useRerenderOnSessionChange({ session }: StudioModel): void {
  const [, setCount] = useState(0);
  useEffect(() => session.subscribe(() => setCount((count) => count + 1)), [session]);
}
