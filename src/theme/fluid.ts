/** The viewport widths of the designs and of the main breakpoint, in px. */
const phoneWidth = 390;
const middleWidth = 900;
const desktopWidth = 1440;
const rootSize = 16;
/** Larger sizes shrink below phone width, because long words would not fit. */
const largestFixedSize = 32;

/** A value in px at both ends of the range, and optionally at 900 px if it is not linear. */
export interface FluidValue {
  phone: number;
  middle?: number;
  desktop: number;
}

/** A CSS length that grows with the viewport. Input in px. */
export function fluidSpace({ phone, desktop }: FluidValue): string {
  if (phone === desktop) return px(phone);
  return clamp([phone, desktop], line(phoneWidth, phone, desktopWidth, desktop), px);
}

/**
 * A CSS font size that grows with the viewport and the visitor's own font size. Display sizes keep
 * shrinking below 390 px, so that words fit at 320 px and at 400 % zoom.
 */
export function fluidSize({ phone, middle, desktop }: FluidValue): string {
  if (phone === desktop && middle === undefined) return rem(phone);
  const size =
    middle === undefined
      ? clamp([phone, desktop], line(phoneWidth, phone, desktopWidth, desktop, rem), rem)
      : clamp([phone, middle, desktop], piecewiseLinear(phone, middle, desktop), rem);
  return phone > largestFixedSize ? `min(${round((phone / phoneWidth) * 100)}vw, ${size})` : size;
}

/** A font size in rem: "1.0625rem". */
function rem(size: number): string {
  return `${round(size / rootSize)}rem`;
}

/** A length in px: "24px". */
export function px(size: number): string {
  return `${round(size)}px`;
}

function clamp(values: readonly number[], middle: string, unit: (size: number) => string): string {
  return `clamp(${unit(Math.min(...values))}, ${middle}, ${unit(Math.max(...values))})`;
}

/** Two straight lines that meet at 900 px. `max` or `min` picks the right one on both sides. */
function piecewiseLinear(phone: number, middle: number, desktop: number): string {
  const first = line(phoneWidth, phone, middleWidth, middle, rem);
  const second = line(middleWidth, middle, desktopWidth, desktop, rem);
  const rising = (middle - phone) / (middleWidth - phoneWidth);
  const pick = rising <= (desktop - middle) / (desktopWidth - middleWidth) ? "max" : "min";
  return `${pick}(${first}, ${second})`;
}

function line(x0: number, y0: number, x1: number, y1: number, unit = px): string {
  const slope = (y1 - y0) / (x1 - x0);
  const sign = slope < 0 ? "-" : "+";
  return `${unit(y0 - slope * x0)} ${sign} ${round(Math.abs(slope) * 100)}vw`;
}

function round(value: number): string {
  return String(Number(value.toFixed(4)));
}
