interface GaugeProps {
  /** How many features the plan has. */
  count: number;
  /** How many there are in all plans that stand beside it. */
  total: number;
}

/** More marks than these would run into each other. */
const most = 30;

/** Half a dial with a mark for each feature of all plans, those of this one lit: the list says the same in words. */
export function Gauge({ count, total }: GaugeProps) {
  if (total < 2 || total > most) return null;
  const marks = Array.from({ length: total }, (_, index) => markAt(index, total));
  return (
    <svg className="gauge" viewBox="-50 -7 100 59" aria-hidden="true">
      <circle r="5" />
      <path strokeWidth="1" d={marks.slice(count).join("")} />
      <path strokeWidth={Math.min(6, 84 / total)} d={marks.slice(0, count).join("")} />
    </svg>
  );
}

/** From the left, where a dial's morning is, to the right. */
function markAt(index: number, total: number): string {
  const angle = Math.PI * (1 - (index + 0.5) / total);
  const at = (far: number) =>
    `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  return `M${at(24)}L${at(47)}`;
}
