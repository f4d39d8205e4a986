import { fill } from "prelo/block";
import { useLayoutEffect, useRef, useState } from "react";
import type { TaxSchedule } from "../types.ts";
import { effectiveRate, type Sum, toCents } from "./compute.ts";
import { curveOf, highestRate, placeX, placeY, type Scale } from "./curve.ts";
import type { CalculatorProps } from "./words.ts";
import { toNumber, type Writer } from "./words.ts";

interface ChartProps {
  block: CalculatorProps["block"];
  /** The applicable schedule, and the other one of the choice, if there is one. */
  chosen: Sum;
  rival?: Sum;
  write: Writer;
}

const step = 0.05;

/** The size of the chart on the page, in pixels. */
interface Room {
  width: number;
  height: number;
}

/**
 * The effective rate by revenue, with the position of this firm, as a chart and as a table. The
 * chart is drawn by the script only, because its markup would be larger than the rest of the page.
 */
export function Chart(props: ChartProps) {
  const { chosen, rival, block } = props;
  const { chart, table } = block;
  const ref = useRef<SVGSVGElement>(null);
  const room = useRoom(ref);
  const title = fill(chart.title, { schedule: chosen.schedule.name });
  const drawn = [chosen.schedule.id, rival?.schedule.id];
  const others = table.schedules.filter(({ id }) => !drawn.includes(id));
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg
        ref={ref}
        viewBox={room && `0 0 ${room.width} ${room.height}`}
        role="img"
        aria-label={title}
      >
        {room && <Drawing {...props} others={others} room={room} />}
      </svg>
      <ul className="legend">
        <li className="chosen">{chosen.schedule.name}</li>
        {rival && <li className="rival">{rival.schedule.name}</li>}
        {others.length > 0 && <li className="other">{chart.others}</li>}
        <li className="point">{chart.point}</li>
      </ul>
      <Numbers {...props} />
    </figure>
  );
}

interface DrawingProps extends ChartProps {
  others: readonly TaxSchedule[];
  room: Room;
}

function Drawing({ block: { table }, chosen, rival, others, room, write }: DrawingProps) {
  const scale = scaleOf(table.schedules, toCents(table.limit), room);
  const edges = chosen.schedule.brackets.map(({ to }) => to);
  return (
    <>
      <Axes scale={scale} edges={edges} write={write} />
      {others.map((schedule) => (
        <path key={schedule.id} className="other" d={curveOf(schedule, scale)} />
      ))}
      {rival && <path className="rival" d={curveOf(rival.schedule, scale)} />}
      <path className="chosen" d={curveOf(chosen.schedule, scale)} />
      <Point scale={scale} sum={chosen} write={write} />
    </>
  );
}

/** The size available for the chart; `undefined` before it is measured. */
function useRoom(ref: { current: SVGSVGElement | null }): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    if (!ref.current || !("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0)
        setRoom({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return room;
}

function scaleOf(schedules: readonly TaxSchedule[], most: number, { width, height }: Room): Scale {
  const top = Math.ceil(highestRate(schedules) / step) * step;
  return { left: 40, bottom: height - 28, width: width - 60, height: height - 44, most, top };
}

/** Horizontal lines at each step of the rate, and ticks at each bracket edge. */
function Axes({ scale, edges, write }: { scale: Scale; edges: readonly number[]; write: Writer }) {
  const { left, bottom, width, top } = scale;
  const rates = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const clear = edges.filter((edge) => hasRoom(edge, edges, scale));
  return (
    <g className="axes">
      {rates.map((rate) => (
        <g key={rate}>
          <path d={`M${left} ${placeY(scale, rate)}h${width}`} />
          <text x={left - 8} y={placeY(scale, rate) + 4} className="end">
            {write.percent(Math.round(rate * 10_000))}
          </text>
        </g>
      ))}
      {edges.map((edge) => (
        <path key={edge} className="tick" d={`M${placeX(scale, toCents(edge))} ${bottom}v6`} />
      ))}
      {clear.map((edge) => (
        <text key={edge} x={placeX(scale, toCents(edge))} y={bottom + 22} className="middle">
          {write.short(edge)}
        </text>
      ))}
    </g>
  );
}

/** Whether the label of a tick fits beside that of the next one. */
function hasRoom(edge: number, edges: readonly number[], scale: Scale): boolean {
  const next = edges[edges.indexOf(edge) + 1];
  return next === undefined || placeX(scale, toCents(next)) - placeX(scale, toCents(edge)) > 52;
}

function Point({ scale, sum, write }: { scale: Scale; sum: Sum; write: Writer }) {
  const rate = toNumber(sum.effective);
  const [x, y] = [placeX(scale, sum.base), placeY(scale, rate)];
  const isRight = x > scale.left + 60;
  return (
    <g className="point">
      <path d={`M${x} ${scale.bottom}V${y}`} />
      <circle cx={x} cy={y} r="5" />
      <text
        x={isRight ? x - 10 : x + 10}
        y={y - 10}
        className={isRight ? "end" : undefined}
        paintOrder="stroke"
      >
        {write.rate(sum.effective)}
      </text>
    </g>
  );
}

/** The data of the chart as a table: the rate at each edge, and that of this firm. */
function Numbers({ block, chosen, rival, write }: ChartProps) {
  const { chart } = block;
  const shown = rival ? [chosen.schedule, rival.schedule] : [chosen.schedule];
  const edges = chosen.schedule.brackets.map(({ to }) => ({ base: toCents(to), own: false }));
  const rows = [...edges, { base: chosen.base, own: true }].sort((a, b) => a.base - b.base);
  return (
    <details>
      <summary>{chart.table}</summary>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{chart.base}</th>
            {shown.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ base, own }) => (
            <tr key={`${base} ${own}`} aria-current={own ? "true" : undefined}>
              <th scope="row">
                {write.money(base)} {own && <span>{chart.point}</span>}
              </th>
              {shown.map((schedule) => (
                <td key={schedule.id}>{rateAt(schedule, base, write)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function rateAt({ brackets }: TaxSchedule, base: number, write: Writer): string {
  const bracket = brackets.find(({ to }) => base <= toCents(to));
  return bracket ? write.rate(effectiveRate(bracket, base)) : "";
}
