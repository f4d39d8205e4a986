interface NumeralProps {
  value: string;
  unit?: string;
}

/** A figure of more signs than this is set smaller, and may break. */
const longestFigure = 7;

/**
 * A figure set large with its unit small. Without `unit`, up to three signs after the last digit
 * are the unit: "24h" → 24 and h, "98%" → 98 and %, while "15+" and "ISO" stay whole.
 */
export function Numeral({ value, unit }: NumeralProps) {
  const [figure, sign] = unit ? [value, unit] : splitUnit(value);
  return (
    <b className={seenSigns(value) > longestFigure ? "numeral long" : "numeral"}>
      {figure}
      {sign && <small>{sign}</small>}
    </b>
  );
}

/** How many signs of a text have a shape: those of private use, and what only steers a line, have none. */
function seenSigns(text: string): number {
  return text.replace(/\p{C}/gu, "").length;
}

function splitUnit(value: string): [string, string?] {
  const [, figure, unit] = /^(.*[\d+])([^\d+]{1,3})$/.exec(value) ?? [];
  return figure ? [figure, unit] : [value];
}
