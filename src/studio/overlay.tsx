import type { ReportEntry } from "../check/report.ts";
import { previewWords } from "../check/words.pt-br.ts";
import type { FrameRow } from "../text/code-frame.ts";
import type { Report } from "./payload.ts";
import "./overlay.css";

interface OverlayProps {
  report: Report;
  /** No page without mistakes lies below. */
  alone: boolean;
}

/** What is wrong with the content, laid over the last good page; it can be folded away. */
export function Overlay({ report, alone }: OverlayProps) {
  return (
    <details open className={alone ? "prelo-overlay alone" : "prelo-overlay"}>
      <summary>
        <strong>{report.sum}</strong> {alone ? undefined : previewWords.lastGood}
      </summary>
      <ol role="alert">
        {report.entries.map((entry) => (
          <Entry key={`${entry.file} ${entry.place} ${entry.message}`} {...entry} />
        ))}
      </ol>
    </details>
  );
}

function Entry({ file, place, message, rows, hint, severity }: ReportEntry) {
  return (
    <li className={severity}>
      <p className="place">
        <b>{file}</b> · {place}
      </p>
      <p className="message">{message}</p>
      {rows.length > 0 && <Frame rows={rows} />}
      {hint && (
        <p className="hint">
          {hint.word} <code>{hint.lines}</code>
        </p>
      )}
    </li>
  );
}

function Frame({ rows }: { rows: readonly FrameRow[] }) {
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
