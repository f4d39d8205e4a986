import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { leadTo } from "./lead-to.ts";

/** What keeps the content from being published, and the versions that stand against each other. */
export function ToldList({ model }: { model: StudioModel }) {
  const { told } = useStudio(model);
  const errors = told.filter(({ severity }) => severity === "error");
  const conflicts = model.session.conflicts();
  return (
    <>
      {conflicts.map(({ file }) => (
        <section key={file} className="told" role="alert" data-conflict={file}>
          <p>{words.conflict({ file })}</p>
          <button type="button" onClick={() => model.session.settle(file, "mine")}>
            {words.keepMine}
          </button>
          <button type="button" onClick={() => model.session.settle(file, "theirs")}>
            {words.keepTheirs}
          </button>
        </section>
      ))}
      {errors.length > 0 && (
        <section className="told" aria-label={words.mistakes}>
          <h2>{words.mistakes}</h2>
          <ul>
            {errors.map(({ file, path, message }) => (
              <li key={`${file} ${path} ${message}`}>
                <button type="button" onClick={() => leadTo(model, file, path)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
