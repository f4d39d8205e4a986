import { useEffect, useRef } from "react";
import { publishStrings as strings } from "#lang/studio/app/publish/strings";
import { singleFileDialogStrings } from "#lang/studio/app/single-file-export/strings";
import { appStrings } from "#lang/studio/app/strings";
import type { PublicationChecklistItem } from "../../../check/checklist/publication-checklist.ts";
import type { CommitInfo } from "../../backend-contract/history.ts";
import { ChangeGroups } from "../history/change-groups.tsx";
import { Dialog } from "../modal-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import { ChangeList } from "../toolbar/change-list.tsx";
import { DownloadAllButton } from "../toolbar/download-all.tsx";
import { useStudioState } from "../use-studio-state.ts";
import { listPublishBlockers, type PublishBlocker } from "./blockers.ts";
import {
  Checklist,
  ChecklistItemLinks,
  findFormsWithoutRecipientItem,
  useChecklist,
} from "./checklist.tsx";
import { CommitForm } from "./commit-form.tsx";
import { PublishStatus } from "./publish-status.tsx";
import { followLastPush, pushAndFollow } from "./push-and-follow.ts";
import type { UncommittedChanges } from "./uncommitted-changes.ts";
import { useCommit } from "./use-commit.ts";

interface PublishProps {
  model: StudioModel;
  onClose(): void;
}

/** Shows the publish dialog: errors to correct, the list of changes, and the commit form. */
export function PublishDialog({ model, onClose }: PublishProps) {
  useStudioState(model);
  const keeping = useCommit(model);
  const points = useChecklist(model);
  const { unkept, kept } = keeping;
  return (
    <Dialog title={appStrings.publish} onClose={onClose}>
      {kept ? (
        <CommitDone model={model} version={kept} onClose={onClose} />
      ) : !unkept ? (
        <p role="status">{strings.looking}</p>
      ) : "code" in unkept ? (
        <>
          <PublishWithoutCommitForm {...{ model, points, onClose }} message={unkept.message} />
          <ReviewExportButton model={model} onClose={onClose} />
        </>
      ) : (
        <CommitView {...{ model, points, unkept, keeping, onClose }} />
      )}
    </Dialog>
  );
}

/**
 * Shows a button that exports the site as a single file, for someone to review before it is
 * published.
 */
function ReviewExportButton({ model, onClose }: PublishProps) {
  const show = () => {
    onClose();
    model.set({ dialogRequest: { kind: "handout" } });
  };
  return (
    <button type="button" className="handout-offer" onClick={show}>
      {singleFileDialogStrings.before}
    </button>
  );
}

/** Shows that the commit is made. If there is a remote, also shows the progress of publishing. */
function CommitDone({ model, version, onClose }: PublishProps & { version: CommitInfo }) {
  const { publishProgress } = useStudioState(model);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className="keep-done">
      <p ref={said} role="status" tabIndex={-1}>
        <strong>{strings.kept({ version, now: new Date() })}</strong>
      </p>
      <p>{version.words}</p>
      {publishProgress ? (
        <PublishStatus model={model} sending={publishProgress} onClose={onClose} />
      ) : (
        <p className="keep-note">{strings.toSend}</p>
      )}
      <button type="button" className="keep-main" onClick={onClose}>
        {strings.done}
      </button>
    </div>
  );
}

/**
 * Shows the dialog for a folder without a repository: whether the content is valid, and the changes
 * since the journal began.
 */
function PublishWithoutCommitForm({
  model,
  points,
  message,
  onClose,
}: PublishViewProps & { message: string }) {
  const blocks = findBlockersAndSaveState(model);
  const { publishingNote } = model.host;
  const right = publishingNote === undefined ? appStrings.publishRight : appStrings.publishSaved;
  return (
    <>
      {blocks ? <BlockerList {...blocks} onClose={onClose} /> : <p>{right}</p>}
      <Checklist {...{ model, points, onClose }} isFirst />
      {publishingNote === undefined ? (
        <p className="changes-note">{message}</p>
      ) : (
        <>
          <p>{publishingNote}</p>
          <DownloadAllButton model={model} />
        </>
      )}
      <section>
        <h3>{appStrings.willChange}</h3>
        <ChangeList model={model} onNavigate={onClose} isBare />
      </section>
    </>
  );
}

/** The props of a view with the checklist, which is `undefined` while it loads. */
interface PublishViewProps extends PublishProps {
  points: readonly PublicationChecklistItem[] | undefined;
}

interface CommitViewProps extends PublishViewProps {
  unkept: UncommittedChanges;
  keeping: ReturnType<typeof useCommit>;
}

function CommitView({ model, points, unkept, keeping, onClose }: CommitViewProps) {
  const { said, round, back, keep } = keeping;
  const parts = useRef<HTMLDivElement>(null);
  // The pressed button may disappear with its line, so move the focus to the status message.
  useEffect(() => {
    if (round > 0) parts.current?.querySelector<HTMLElement>(".keep-said")?.focus();
  }, [round]);
  const blocks = findBlockersAndSaveState(model);
  const { hindrance, unkept: files, unsent } = unkept.state;
  const { publishProgress } = useStudioState(model);
  const isAllKept = files.length === 0;
  const lost = findFormsWithoutRecipientItem(points);
  useEffect(() => {
    if (isAllKept && unsent === 0 && !model.current().publishProgress) void followLastPush(model);
  }, [model, isAllKept, unsent]);
  const before = <ReviewExportButton model={model} onClose={onClose} />;
  const isIdle = blocks !== undefined || hindrance !== undefined || files.length === 0;
  return (
    <div ref={parts}>
      {blocks && <BlockerList {...blocks} onClose={onClose} />}
      {!blocks && hindrance && <p className="keep-hindrance">{hindrance.message}</p>}
      {publishProgress && (
        <PublishStatus model={model} sending={publishProgress} onClose={onClose} />
      )}
      {!publishProgress && unsent !== undefined && unsent > 0 && (
        <UnpushedCommits model={model} count={unsent} isAlone={isAllKept} />
      )}
      <Checklist {...{ model, points, onClose }} isFirst={unkept.state.base === null} />
      <p>{describeUncommittedChanges(unkept)}</p>
      {unkept.state.newest && isAllKept && unsent === undefined && (
        <p className="keep-note">{strings.maybeLive}</p>
      )}
      {isIdle && (
        <p className="keep-said" role="status" tabIndex={-1}>
          {said}
        </p>
      )}
      <ChangeGroups
        model={model}
        changes={unkept.changes}
        onNavigate={onClose}
        onRevert={(change) => void back(change)}
      />
      {isIdle ? (
        before
      ) : (
        <CommitForm
          {...{ uncommitted: unkept, statusMessage: said }}
          isLooking={points === undefined}
          stop={lost && <FormsWithoutRecipient {...{ model, onClose }} point={lost} />}
          onCommit={keep}
        >
          {before}
        </CommitForm>
      )}
    </div>
  );
}

/** Lists the forms without a recipient, each with a link to its delivery field. */
function FormsWithoutRecipient({
  model,
  point,
  onClose,
}: PublishProps & { point: PublicationChecklistItem }) {
  return (
    <>
      <p>{strings.lostForms(point.places.length)}</p>
      <ChecklistItemLinks {...{ model, point, onClose }} />
    </>
  );
}

/** Lists the commits of earlier sessions that were not pushed. */
function UnpushedCommits({
  model,
  count,
  isAlone,
}: Pick<PublishProps, "model"> & { count: number; isAlone: boolean }) {
  return (
    <div className="send">
      <p>{strings.unsent(count)}</p>
      {isAlone && (
        <button type="button" className="keep-main" onClick={() => void pushAndFollow(model)}>
          {strings.send}
        </button>
      )}
    </div>
  );
}

function describeUncommittedChanges({ state, changes }: UncommittedChanges): string {
  const { newest } = state;
  const now = new Date();
  if (!newest) return changes.length === 0 ? strings.empty : strings.first;
  const count = changes.length;
  return count === 0 ? strings.nothing({ newest, now }) : strings.toKeep({ count, newest, now });
}

interface BlockersAndSaveState {
  blocks: readonly PublishBlocker[];
  /** Why the content is not saved. Shown if there is nothing to correct. */
  state: string;
}

/** Finds what prevents a commit; `undefined` if the content is valid and saved. */
function findBlockersAndSaveState(model: StudioModel): BlockersAndSaveState | undefined {
  const state = model.session.state();
  const blocks = listPublishBlockers(model);
  if (blocks.length === 0 && state === "saved") return undefined;
  return { blocks, state: model.session.problem() ?? appStrings.saved[state] };
}

function BlockerList({ blocks, state, onClose }: BlockersAndSaveState & { onClose(): void }) {
  return (
    <>
      <p>{appStrings.publishWrong}</p>
      <ul className="places">
        {blocks.map(({ place, message, open }) => (
          <li key={`${place} ${message}`}>
            <button
              type="button"
              onClick={() => {
                onClose();
                open();
              }}
            >
              <strong>{place}</strong>
              <span>{message}</span>
            </button>
          </li>
        ))}
        {blocks.length === 0 && <li>{state}</li>}
      </ul>
    </>
  );
}
