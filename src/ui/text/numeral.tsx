interface NumeralProps {
  value: string;
  unit?: string;
}

/** Figures with more characters than this have a smaller font size and may break. */
const longestFigure = 7;

/**
 * Renders a large figure with a small unit. Without `unit`, up to three characters after the last
 * digit are the unit: "24h" → 24 and h, "98%" → 98 and %; "15+" and "ISO" have no unit.
 */
export function Numeral({ value, unit }: NumeralProps) {
  const [figure, sign] = unit ? [value, unit] : splitUnit(value);
  return (
    <b className={countVisibleCharacters(value) > longestFigure ? "numeral long" : "numeral"}>
      {figure}
      {sign && <small>{sign}</small>}
    </b>
  );
}

/** Counts the visible characters: leaves out control, format and private-use characters. */
function countVisibleCharacters(text: string): number {
  return text.replace(/\p{C}/gu, "").length;
}

function splitUnit(value: string): [string, string?] {
  const [, figure, unit] = /^(.*[\d+])([^\d+]{1,3})$/.exec(value) ?? [];
  return figure ? [figure, unit] : [value];
}
