import { Frame, fill, formatDate, Inline } from "prelo/block";
import { useEffect, useMemo, useState } from "react";
import { Chart } from "./chart.tsx";
import { Comparison } from "./comparison.tsx";
import { compute, type Inputs, type Outcome, toCents } from "./compute.ts";
import { nativeWay } from "./native-way.ts";
import { Questions } from "./questions.tsx";
import { Share } from "./share.tsx";
import { Sheet } from "./sheet.tsx";
import { useCalculator } from "./use-calculator.ts";
import type { CalculatorProps } from "./words.ts";
import { createWriter, today, type Writer } from "./words.ts";

type Calculator = CalculatorProps["block"];

/**
 * A calculator of progressive brackets. Before the first input, and without a script, it shows the
 * calculation of an example, and a link beside its form leads to the tables.
 */
export function TaxCalculator({ block, site, page }: CalculatorProps) {
  const { inputs, address, faults, summary, form } = useCalculator(block);
  const write = useMemo(() => createWriter(site.settings), [site.settings]);
  const asked = inputs ?? exampleOf(block);
  const outcome = useMemo(() => compute(block.table, asked), [block, inputs]);
  const title = inputs ? block.sheet.title : block.example.title;
  return (
    <Frame
      block={block}
      page={page}
      title={<Inline nodes={block.title} />}
      lede={block.lede && <Inline nodes={block.lede} />}
    >
      <Expiry block={block} settings={site.settings} />
      <form {...form} {...nativeWay(block.fallback.to)} className="message" data-status="idle">
        <Questions block={block} id={`tax-${page.index}`} faults={faults} />
        <div className="send">
          <button type="submit" className="button">
            {block.submit}
          </button>
          {block.notice && (
            <p className="note">
              <Inline nodes={block.notice} />
            </p>
          )}
        </div>
        <Way {...block.fallback} />
        <p role="status">{summary ?? (inputs && newsOf(block, outcome, write))}</p>
      </form>
      <div className="result">
        <Result block={block} title={title} inputs={asked} outcome={outcome} write={write} />
        <p className="note caution">
          <Inline nodes={block.caution} />
        </p>
        {address && <Share key={address} words={block.share} address={address} />}
      </div>
      <Views block={block} outcome={outcome} asked={asked} write={write} />
    </Frame>
  );
}

/**
 * The link to the tables, shown only if no script runs; it is removed after hydration. The hidden
 * field detects a submit: only a submit makes it `:user-valid`, and the style sheet then shows the
 * link.
 */
function Way({ to, label }: Calculator["fallback"]) {
  const [isServed, setServed] = useState(false);
  useEffect(() => setServed(true), []);
  if (isServed) return null;
  return (
    <>
      <input hidden data-pressed />
      <noscript>
        <span />
      </noscript>
      <p className="way">
        <a href={to}>{label}</a>
      </p>
    </>
  );
}

function exampleOf({ example }: Calculator): Inputs {
  const { schedule, base, amount, weight } = example;
  const given = { schedule, base: toCents(base), amount: toCents(amount), months: 12 };
  return weight === undefined ? given : { ...given, weight: toCents(weight) };
}

/** The result in one sentence, for the live region. */
function newsOf({ notes }: Calculator, outcome: Outcome, write: Writer): string | undefined {
  if (outcome.kind === "beyond") return undefined;
  const { due, effective, schedule, bracket } = outcome.chosen;
  return fill(notes.summary, {
    due: write.money(due),
    effective: write.rate(effective),
    schedule: schedule.name,
    bracket: bracket + 1,
  });
}

interface ResultProps {
  block: Calculator;
  title: string;
  inputs: Inputs;
  outcome: Outcome;
  write: Writer;
}

function Result({ block, title, inputs, outcome, write }: ResultProps) {
  if (outcome.kind === "sums") {
    const { chosen, weighing } = outcome;
    return (
      <Sheet
        block={block}
        title={title}
        sum={chosen}
        inputs={inputs}
        weighing={weighing}
        write={write}
      />
    );
  }
  const limit = write.money(toCents(block.table.limit));
  return (
    <div className="sheet">
      <h3>{title}</h3>
      <p role="alert">{fill(block.notes.beyond, { base: write.money(outcome.base), limit })}</p>
    </div>
  );
}

/** The chart, and the same month by the other schedules. */
function Views({
  block,
  outcome,
  asked,
  write,
}: Omit<ResultProps, "title" | "inputs"> & { asked: Inputs }) {
  if (outcome.kind === "beyond") return null;
  const { chosen, all } = outcome;
  const { choice } = block.table;
  const pair = choice ? [choice.reached, choice.missed] : [];
  const isWeighed = asked.weight !== undefined || asked.schedule === choice?.id;
  const rival =
    isWeighed && pair.includes(chosen.schedule.id)
      ? all.find(({ schedule }) => schedule !== chosen.schedule && pair.includes(schedule.id))
      : undefined;
  return (
    <>
      <Chart block={block} chosen={chosen} rival={rival} write={write} />
      <Comparison block={block} sums={all} chosen={chosen} write={write} />
    </>
  );
}

/** The warning that the tables are out of date, by the date in the site's time zone. */
function Expiry({
  block,
  settings,
}: {
  block: Calculator;
  settings: CalculatorProps["site"]["settings"];
}) {
  const { validUntil } = block.table;
  const [isOver, setOver] = useState(false);
  useEffect(() => setOver(today(settings.timeZone) > validUntil), [settings.timeZone, validUntil]);
  if (!isOver) return null;
  const date = formatDate(validUntil, settings.language);
  return (
    <p className="expired" role="alert">
      {fill(block.notes.expired, { date })}
    </p>
  );
}
