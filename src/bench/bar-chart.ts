import { escapeXml } from "../ui/format/escape-xml.ts";

interface ChartBar {
  label: string;
  value: number;
  /** Draws this bar in full colour. Unmarked bars are dimmed. */
  isMarked?: boolean;
}

const width = 720;
/** Width reserved for each character of a label, in px; more than the average in most fonts. */
const characterWidth = 7.6;
const rightMargin = 70;
const rowHeight = 34;
const topMargin = 48;

/**
 * Draws horizontal bars as SVG, readable on light and dark backgrounds.
 *
 * @param digits decimal places of the values
 */
export function drawBarChart(
  bars: readonly ChartBar[],
  { title, digits }: { title: string; digits: number },
): string {
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  const left = 12 + Math.round(characterWidth * Math.max(...bars.map(({ label }) => label.length)));
  const height = topMargin + bars.length * rowHeight + 12;
  const rows = bars.map(({ label, value, isMarked }, index) => {
    const y = topMargin + index * rowHeight;
    const length = Math.max(1, Math.round(((width - left - rightMargin) * value) / most));
    const middle = y + 16;
    return [
      `<text x="${left - 12}" y="${middle}" text-anchor="end">${escapeXml(label)}</text>`,
      `<rect x="${left}" y="${y}" width="${length}" height="22" opacity="${isMarked ? 1 : 0.45}"/>`,
      `<text x="${left + length + 8}" y="${middle}">${value.toFixed(digits)}</text>`,
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="14" fill="#6b7f95" role="img" aria-label="${escapeXml(title)}"><text x="12" y="26" font-size="16">${escapeXml(title)}</text>${rows.join("")}</svg>\n`;
}
