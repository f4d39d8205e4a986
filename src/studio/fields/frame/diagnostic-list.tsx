import type { FieldDiagnostic } from "../field-context.ts";
import { useFieldDiagnostics, useFieldStore } from "../store/field-store-provider.tsx";
import { helperProps } from "./helper-button-keys.ts";

interface DiagnosticListProps {
  id: string;
  path: string;
  /** Validation error of the control itself; shown first. */
  controlError?: string;
  /** Whether the field is empty and was not visited yet. */
  isUnvisited?: boolean;
}

/** The diagnostics at a path, each with its quick fix. */
export function DiagnosticList({
  id,
  path,
  controlError,
  isUnvisited = false,
}: DiagnosticListProps) {
  const store = useFieldStore();
  const told = useFieldDiagnostics(path);
  // Find the quick fix at the time of the click, because the rendered one may refer to an older
  // text.
  const apply = (index: number) =>
    store.currentContext().diagnosticsAt(path)[index]?.quickFix?.apply();
  return (
    <div id={id} className="studio-told">
      {controlError !== undefined && (
        <DiagnosticLine diagnostic={{ severity: "error", message: controlError }} />
      )}
      {told.map((each, index) => (
        <DiagnosticLine
          key={each.message}
          diagnostic={each}
          isUnvisited={isUnvisited}
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

function DiagnosticLine({ diagnostic, isUnvisited = false, onApply }: DiagnosticLineProps) {
  const { severity, message, hint, quickFix } = diagnostic;
  const isWrong = severity === "error";
  return (
    <p
      className={isWrong && isUnvisited ? "asked visually-hidden" : severity}
      role={isWrong && !isUnvisited ? "alert" : "status"}
    >
      {message}
      {hint && <span className="studio-told-hint"> {hint}</span>}
      {quickFix && (
        <button {...helperProps} type="button" onClick={onApply}>
          {quickFix.label}
        </button>
      )}
    </p>
  );
}
