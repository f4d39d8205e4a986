import "./overlay.css";

/** What is wrong with the content, laid over the last good page. */
export function Overlay({ report }: { report: string }) {
  return (
    <div className="prelo-overlay" role="alert">
      <pre>{report}</pre>
    </div>
  );
}
