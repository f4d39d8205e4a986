import { fill } from "prelo/block";
import { type Inputs, type Sum, toCents, type Weighing } from "./compute.ts";
import type { CalculatorProps, Writer } from "./words.ts";

type Calculator = CalculatorProps["block"];

interface SheetProps {
  block: Calculator;
  /** The name of the firm or example. */
  title: string;
  sum: Sum;
  inputs: Inputs;
  weighing?: Weighing;
  write: Writer;
}

/** The calculation as a ledger page: one entry per step, the double rule below the total. */
export function Sheet({ block, title, sum, inputs, weighing, write }: SheetProps) {
  const { sheet } = block;
  return (
    <div className="sheet">
      <h3>{title}</h3>
      <p className="choice">
        {sum.schedule.name}
        <span> {sum.schedule.title}</span>
      </p>
      <table className="figures">
        <caption className="visually-hidden">{title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{sheet.item}</th>
            <th scope="col">{sheet.value}</th>
          </tr>
        </thead>
        <tbody>
          {entriesOf({ block, sum, inputs, write }).map(({ item, working, value }) => (
            <tr key={item}>
              <th scope="row">
                <span>
                  {item} {working && <em>{working}</em>}
                </span>
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2} className="total">
              <b>{sheet.due}</b> <span className="numeral">{write.money(sum.due)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      {remarksOf({ block, sum, inputs, weighing, write }).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}

interface Entry {
  item: string;
  working: string;
  value: string;
}

/** The steps of the calculation, in the order in which a person would do them. */
function entriesOf({ block, sum, inputs, write }: Omit<SheetProps, "title">): Entry[] {
  const { sheet } = block;
  const { money, figure, percent } = write;
  const net = sum.gross - sum.deduction;
  const { base, item: projected } = baseEntry({ block, sum, inputs, write });
  const rate = fill(sheet.rate, { bracket: sum.bracket + 1 });
  return [
    { item: projected, working: base, value: money(sum.base) },
    { item: rate, working: `× ${percent(sum.rate)}`, value: money(sum.gross) },
    { item: sheet.deduction, working: "−", value: money(sum.deduction) },
    { item: sheet.net, working: "=", value: money(Math.max(net, 0)) },
    {
      item: sheet.effective,
      working: sum.base === 0 ? "" : `÷ ${figure(sum.base)}`,
      value: write.rate(sum.effective),
    },
    { item: sheet.amount, working: `× ${write.rate(sum.effective)}`, value: money(sum.amount) },
  ];
}

function baseEntry({ block, inputs, write }: Omit<SheetProps, "title">) {
  const { sheet } = block;
  const { months, base, amount } = inputs;
  if (months >= 12) return { item: sheet.base, base: "" };
  const working =
    months === 0 ? `${write.figure(amount)} × 12` : `${write.figure(base)} ÷ ${months} × 12`;
  return { item: sheet.projected, base: working };
}

/** Remarks on the sum: no revenue, a tax that leaves it, and the result of the choice. */
function remarksOf({ block, sum, inputs, weighing, write }: Omit<SheetProps, "title">): string[] {
  const { notes, table } = block;
  const { apart } = sum;
  const left = apart && {
    tax: apart.tax,
    sublimit: write.money(toCents(table.sublimit ?? 0)),
    due: write.money(apart.due),
  };
  return [
    sum.amount === 0 ? notes.nothing : "",
    weighed({ block, inputs, weighing, write }),
    left ? fill(notes.apart, left) : "",
  ].filter(Boolean);
}

function weighed({
  block,
  inputs,
  weighing,
  write,
}: Pick<SheetProps, "block" | "inputs" | "weighing" | "write">): string {
  const { notes, table } = block;
  const { choice } = table;
  if (!choice || ![choice.id, choice.reached, choice.missed].includes(inputs.schedule)) return "";
  if (!weighing && inputs.schedule !== choice.id) return "";
  const nameOf = (id: string) => table.schedules.find((each) => each.id === id)?.name ?? "";
  const threshold = write.percent(toCents(choice.threshold));
  const [schedule, other] = [nameOf(choice.missed), nameOf(choice.reached)];
  if (!weighing) return fill(notes.unweighed, { schedule, other, threshold });
  const rate = write.percent(weighing.rate);
  const common = { name: choice.name, rate, threshold };
  if (weighing.reached) return fill(notes.reached, { ...common, schedule: other });
  const missing = write.money(weighing.missing);
  return fill(notes.missed, { ...common, schedule, other, missing });
}
