import { useEffect, useState } from "react";
import { apiAddresses } from "../../server/api-addresses.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { Dialog } from "./dialog.tsx";

interface LayerProps {
  model: StudioModel;
  onClose(): void;
}

/** What visitors will see otherwise than when the studio was opened. */
export function ChangesDialog({ model, onClose }: LayerProps) {
  const [changes, setChanges] = useState<readonly string[]>();
  useEffect(() => void model.changes().then(setChanges), [model]);
  return (
    <Dialog title={words.changes} onClose={onClose}>
      {changes?.length === 0 && <p>{words.noChanges}</p>}
      <ul className="changes">
        {changes?.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <a href={apiAddresses.archive} download>
        {words.zip}
      </a>
    </Dialog>
  );
}

/** What stands between the content and the live site. */
export function PublishDialog({ model, onClose }: LayerProps) {
  const { told } = useStudio(model);
  const errors = told.filter(({ severity }) => severity === "error");
  const isRight = errors.length === 0 && model.session.state() === "saved";
  return (
    <Dialog title={words.publish} onClose={onClose}>
      <p>{isRight ? words.publishRight : words.publishWrong}</p>
      <ul>
        {errors.map(({ file, path, message }) => (
          <li key={`${file} ${path} ${message}`}>{message}</li>
        ))}
        {!isRight && errors.length === 0 && <li>{words.saved[model.session.state()]}</li>}
      </ul>
    </Dialog>
  );
}
