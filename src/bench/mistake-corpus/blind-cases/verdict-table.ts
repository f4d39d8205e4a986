import { type RatedBlindCase, type Verdict, verdicts } from "./rate-blind-cases.ts";

/** Formats the verdicts by kind as a Markdown table, with a total. */
export function formatVerdictTable(judged: readonly RatedBlindCase[]): string {
  const kinds = [...new Set(judged.map(({ slip }) => slip.kind))].sort();
  const columns = ["kind", "cases", ...verdicts, "several, all due", "other severity"];
  const rows = [
    ...kinds.map((kind) =>
      verdictRow(
        kind,
        judged.filter(({ slip }) => slip.kind === kind),
      ),
    ),
    verdictRow("all", judged),
  ];
  const lines = [columns, columns.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function verdictRow(name: string, judged: readonly RatedBlindCase[]): string[] {
  const count = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length;
  const due = judged.filter(({ verdict, allDue }) => verdict === "several" && allDue).length;
  const severity = judged.filter(({ otherSeverity }) => otherSeverity).length;
  return [name, judged.length, ...verdicts.map(count), due, severity].map(String);
}

/** Formats one mistake and its diagnostics as readable text. */
export function describeRatedCase({ slip, verdict, told, otherSeverity }: RatedBlindCase): string {
  const head = `${slip.id} ${slip.kind}: ${verdict}${otherSeverity ? ", other severity" : ""}`;
  const places = (slip.at ?? []).map(({ file, line }) => `  due   ${file}: ${line ?? ""}`);
  const messages = told.map(({ file, line, severity, code, message, hint }) => {
    const copied = hint ? `\n        → ${hint.replaceAll("\n", "\n          ")}` : "";
    return `  told  ${file}:${line ?? ""} ${severity} ${code}: ${message}${copied}`;
  });
  return [head, `  ${slip.story}`, ...places, ...messages].join("\n");
}
