import type { Sum } from "./compute.ts";
import type { CalculatorProps, Writer } from "./words.ts";

interface ComparisonProps {
  block: CalculatorProps["block"];
  sums: readonly Sum[];
  chosen: Sum;
  write: Writer;
}

/** The same month by each schedule of the table; the applicable one is marked. */
export function Comparison({ block: { comparison }, sums, chosen, write }: ComparisonProps) {
  return (
    <div className="comparison">
      <table className="figures">
        <caption>{comparison.title}</caption>
        <thead>
          <tr>
            <th scope="col">{comparison.schedule}</th>
            <th scope="col">{comparison.effective}</th>
            <th scope="col">{comparison.due}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum.schedule.id} aria-current={sum === chosen ? "true" : undefined}>
              <th scope="row">
                {sum.schedule.name} <span>{sum.schedule.title}</span>
              </th>
              <td>{write.rate(sum.effective)}</td>
              <td>{write.money(sum.due)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{comparison.note}</p>
    </div>
  );
}
