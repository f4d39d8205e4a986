import { useEffect, useRef, useState } from "react";
import { appStrings as strings } from "#lang/studio/app/strings";
import { textAt } from "../../model/parsed-site.ts";
import { nodeAt } from "../../model/schema/find-schema-node.ts";
import { pageAddresses } from "../backend-contract/api-addresses.ts";
import type { EditorApi, PreviewSelection } from "../canvas/preview-bridge.ts";
import { createTextChangeBuilder } from "../fields/create-changes/derived-id.ts";
import { factNameToLocation } from "../fields/schema/fact-locations.ts";
import type { ConstrainedSchema } from "../fields/schema/field-kind.ts";
import { rephraseSentence } from "../fields/schema/rephrase-description.ts";
import type { Session } from "../session/session.ts";
import { describeFormatAndSize, downloadLinkChoices } from "./media/download-choices.ts";
import { mediaAddress } from "./media/media-files.ts";
import { blockTypeTitle, currentPageBlocks, moveBlock } from "./panel/block-commands.ts";
import { createFieldContext } from "./panel/create-field-context.ts";
import { factBreadcrumb } from "./panel/fact-titles.ts";
import {
  editedPartPointer,
  entryOrPartPointer,
  findDisplayedNumberPointer,
  findFactPlace,
  parseFieldKey,
} from "./panel/field-navigation/field-pointers.ts";
import { placeTitle } from "./panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "./studio-model.ts";
import { handleShortcut } from "./toolbar/shortcuts.ts";
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

function createEditorApi(model: StudioModel, find: () => void): EditorApi {
  const { session } = model;
  const heldIn = (file: string) => {
    const schemaId = model.current().overview.kinds[file];
    if (schemaId === undefined) return undefined;
    return { schemas: model.brought.schemas, schemaId, value: session.value(file) };
  };
  let [begun, changesFor] = ["", createTextChangeBuilder(() => undefined, "")];
  const begin = (field: string) => {
    const { file, path } = parseFieldKey(field);
    [begun, changesFor] = [field, createTextChangeBuilder(() => heldIn(file), path)];
  };
  return {
    textSource(field) {
      const { file, path } = parseFieldKey(field);
      const { schemaId, value } = heldIn(file) ?? {};
      begin(field);
      const schema = schemaId && nodeAt(model.brought.schemas, schemaId, value, path);
      const text = textAt(value, path)?.replace(/\n+$/, "");
      if (!schema || text === undefined) return undefined;
      const {
        markup,
        lines,
        maxLength: most,
        description,
        title: name,
      } = schema as ConstrainedSchema;
      const help = description && rephraseSentence(description, model.brought.schemas);
      const kind = { markup: markup === "inline", body: markup === "body", lines: lines === true };
      return { text, ...kind, name, most, help };
    },
    currentText(field) {
      const { file, path } = parseFieldKey(field);
      return textAt(session.value(file), path)?.replace(/\n+$/, "");
    },
    currentFact(name) {
      const place = findFactPlace(name, (file) => session.value(file));
      return place && textAt(session.value(place.file), place.path);
    },
    factFilter: (files) => (name) => files.includes(factNameToLocation(name).file),
    factLocation: (name) => factBreadcrumb(model, name),
    linkChoices: () =>
      createFieldContext(model, model.current().parts?.file ?? "")?.find.links() ?? [],
    onInput: () => model.markUnsaved(),
    onTextChange: (field, text) => {
      const { file, path } = parseFieldKey(field);
      if (begun !== field) begin(field);
      model.change(file, changesFor(text), path);
    },
    isShared: (field) => {
      const kind = model.current().overview.kinds[parseFieldKey(field).file] ?? "";
      return ["labels.json", "site.json"].includes(kind);
    },
    onSelect: (place) => selectContentFromPreview(model, place),
    requestMedia: async (field, picked) =>
      (await import("./media/upload-or-pick-file-for-text.ts")).uploadOrPickFileForText(
        model,
        parseFieldKey(field),
        picked,
      ),
    fileChoices: () => downloadLinkChoices(model),
    fileDetail: (name) => describeFormatAndSize(model, name),
    pictureUrl: (file) => mediaAddress(model, file),
    displayUrl: model.pictures && ((address) => model.pictureUrl(address)),
    onFileDrop: (place, picked) => void uploadDroppedFile(model, parseFieldKey(place), picked),
    onEditingChange: (text) => model.set({ acceptsFormatting: text?.markup ?? false }),
    pageTitle: (address) => findOtherLinkedPage(model, address)?.title,
    onFollow: (address) => {
      const page = findOtherLinkedPage(model, address);
      if (page) location.hash = `#${page.route}`;
    },
    blockCommands: {
      describe(index) {
        const { parts } = model.current();
        const block = currentPageBlocks(model)[index];
        // With a preview date, some blocks are hidden, so a move could skip over invisible blocks.
        const isSeenOn = model.current().previewDate !== undefined;
        if (block === undefined || parts?.kind !== "page" || isSeenOn) return undefined;
        return { name: blockTypeTitle(model, block), place: `${parts.file}#/blocks/${index}` };
      },
      move: (from, to) => moveBlock(model, from, to),
      select: (index) =>
        model.set({
          selection: { file: model.current().parts?.file ?? "", path: `/blocks/${index}` },
        }),
      add: (at) => model.set({ insertIndex: at }),
    },
    onKeyDown: (event) => handleShortcut(event, model, find),
  };
}

/** Uploads a file that was dropped on a picture, and announces the result. */
async function uploadDroppedFile(
  model: StudioModel,
  place: ReturnType<typeof parseFieldKey>,
  picked: File,
) {
  const { uploadToField } = await import("./media/upload-to-field.ts");
  model.announce(strings.preparing);
  const fault = await uploadToField(model, place, picked);
  model.announce(fault ?? strings.prepared);
}

/**
 * Finds the page to which a link of the site leads; `undefined` if the preview already shows it.
 */
function findOtherLinkedPage(model: StudioModel, address: string) {
  const { overview, parts } = model.current();
  const route = address.replace(/[?#].*$/, "");
  return overview.routes.find((page) => page.route === route && route !== parts?.route);
}

/** Whether a text consists of one fact token. Typing into such a text would replace the fact. */
function isOnlyFactToken(session: Session, field: string | undefined, fact?: string): boolean {
  if (field === undefined || fact === undefined) return false;
  const { file, path } = parseFieldKey(field);
  return textAt(session.value(file), path)?.trim() === `\${${fact}}`;
}

function selectContentFromPreview(
  model: StudioModel,
  { field, block, fact, derived }: PreviewSelection,
) {
  const { parts } = model.current();
  const { session } = model;
  const source = fact ? findFactPlace(fact, (file) => session.value(file)) : undefined;
  const place = source ?? (field ? parseFieldKey(field) : undefined);
  if (place) {
    const value = session.value(place.file);
    const path = editedPartPointer(value, place.path);
    const entry = entryOrPartPointer(value, place.path);
    const number =
      derived === undefined ? undefined : findDisplayedNumberPointer(value, entry, derived);
    const isAsked = number !== undefined || isOnlyFactToken(session, field, fact);
    // Numbers and facts cannot be edited in the preview, so the focus moves to their field.
    model.set({
      selection: { file: place.file, path, field: number ?? place.path, shouldFocus: isAsked },
    });
  } else if (parts && block !== undefined && parts.kind === "page") {
    model.set({ selection: { file: parts.file, path: `/blocks/${block}` } });
  }
}
