interface GaugeProps {
  /** The number of features of the plan. */
  count: number;
  /** The number of features of all plans shown. */
  total: number;
}

/** Maximum number of marks. More of them would overlap. */
const maxMarks = 30;

/**
 * A half dial with a mark for each feature of all plans. The marks for features of this plan are
 * thick. The dial is only decorative, because the list contains the same information.
 */
export function Gauge({ count, total }: GaugeProps) {
  if (total < 2 || total > maxMarks) return null;
  const marks = Array.from({ length: total }, (_, index) => markPath(index, total));
  return (
    <svg className="gauge" viewBox="-50 -7 100 59" aria-hidden="true">
      <circle r="5" />
      <path strokeWidth="1" d={marks.slice(count).join("")} />
      <path strokeWidth={Math.min(6, 84 / total)} d={marks.slice(0, count).join("")} />
    </svg>
  );
}

/** Returns the SVG path of one mark. The indexes increase from left to right. */
function markPath(index: number, total: number): string {
  const angle = Math.PI * (1 - (index + 0.5) / total);
  const at = (far: number) =>
    `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  return `M${at(24)}L${at(47)}`;
}
