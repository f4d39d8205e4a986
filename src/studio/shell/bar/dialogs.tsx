import { apiAddresses } from "../../server/api-addresses.ts";
import { handoutDialogWords } from "../handout/words.pt-br.ts";
import { leadTo, placeTitle } from "../panel/lead-to.ts";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { ChangeList } from "./change-list.tsx";
import { Dialog } from "./dialog.tsx";

interface LayerProps {
  model: StudioModel;
  onClose(): void;
}

/** What visitors will see otherwise than when the studio was opened. */
export function ChangesDialog({ model, onClose }: LayerProps) {
  return (
    <Dialog title={words.changes} onClose={onClose}>
      <ChangeList model={model} onLead={onClose} />
      <a href={apiAddresses.archive} download>
        {words.zip}
      </a>
    </Dialog>
  );
}

/** What stands between the content and the live site, and what will change there. */
export function PublishDialog({ model, onClose }: LayerProps) {
  useStudio(model);
  const state = model.session.state();
  const blocks = blocksOf(model);
  const show = () => {
    onClose();
    model.set({ filing: { kind: "handout" } });
  };
  const isRight = blocks.length === 0 && state === "saved";
  return (
    <Dialog title={words.publish} onClose={onClose}>
      <p>{isRight ? words.publishRight : words.publishWrong}</p>
      {!isRight && (
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
          {blocks.length === 0 && <li>{model.session.refusal() ?? words.saved[state]}</li>}
        </ul>
      )}
      <button type="button" className="handout-offer" onClick={show}>
        {handoutDialogWords.before}
      </button>
      <section>
        <h3>{words.willChange}</h3>
        <ChangeList model={model} onLead={onClose} />
      </section>
    </Dialog>
  );
}

/** Something that is to be put right before, and the way to it. */
interface Block {
  place: string;
  message: string;
  lead(): void;
}

function blocksOf(model: StudioModel): Block[] {
  const errors = model.current().told.filter(({ severity }) => severity === "error");
  const conflicts = model.session.conflicts().map(({ file }) => ({
    place: placeTitle(model, file, ""),
    message: words.twoVersions,
    lead: () => leadToConflict(model, file),
  }));
  return [
    ...conflicts,
    ...errors.map(({ file, path, message }) => ({
      place: placeTitle(model, file, path),
      message,
      lead: () => leadTo(model, file, path),
    })),
  ];
}

/** To the choice between two versions of a file, above the fields. */
function leadToConflict(model: StudioModel, file: string): void {
  model.set({ isFolded: false });
  const name = CSS.escape(file);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-conflict="${name}"] button`)?.focus(),
  );
}
