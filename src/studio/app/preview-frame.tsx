import { useEffect, useRef, useState } from "react";
import { appStrings as strings } from "#lang/studio/app/strings";
import { pageAddresses } from "../backend-contract/api-addresses.ts";
import { createEditorApi } from "./editor-api/create-editor-api.ts";
import { placeTitle } from "./panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "./studio-model.ts";
import type { PreviewWidth } from "./toolbar/toolbar-types.ts";
import { useStudioState } from "./use-studio-state.ts";

interface PreviewFrameProps {
  model: StudioModel;
  width: PreviewWidth;
  onFind(): void;
}

/**
 * Scrolls the preview to the selected field or list. Does so only once per selection, so that the
 * user can scroll away afterwards.
 */
function useScrollToSelection(model: StudioModel): void {
  const { parts, selection, file } = useStudioState(model);
  const brought = useRef<typeof selection>(undefined);
  useEffect(() => {
    if (!parts || !selection || brought.current === selection) return;
    const isSought =
      selection.shouldFocus === true || (file === selection.file && selection.path === "");
    const place = `${selection.file}#${selection.field ?? selection.path}`;
    if (isSought && model.preview?.scrollToField(place)) brought.current = selection;
  }, [model, parts, selection, file]);
}

/** Shows the preview: the page as visitors see it, with notices above it. */
export function PreviewFrame({ model, width, onFind }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const {
    parts,
    selection,
    previewDate,
    overview,
    isDisconnected,
    siteCodeError,
    hasOtherSiteCode,
    externalFile,
    file,
  } = useStudioState(model);
  const isHidden = overview.routes.some(({ route, hidden }) => hidden && route === parts?.route);
  const { kinds } = overview;
  // Whether the file should have a page, but has none because something required is missing.
  const isUnfinished =
    file !== undefined && overview.routes.some((page) => kinds[page.file] === kinds[file]);
  const find = useRef(onFind);
  find.current = onFind;
  const attach = () => {
    const page = frame.current?.contentWindow?.preloPage;
    page?.connect(createEditorApi(model, () => find.current()));
    if (page) model.attachPreview(page);
  };
  useScrollToSelection(model);
  useEffect(() => {
    const [, index] = /^\/blocks\/(\d+)/.exec(selection?.path ?? "") ?? [];
    const isHere = selection?.file === parts?.file;
    model.preview?.selectBlock(isHere && index !== undefined ? Number(index) : undefined);
  }, [model, selection, parts]);
  return (
    <main className="stage" data-width={width}>
      {isDisconnected && <ConnectionNotice host={model.host} />}
      <AccountNotice host={model.host} />
      {siteCodeError !== undefined && (
        <p className="stage-note" role="alert">
          {strings.ownCode({ fault: siteCodeError })}
        </p>
      )}
      {hasOtherSiteCode && (
        <p className="stage-note" role="status">
          {strings.otherCode}
        </p>
      )}
      {externalFile !== undefined && (
        <p className="stage-note stage-asked" role="status">
          {strings.saidOutside({ place: placeTitle(model, externalFile, "") })}
          <button type="button" onClick={() => model.set({ externalFile: undefined })}>
            {strings.close}
          </button>
        </p>
      )}
      {isUnfinished && (
        <p className="stage-note" role="status">
          {strings.notShown}
        </p>
      )}
      {parts?.stale && !isUnfinished && (
        <p className="stage-note" role="status">
          {strings.stale}
        </p>
      )}
      {previewDate !== undefined && (
        <p className="stage-note stage-asked" role="status">
          {parts?.isAbsent ? strings.absentOn(previewDate) : strings.seenAsOn(previewDate)}
          <button type="button" onClick={() => model.setPreviewDate(undefined)}>
            {strings.seeAll}
          </button>
        </p>
      )}
      {previewDate === undefined && isHidden && (
        <p className="stage-note" role="status">
          {strings.hiddenPage}
        </p>
      )}
      <iframe
        ref={frame}
        name="page"
        title={strings.frame}
        src={pageAddresses.page}
        onLoad={attach}
      />
    </main>
  );
}

/**
 * Shows the notice that the backend is unreachable. Adds a button to reconnect if the backend has
 * one.
 */
function ConnectionNotice({ host }: Pick<StudioModel, "host">) {
  const { unreachableMessage = strings.away, reconnect } = host;
  return (
    <p className="stage-note stage-asked" role="status">
      {unreachableMessage}
      {reconnect && (
        <button type="button" onClick={reconnect.ask}>
          {reconnect.label}
        </button>
      )}
    </p>
  );
}

/** Shows a notice about the account, such as an expiring token, until the user dismisses it. */
function AccountNotice({ host }: Pick<StudioModel, "host">) {
  const [isRead, setRead] = useState(false);
  const notice = host.account?.notice;
  if (notice === undefined || isRead) return null;
  return (
    <p className="stage-note stage-asked" role="status">
      {notice}
      <button type="button" onClick={() => setRead(true)}>
        {strings.close}
      </button>
    </p>
  );
}
