import { useEffect, useRef } from "react";
import type { ListPoint } from "../../../check/checklist/publication-list.ts";
import type { KeptVersion } from "../../hosts/contract/host-history.ts";
import { ChangeList } from "../bar/change-list.tsx";
import { Dialog } from "../bar/dialog.tsx";
import { DownloadAll } from "../bar/download-all.tsx";
import { handoutDialogWords } from "../handout/words.pt-br.ts";
import { ChangeGroups } from "../past/change-groups.tsx";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords } from "../words.pt-br.ts";
import { KeepForm } from "./keep-form.tsx";
import { type Block, blocksOf } from "./publish-blocks.ts";
import { lostForms, Places, ReadyList, usePoints } from "./ready-list.tsx";
import { followSent, sendOnward } from "./send-onward.ts";
import { SendState } from "./send-state.tsx";
import type { Unkept } from "./unkept.ts";
import { useKeeping } from "./use-keeping.ts";
import { publishWords as words } from "./words.pt-br.ts";

interface PublishProps {
  model: StudioModel;
  onClose(): void;
}

/** The publish dialog: errors to fix, the list of changes, and the commit form. */
export function PublishDialog({ model, onClose }: PublishProps) {
  useStudio(model);
  const keeping = useKeeping(model);
  const points = usePoints(model);
  const { unkept, kept } = keeping;
  return (
    <Dialog title={shellWords.publish} onClose={onClose}>
      {kept ? (
        <Done model={model} version={kept} onClose={onClose} />
      ) : !unkept ? (
        <p role="status">{words.looking}</p>
      ) : "code" in unkept ? (
        <>
          <Unversioned {...{ model, points, onClose }} message={unkept.message} />
          <ShowBefore model={model} onClose={onClose} />
        </>
      ) : (
        <ToKeep {...{ model, points, unkept, keeping, onClose }} />
      )}
    </Dialog>
  );
}

/** Button to export a single file for somebody to review first. */
function ShowBefore({ model, onClose }: PublishProps) {
  const show = () => {
    onClose();
    model.set({ filing: { kind: "handout" } });
  };
  return (
    <button type="button" className="handout-offer" onClick={show}>
      {handoutDialogWords.before}
    </button>
  );
}

/** Shown after a commit, with the progress of publishing it if there is a remote. */
function Done({ model, version, onClose }: PublishProps & { version: KeptVersion }) {
  const { sending } = useStudio(model);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className="keep-done">
      <p ref={said} role="status" tabIndex={-1}>
        <strong>{words.kept({ version, now: new Date() })}</strong>
      </p>
      <p>{version.words}</p>
      {sending ? (
        <SendState model={model} sending={sending} onClose={onClose} />
      ) : (
        <p className="keep-note">{words.toSend}</p>
      )}
      <button type="button" className="keep-main" onClick={onClose}>
        {words.done}
      </button>
    </div>
  );
}

/** Without a repository: whether the content is valid, and the changes since the journal began. */
function Unversioned({ model, points, message, onClose }: PointsProps & { message: string }) {
  const blocks = blockedBy(model);
  const { onward } = model.host;
  const right = onward === undefined ? shellWords.publishRight : shellWords.publishSaved;
  return (
    <>
      {blocks ? <ToMend {...blocks} onClose={onClose} /> : <p>{right}</p>}
      <ReadyList {...{ model, points, onClose }} isFirst />
      {onward === undefined ? (
        <p className="changes-note">{message}</p>
      ) : (
        <>
          <p>{onward}</p>
          <DownloadAll model={model} />
        </>
      )}
      <section>
        <h3>{shellWords.willChange}</h3>
        <ChangeList model={model} onLead={onClose} isBare />
      </section>
    </>
  );
}

/** With the checklist; `undefined` while it loads. */
interface PointsProps extends PublishProps {
  points: readonly ListPoint[] | undefined;
}

interface ToKeepProps extends PointsProps {
  unkept: Unkept;
  keeping: ReturnType<typeof useKeeping>;
}

function ToKeep({ model, points, unkept, keeping, onClose }: ToKeepProps) {
  const { said, round, back, keep } = keeping;
  const parts = useRef<HTMLDivElement>(null);
  // The pressed button may be gone with its line: move the focus to the status.
  useEffect(() => {
    if (round > 0) parts.current?.querySelector<HTMLElement>(".keep-said")?.focus();
  }, [round]);
  const blocks = blockedBy(model);
  const { hindrance, unkept: files, unsent } = unkept.state;
  const { sending } = useStudio(model);
  const isAllKept = files.length === 0;
  const lost = lostForms(points);
  useEffect(() => {
    if (isAllKept && unsent === 0 && !model.current().sending) void followSent(model);
  }, [model, isAllKept, unsent]);
  const before = <ShowBefore model={model} onClose={onClose} />;
  const isIdle = blocks !== undefined || hindrance !== undefined || files.length === 0;
  return (
    <div ref={parts}>
      {blocks && <ToMend {...blocks} onClose={onClose} />}
      {!blocks && hindrance && <p className="keep-hindrance">{hindrance.message}</p>}
      {sending && <SendState model={model} sending={sending} onClose={onClose} />}
      {!sending && unsent !== undefined && unsent > 0 && (
        <ToSend model={model} count={unsent} isAlone={isAllKept} />
      )}
      <ReadyList {...{ model, points, onClose }} isFirst={unkept.state.base === null} />
      <p>{headingOf(unkept)}</p>
      {unkept.state.newest && isAllKept && unsent === undefined && (
        <p className="keep-note">{words.maybeLive}</p>
      )}
      {isIdle && (
        <p className="keep-said" role="status" tabIndex={-1}>
          {said}
        </p>
      )}
      <ChangeGroups
        model={model}
        changes={unkept.changes}
        onLead={onClose}
        onBack={(change) => void back(change)}
      />
      {isIdle ? (
        before
      ) : (
        <KeepForm
          {...{ unkept, said }}
          isLooking={points === undefined}
          stop={lost && <LostForms {...{ model, onClose }} point={lost} />}
          onKeep={keep}
        >
          {before}
        </KeepForm>
      )}
    </div>
  );
}

/** Forms without a recipient, each with a link to its delivery field. */
function LostForms({ model, point, onClose }: PublishProps & { point: ListPoint }) {
  return (
    <>
      <p>{words.lostForms(point.places.length)}</p>
      <Places {...{ model, point, onClose }} />
    </>
  );
}

/** Commits of an earlier session that were not pushed. */
function ToSend({
  model,
  count,
  isAlone,
}: Pick<PublishProps, "model"> & { count: number; isAlone: boolean }) {
  return (
    <div className="send">
      <p>{words.unsent(count)}</p>
      {isAlone && (
        <button type="button" className="keep-main" onClick={() => void sendOnward(model)}>
          {words.send}
        </button>
      )}
    </div>
  );
}

function headingOf({ state, changes }: Unkept): string {
  const { newest } = state;
  const now = new Date();
  if (!newest) return changes.length === 0 ? words.empty : words.first;
  const count = changes.length;
  return count === 0 ? words.nothing({ newest, now }) : words.toKeep({ count, newest, now });
}

interface Blocked {
  blocks: readonly Block[];
  /** Why the content is not saved, if there is nothing to fix. */
  state: string;
}

/** What prevents a commit; `undefined` if everything is valid and saved. */
function blockedBy(model: StudioModel): Blocked | undefined {
  const state = model.session.state();
  const blocks = blocksOf(model);
  if (blocks.length === 0 && state === "saved") return undefined;
  return { blocks, state: model.session.refusal() ?? shellWords.saved[state] };
}

function ToMend({ blocks, state, onClose }: Blocked & { onClose(): void }) {
  return (
    <>
      <p>{shellWords.publishWrong}</p>
      <ul className="places">
        {blocks.map(({ place, message, lead }) => (
          <li key={`${place} ${message}`}>
            <button
              type="button"
              onClick={() => {
                onClose();
                lead();
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
