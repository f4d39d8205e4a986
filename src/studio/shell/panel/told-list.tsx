import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { partOf } from "./choose.ts";

/** What keeps the content from being published, and the versions that stand against each other. */
export function ToldList({ model }: { model: StudioModel }) {
  const { told } = useStudio(model);
  const errors = told.filter(({ severity }) => severity === "error");
  const conflicts = model.session.conflicts();
  return (
    <>
      {conflicts.map(({ file }) => (
        <section key={file} className="told" role="alert">
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
                <button
                  type="button"
                  onClick={() => {
                    const part = partOf(model.session.value(file), path);
                    model.set({ choice: { file, path: part, field: path } });
                  }}
                >
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
