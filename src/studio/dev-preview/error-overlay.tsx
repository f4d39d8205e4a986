import { previewStrings } from "#lang/check/diagnostics/strings";
import type { PreviewReportEntry } from "../../check/diagnostics/report.ts";
import type { CodeFrameLine } from "../../yaml/code-frame.ts";
import type { OverlayReport } from "./payload.ts";
import "./panel.css";
import "./overlay.css";

interface OverlayProps {
  report: OverlayReport;
  /** Whether there is no valid page below the overlay. */
  alone: boolean;
}

/**
 * The error overlay above the last valid page. The user can collapse it. If there are only
 * warnings, it starts collapsed at the edge of the window.
 */
export function ErrorOverlay({ report, alone }: OverlayProps) {
  const isWrong = report.entries.some(({ severity }) => severity === "error");
  const kind = isWrong ? (alone ? "alone" : "") : "quiet";
  return (
    // With a new kind, the overlay opens again even if the last one was collapsed.
    <details key={kind} open={isWrong} className={`prelo-panel prelo-overlay ${kind}`.trim()}>
      <summary>
        <strong>{report.sum}</strong> {isWrong && !alone ? previewStrings.lastGood : undefined}
      </summary>
      <ol role={isWrong ? "alert" : "status"}>
        {report.entries.map((entry) => (
          <OverlayEntry key={entry.id} {...entry} />
        ))}
      </ol>
    </details>
  );
}

function OverlayEntry({ file, place, message, rows, hint, severity }: PreviewReportEntry) {
  return (
    <li className={severity}>
      {file && (
        <p className="place">
          <b>{file}</b> · {place}
        </p>
      )}
      <p className="message">{message}</p>
      {rows.length > 0 && <CodeFrame rows={rows} />}
      {hint && (
        <p className="hint">
          {hint.word} <code>{hint.lines}</code>
        </p>
      )}
    </li>
  );
}

function CodeFrame({ rows }: { rows: readonly CodeFrameLine[] }) {
  return (
    <pre>
      {rows.map(({ number, before, marked, after }) => (
        <code key={number}>
          <i>{number}</i>
          {before}
          {marked && <mark>{marked}</mark>}
          {after}
        </code>
      ))}
    </pre>
  );
}
