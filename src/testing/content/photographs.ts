import sharp from "sharp";

interface PhotographOptions {
  width: number;
  height: number;
  /** Position of the subject as fractions of width and height; the middle by default. */
  at?: readonly [x: number, y: number];
}

/**
 * Draws a picture that behaves like a photograph: soft light from one side, a figure, furniture,
 * grain. The same numbers give the same pixels, because the grain comes from a filter with a fixed
 * seed.
 *
 * @returns a sharp pipeline, to be written in any format
 */
export function drawPhotograph({ at = [0.5, 0.5], ...size }: PhotographOptions) {
  // Render small and enlarge, because drawing the grain is slow.
  const scale = Math.min(1, 600 / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const [x, y] = [at[0] * width, at[1] * height];
  const unit = Math.min(width, height) / 10;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="wall" x2="1" y2="0.6">
        <stop stop-color="#f3e3c4"/><stop offset="0.6" stop-color="#8fa3ad"/><stop offset="1" stop-color="#27343f"/>
      </linearGradient>
      <radialGradient id="face" cx="0.35" cy="0.3"><stop stop-color="#f0c9a4"/><stop offset="1" stop-color="#7d4f35"/></radialGradient>
      <linearGradient id="coat" x2="1"><stop stop-color="#3f6d8c"/><stop offset="1" stop-color="#101c2b"/></linearGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="${unit / 3}"/></filter>
      <filter id="grain"><feTurbulence baseFrequency="0.8" numOctaves="2" seed="7"/><feColorMatrix type="saturate" values="0"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <g filter="url(#soft)" opacity="0.8">
      <rect x="${width * 0.06}" y="${height * 0.1}" width="${unit * 3}" height="${unit * 5}" fill="#fff6dd"/>
      <rect x="${width * 0.7}" y="${height * 0.2}" width="${unit * 2}" height="${height}" fill="#4b3a2a"/>
      <rect y="${height * 0.82}" width="100%" height="20%" fill="#2b2018"/>
    </g>
    <ellipse cx="${x}" cy="${y + unit * 3.6}" rx="${unit * 2.3}" ry="${unit * 2.6}" fill="url(#coat)"/>
    <ellipse cx="${x}" cy="${y}" rx="${unit}" ry="${unit * 1.3}" fill="url(#face)"/>
    <path d="M${x - unit},${y - unit * 0.2}a${unit},${unit * 1.2} 0 0 1 ${unit * 2},0q${-unit},${-unit * 0.9} ${-unit * 2},0" fill="#2a1a12"/>
    <rect width="100%" height="100%" filter="url(#grain)" opacity="0.12"/>
  </svg>`;
  return sharp(Buffer.from(scene)).flatten().resize(size.width, size.height, { fit: "fill" });
}
