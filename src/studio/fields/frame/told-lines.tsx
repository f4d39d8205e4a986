import type { Told } from "../field-context.ts";
import { useStore, useTold } from "../scope/field-scope.tsx";
import { helper } from "./helper-keys.ts";

interface ToldProps {
  id: string;
  path: string;
  /** Validation error of the control itself; shown first. */
  fault?: string;
  /** The field is empty and was not visited yet. */
  isAsked?: boolean;
}

/** The diagnostics of a place, each with its quick fix. */
export function ToldLines({ id, path, fault, isAsked = false }: ToldProps) {
  const store = useStore();
  const told = useTold(path);
  // Look the quick fix up at the time of the click: the rendered one may refer to an older text.
  const apply = (index: number) => store.now().told(path)[index]?.remedy?.apply();
  return (
    <div id={id} className="studio-told">
      {fault !== undefined && <Line told={{ severity: "error", message: fault }} />}
      {told.map((each, index) => (
        <Line key={each.message} told={each} isAsked={isAsked} onApply={() => apply(index)} />
      ))}
    </div>
  );
}

interface LineProps {
  told: Told;
  isAsked?: boolean;
  onApply?(): void;
}

function Line({ told, isAsked = false, onApply }: LineProps) {
  const { severity, message, hint, remedy } = told;
  const isWrong = severity === "error";
  return (
    <p
      className={isWrong && isAsked ? "asked visually-hidden" : severity}
      role={isWrong && !isAsked ? "alert" : "status"}
    >
      {message}
      {hint && <span className="studio-told-hint"> {hint}</span>}
      {remedy && (
        <button {...helper} type="button" onClick={onApply}>
          {remedy.label}
        </button>
      )}
    </p>
  );
}
