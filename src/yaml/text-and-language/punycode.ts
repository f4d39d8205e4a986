/** The parameters of RFC 3492, section 5. */
const bounds = { base: 36, tMin: 1, tMax: 26, skew: 38, damp: 700, bias: 72, first: 128 };

/**
 * Decodes a host for people: `xn--bcher-kva.de` → `bücher.de`. A label that is not valid Punycode
 * is unchanged.
 */
export function readableHost(ascii: string): string {
  const labels = ascii.split(".").map((label) => {
    return label.startsWith("xn--") ? (decodeLabel(label.slice(4)) ?? label) : label;
  });
  return labels.join(".");
}

/**
 * Decodes a label without its `xn--` (RFC 3492, section 6.2). Returns `undefined` if it is invalid.
 */
function decodeLabel(encoded: string): string | undefined {
  const split = encoded.lastIndexOf("-");
  const letters = split > 0 ? [...encoded.slice(0, split)] : [];
  const digits = encoded.slice(split + 1);
  let [code, at, bias, read] = [bounds.first, 0, bounds.bias, 0];
  while (read < digits.length) {
    const start = at;
    for (let weight = 1, k = bounds.base; ; k += bounds.base) {
      const digit = punycodeDigit(digits[read]);
      if (digit === undefined) return undefined;
      read += 1;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, bounds.tMin), bounds.tMax);
      if (digit < threshold) break;
      weight *= bounds.base - threshold;
    }
    const count = letters.length + 1;
    bias = adaptBias(at - start, count, start === 0);
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10ffff) return undefined;
    letters.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return letters.join("");
}

function punycodeDigit(letter = ""): number | undefined {
  const digit = "abcdefghijklmnopqrstuvwxyz0123456789".indexOf(letter.toLowerCase() || "?");
  return digit < 0 ? undefined : digit;
}

/** Adapts the bias after each decoded letter (RFC 3492, section 6.1). */
function adaptBias(distance: number, count: number, isFirst: boolean): number {
  const { base, tMin, tMax, skew, damp } = bounds;
  let delta = Math.floor(distance / (isFirst ? damp : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
