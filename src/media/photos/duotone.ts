/** The colours of a duotone for black and for white, as `#rrggbb`. */
export interface DuotoneColors {
  shadow: string;
  light: string;
}

/** The share of the darkest pixels, and of the lightest pixels, that may be clipped. */
const clippedShare = 0.01;

/**
 * Converts pixels to a duotone. Stretches their brightness to the full range, and maps it to a
 * gradient between the inks. Transparency stays unchanged.
 *
 * @param pixels rows of red, green, blue and, with four channels, alpha; changed in place
 */
export function applyDuotone(pixels: Uint8Array, channels: 3 | 4, inks: DuotoneColors): void {
  const greys = new Uint8Array(pixels.length / channels);
  for (let index = 0; index < greys.length; index++) {
    const at = index * channels;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    // Luma coefficients of ITU-R BT.709.
    greys[index] = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  const ramp = colorRamp(inks, greyRange(greys));
  for (let index = 0; index < greys.length; index++) {
    const ink = (greys[index] ?? 0) * 3;
    pixels.set(ramp.subarray(ink, ink + 3), index * channels);
  }
}

/** Finds the darkest and the lightest grey level, without the clipped pixels. */
function greyRange(greys: Uint8Array): [darkest: number, lightest: number] {
  const counts = new Array<number>(256).fill(0);
  for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1;
  const limit = greys.length * clippedShare;
  const firstBeyond = (list: readonly number[]) => {
    let sum = 0;
    return list.findIndex((count) => {
      sum += count;
      return sum > limit;
    });
  };
  return [firstBeyond(counts), 255 - firstBeyond(counts.toReversed())];
}

/**
 * Returns the ink colour of each grey level. The only grey level of a plain picture is not
 * stretched.
 */
function colorRamp(
  { shadow, light }: DuotoneColors,
  [darkest, lightest]: [number, number],
): Uint8Array {
  const [low, span] = lightest > darkest ? [darkest, lightest - darkest] : [0, 255];
  const ramp = new Uint8Array(256 * 3);
  for (let grey = 0; grey < 256; grey++) {
    const part = Math.min(1, Math.max(0, (grey - low) / span));
    const mixed = parseColor(light).map((channel, index) => {
      const from = parseColor(shadow)[index] ?? 0;
      return Math.round(from + (channel - from) * part);
    });
    ramp.set(mixed, grey * 3);
  }
  return ramp;
}

/** Parses `#rrggbb` into red, green and blue, from 0 to 255. */
export function parseColor(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
