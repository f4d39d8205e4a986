import { useEffect, useState } from "react";
import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import { Dialog } from "../modal-dialog.tsx";
import type { StudioModel } from "../studio-model.ts";
import { type BinEntry, eraseFromBin, readBin } from "./recycle-bin.ts";
import { restoreFromBin } from "./restore.ts";

interface RecycleBinProps {
  model: StudioModel;
  onClose(): void;
}

/**
 * Shows the recycle bin: files removed in the last 90 days. Each can be restored or permanently
 * deleted.
 */
export function RecycleBinDialog({ model, onClose }: RecycleBinProps) {
  const [all, setAll] = useState<BinEntry[]>();
  useEffect(() => void readBin(model).then(setAll), [model]);
  const restore = async (binned: BinEntry) => {
    const file = restoreFromBin(model, binned);
    if (file === undefined) return;
    onClose();
    // A picture has no page to open.
    if (model.session.files().includes(file)) {
      history.pushState(null, "", `#/${file}`);
      await model.openHash(location.hash);
    }
    model.announce(strings.broughtBack(binned));
  };
  const erase = async (binned: BinEntry) => {
    await eraseFromBin(model, binned);
    setAll(all?.filter((each) => each !== binned));
    model.announce(strings.erased(binned));
  };
  return (
    <Dialog title={strings.bin} onClose={onClose}>
      {all?.length === 0 && <p>{strings.binEmpty}</p>}
      <ul className="filing-bin">
        {all?.map((binned) => (
          <BinItem
            key={binned.record}
            binned={binned}
            onRestore={() => void restore(binned)}
            onErase={() => void erase(binned)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface BinItemProps {
  binned: BinEntry;
  onRestore(): void;
  onErase(): void;
}

/** Shows one file in the bin. To delete it permanently, the user must press twice. */
function BinItem({ binned, onRestore, onErase }: BinItemProps) {
  const [isSure, setSure] = useState(false);
  const name = binned.redirect?.from ?? binned.file;
  return (
    <li>
      <p>
        <strong>{binned.title}</strong>
        <span>{strings.binned({ time: binned.time, name })}</span>
      </p>
      <button
        type="button"
        onClick={onRestore}
        aria-label={`${strings.bringBack}: ${binned.title}`}
      >
        {strings.bringBack}
      </button>
      <button
        type="button"
        className="filing-erase"
        onClick={() => (isSure ? onErase() : setSure(true))}
        onBlur={() => setSure(false)}
        aria-label={`${isSure ? strings.eraseSure : strings.erase}: ${binned.title}`}
      >
        {isSure ? strings.eraseSure : strings.erase}
      </button>
    </li>
  );
}
