import { useEffect, useRef } from "react";
import { publishStrings as strings } from "#lang/studio/app/publish/strings";
import type { MergeConflict } from "../../backend-contract/history.ts";
import { fieldTitleAt, goToField } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";
import type { PublishProgress } from "./publish-progress.ts";
import { pushAndFollow } from "./push-and-follow.ts";

interface PublishStatusProps {
  model: StudioModel;
  sending: PublishProgress;
  onClose(): void;
}

/** Shows the progress of publishing in a status line, with the actions that are possible. */
export function PublishStatus({ model, sending, onClose }: PublishStatusProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  const isOpen = ["stopped", "old"].includes(sending.step);
  const isShort = ["sending", "waiting", "live"].includes(sending.step);
  return (
    <section className="send" data-step={sending.step}>
      <p ref={said} role="status" tabIndex={-1}>
        {isShort ? <strong>{strings.steps(sending)}</strong> : strings.steps(sending)}
      </p>
      {sending.step === "live" && (
        <p>
          <a href={sending.address} target="_blank" rel="noopener noreferrer">
            {sending.address}
          </a>
        </p>
      )}
      {sending.step === "stopped" && sending.way && (
        <p>
          <a href={sending.way.address} target="_blank" rel="noopener noreferrer">
            {sending.way.label}
          </a>
        </p>
      )}
      {sending.step === "waiting" && sending.came.length > 0 && (
        <p className="keep-note">{strings.came(sending.came)}</p>
      )}
      {sending.step === "waiting" && <p className="keep-note">{strings.mayClose}</p>}
      {sending.step === "clashing" && (
        <>
          <ul className="places">
            {sending.clashes.map((clash) => (
              <ConflictLine
                key={clash.path + clash.field}
                {...{ model, conflict: clash, onClose }}
              />
            ))}
          </ul>
          <p className="keep-note">{strings.choose}</p>
          <button
            type="button"
            className="changes-back"
            onClick={() => void pushAndFollow(model, true)}
          >
            {strings.sendMine}
          </button>
        </>
      )}
      {isOpen && (
        <button type="button" className="changes-back" onClick={() => void pushAndFollow(model)}>
          {strings.again}
        </button>
      )}
    </section>
  );
}

interface ConflictLineProps extends Pick<PublishStatusProps, "model" | "onClose"> {
  conflict: MergeConflict;
}

/** Shows a field with a conflict: both texts, and a link to the field. */
function ConflictLine({ model, conflict, onClose }: ConflictLineProps) {
  const { path, field, mine, theirs } = conflict;
  const lead = () => {
    onClose();
    goToField(model, path, field);
  };
  return (
    <li>
      <button type="button" onClick={lead}>
        <strong>{fieldTitleAt(model, path, field)}</strong>
        {mine === undefined && theirs === undefined ? (
          <span>{strings.whole}</span>
        ) : (
          <>
            <span>{strings.mine(mine)}</span>
            <span>{strings.theirs(theirs)}</span>
          </>
        )}
      </button>
    </li>
  );
}
