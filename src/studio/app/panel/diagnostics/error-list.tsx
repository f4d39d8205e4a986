import { appStrings as strings } from "#lang/studio/app/strings";
import type { StudioModel } from "../../studio-model.ts";
import { useStudioState } from "../../use-studio-state.ts";
import { goToField } from "../field-navigation/go-to-field.ts";

/**
 * Lists the errors that prevent publishing. The list is below the fields, so that nothing moves
 * under the pointer.
 */
export function ErrorList({ model }: { model: StudioModel }) {
  const { diagnostics } = useStudioState(model);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return null;
  const isOld = errors.some((each) => model.session.isPreexisting(each));
  return (
    // Errors in a text that is still being written are counted, but do not expand the list.
    <details className="told told-below" open={isOld}>
      <summary>
        <h2>{isOld ? strings.toMend(errors.length) : strings.toComplete(errors.length)}</h2>
      </summary>
      <ul>
        {errors.map(({ file, path, message }) => (
          <li key={`${file} ${path} ${message}`}>
            <button type="button" onClick={() => goToField(model, file, path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
