import { useState } from "react";
import { historyStrings as strings } from "#lang/studio/app/history/strings";
import { appStrings } from "#lang/studio/app/strings";
import type { FieldRevision } from "../../../session/revisions/field-value-history.ts";
import { Dialog } from "../../modal-dialog.tsx";
import { fieldTitleAt } from "../../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../../studio-model.ts";
import { formatBeforeAndAfter } from "../format-values.ts";
import { useCommits } from "../use-commits.ts";
import { ValueDiff } from "../value-diff.tsx";
import { restoreValue } from "./restore-value.ts";

interface EarlierValuesProps {
  model: StudioModel;
  file: string;
  path: string;
  onClose(): void;
}

/** Shows the earlier values of a field, newest first, each with a button that restores it. */
export function EarlierValuesDialog({ model, file, path, onClose }: EarlierValuesProps) {
  // The list does not change while the dialog is open.
  const [versions] = useState(() => model.current().fieldHistory?.versions(file, path) ?? []);
  const known = useCommits(model);
  const isKeeping = known !== undefined && known.versions.length > 0;
  const [isRefused, setRefused] = useState(false);
  const bring = (value: unknown, time: number) => {
    if (!restoreValue(model, { file, path, value, time })) return setRefused(true);
    onClose();
    model.announce(strings.versionBack({ name: fieldTitleAt(model, file, path) }));
  };
  return (
    <Dialog title={strings.versionsOf({ name: fieldTitleAt(model, file, path) })} onClose={onClose}>
      <p role="status">
        {isRefused ? strings.versionRefused : strings.versionsKnown(versions.length)}
      </p>
      {known?.notice && <p className="changes-note">{known.notice}</p>}
      <ol className="changes">
        {versions.map((version, at) => (
          <EarlierValueItem
            key={version.time}
            version={version}
            isKeeping={isKeeping}
            onRestore={at === 0 ? undefined : () => bring(version.after, version.time)}
          />
        ))}
        <OldestValueItem version={versions.at(-1)} onBring={bring} />
      </ol>
    </Dialog>
  );
}

interface EarlierValueItemProps {
  version: FieldRevision;
  /** Whether the content has commits. If so, each line says whether a commit contains its value. */
  isKeeping: boolean;
  onRestore?: () => void;
}

/** Shows one value. The current value gets no restore button. */
function EarlierValueItem({ version, isKeeping, onRestore }: EarlierValueItemProps) {
  const moment = strings.versionAt(new Date(version.time));
  const { kept } = version;
  return (
    <li>
      <strong>{moment}</strong>
      <p>
        <ValueDiff {...formatBeforeAndAfter(version)} />
      </p>
      {isKeeping && (
        <small>{kept ? strings.versionKept(kept, new Date()) : strings.versionUnkept}</small>
      )}
      {onRestore ? (
        <RestoreButton name={moment} onBring={onRestore} />
      ) : (
        <small>{strings.versionNow}</small>
      )}
    </li>
  );
}

/** Shows the value before the oldest known change. */
function OldestValueItem(props: {
  version?: FieldRevision;
  onBring(value: unknown, time: number): void;
}) {
  const { version, onBring } = props;
  if (!version) return null;
  const { before } = formatBeforeAndAfter(version);
  return (
    <li>
      <strong>{strings.versionFirst}</strong>
      <p>{before || <em>{appStrings.nothing}</em>}</p>
      <RestoreButton
        name={strings.versionFirst}
        onBring={() => onBring(version.before, version.time - 1)}
      />
    </li>
  );
}

function RestoreButton({ name, onBring }: { name: string; onBring(): void }) {
  return (
    <button
      type="button"
      className="changes-back"
      aria-label={`${strings.bringVersion}: ${name}`}
      onClick={onBring}
    >
      {strings.bringVersion}
    </button>
  );
}
