import type { FieldDiagnostic } from "../field-context.ts";
import { useFieldDiagnostics, useFieldStore } from "../store/field-store-provider.tsx";
import { helperProps } from "./helper-button-keys.ts";

interface DiagnosticListProps {
  id: string;
  path: string;
  /** Validation error of the control itself; shown first. */
  controlError?: string;
  /** The field is empty and was not visited yet. */
  isUnvisited?: boolean;
}

/** The diagnostics of a place, each with its quick fix. */
export function DiagnosticList({
  id,
  path,
  controlError: fault,
  isUnvisited: isAsked = false,
}: DiagnosticListProps) {
  const store = useFieldStore();
  const told = useFieldDiagnostics(path);
  // Look the quick fix up at the time of the click: the rendered one may refer to an older text.
  const apply = (index: number) =>
    store.currentContext().diagnosticsAt(path)[index]?.quickFix?.apply();
  return (
    <div id={id} className="studio-told">
      {fault !== undefined && <DiagnosticLine diagnostic={{ severity: "error", message: fault }} />}
      {told.map((each, index) => (
        <DiagnosticLine
          key={each.message}
          diagnostic={each}
          isUnvisited={isAsked}
          onApply={() => apply(index)}
        />
      ))}
    </div>
  );
}

interface DiagnosticLineProps {
  diagnostic: FieldDiagnostic;
  isUnvisited?: boolean;
  onApply?(): void;
}

function DiagnosticLine({
  diagnostic: told,
  isUnvisited: isAsked = false,
  onApply,
}: DiagnosticLineProps) {
  const { severity, message, hint, quickFix: remedy } = told;
  const isWrong = severity === "error";
  return (
    <p
      className={isWrong && isAsked ? "asked visually-hidden" : severity}
      role={isWrong && !isAsked ? "alert" : "status"}
    >
      {message}
      {hint && <span className="studio-told-hint"> {hint}</span>}
      {remedy && (
        <button {...helperProps} type="button" onClick={onApply}>
          {remedy.label}
        </button>
      )}
    </p>
  );
}
