/** The viewport widths of the designs and of the main breakpoint, in px. */
const phoneWidth = 390;
const middleWidth = 900;
const desktopWidth = 1440;
const rootSize = 16;
/**
 * Font sizes (px) above this one keep shrinking below the phone width, because long words would not
 * fit.
 */
const largestFixedSize = 32;

/** A value in px at both ends of the range, and optionally at 900 px if it is not linear. */
export interface FluidValue {
  phone: number;
  middle?: number;
  desktop: number;
}

/** Returns a CSS length that grows with the viewport. Input in px. */
export function fluidSpace({ phone, desktop }: FluidValue): string {
  if (phone === desktop) return px(phone);
  return cssClamp([phone, desktop], linearExpression(phoneWidth, phone, desktopWidth, desktop), px);
}

/**
 * Returns a CSS font size that grows with the viewport and the visitor's own font size. Display
 * sizes keep shrinking below 390 px, so that words fit at 320 px and at 400 % zoom.
 */
export function fluidFontSize({ phone, middle, desktop }: FluidValue): string {
  if (phone === desktop && middle === undefined) return rem(phone);
  const size =
    middle === undefined
      ? cssClamp(
          [phone, desktop],
          linearExpression(phoneWidth, phone, desktopWidth, desktop, rem),
          rem,
        )
      : cssClamp([phone, middle, desktop], piecewiseLinearExpression(phone, middle, desktop), rem);
  return phone > largestFixedSize
    ? `min(${formatRounded((phone / phoneWidth) * 100)}vw, ${size})`
    : size;
}

/** Formats a font size in px as rem: "1.0625rem". */
function rem(size: number): string {
  return `${formatRounded(size / rootSize)}rem`;
}

/** Formats a length in px: "24px". */
export function px(size: number): string {
  return `${formatRounded(size)}px`;
}

function cssClamp(
  values: readonly number[],
  middle: string,
  unit: (size: number) => string,
): string {
  return `clamp(${unit(Math.min(...values))}, ${middle}, ${unit(Math.max(...values))})`;
}

/**
 * Returns two straight lines that meet at 900 px, as one expression. `max` or `min` picks the right
 * line on both sides.
 */
function piecewiseLinearExpression(phone: number, middle: number, desktop: number): string {
  const first = linearExpression(phoneWidth, phone, middleWidth, middle, rem);
  const second = linearExpression(middleWidth, middle, desktopWidth, desktop, rem);
  const rising = (middle - phone) / (middleWidth - phoneWidth);
  const pick = rising <= (desktop - middle) / (desktopWidth - middleWidth) ? "max" : "min";
  return `${pick}(${first}, ${second})`;
}

function linearExpression(x0: number, y0: number, x1: number, y1: number, unit = px): string {
  const slope = (y1 - y0) / (x1 - x0);
  const sign = slope < 0 ? "-" : "+";
  return `${unit(y0 - slope * x0)} ${sign} ${formatRounded(Math.abs(slope) * 100)}vw`;
}

function formatRounded(value: number): string {
  return String(Number(value.toFixed(4)));
}
