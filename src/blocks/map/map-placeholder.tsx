const streets =
  "M-9 92 969 28M-9 226 969 178M-9 352 969 330M128-9 176 429M232-9 250 429M334-9 362 429" +
  "M484-9 480 202M612-9 606 429M742-9 724 429M872-9 838 429M-9 290 240 276M606 262 969 246";
const avenue = "M-9 398C190 396 300 300 470 262 600 232 640 120 690-9";
const house =
  "M416 216l54-2 1 37-55 14zm0 6h54m-54 6h54m-54 6h55m-55 6h55m-55 6h55m-55 6h50m-50 6h26";

/** A drawing of houses and streets in the style of a survey map. It does not show a real town. */
export function MapPlaceholder() {
  return (
    <svg viewBox="0 0 960 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Streets className="edge" widths={[17, 29]} />
      <Streets className="way" widths={[15, 27]} />
      <path className="house" d={house} />
    </svg>
  );
}

interface StreetsProps {
  className: string;
  widths: [street: number, avenue: number];
}

/**
 * Draws all streets once. The map draws them twice: wide, then narrower in the colour of the paper.
 * So only their outer edges remain.
 */
function Streets({ className, widths }: StreetsProps) {
  return (
    <g className={className}>
      <path d={streets} strokeWidth={widths[0]} />
      <path d={avenue} strokeWidth={widths[1]} />
    </g>
  );
}
