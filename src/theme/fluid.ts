/** The widths of the drawings, and the one where the layout changes, in px. */
const phoneWidth = 390;
const middleWidth = 900;
const desktopWidth = 1440;
const rootSize = 16;
/** Sizes above this would not fit long words on screens narrower than a phone's, so they shrink. */
const largestFixedSize = 32;

/** A value in px at the two ends of the range, and where it must not be a straight line, at 900. */
export interface FluidValue {
  phone: number;
  middle?: number;
  desktop: number;
}

/** A length in px that grows with the window, as a CSS value. */
export function fluidSpace({ phone, desktop }: FluidValue): string {
  if (phone === desktop) return px(phone);
  return clamp([phone, desktop], line(phoneWidth, phone, desktopWidth, desktop), px);
}

/**
 * A font size that grows with the window and with the visitor's own font size, as a CSS value.
 * Display sizes go on shrinking below 390 px, so that words fit at 320 px and at 400 % zoom.
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

/** Two straight lines that meet at 900 px: of two such lines, one lies above on both sides. */
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
