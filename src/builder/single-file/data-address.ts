/** A file with its media type, such as "image/webp". */
export interface GivenFile {
  type: string;
  bytes: Uint8Array;
}

/**
 * Encodes a file as a data URL (RFC 2397) that is safe in double quotes, in CSS as in attributes.
 */
export function dataAddress({ type, bytes }: GivenFile): string {
  if (type !== "image/svg+xml") return `data:${type};base64,${base64(bytes)}`;
  const text = new TextDecoder().decode(bytes);
  // SVG is shorter as text. Characters that end strings, styles or addresses are percent-encoded.
  const safe = text.replace(/[\s"%#<>\\&]/g, (sign) =>
    sign === " " ? " " : encodeURIComponent(sign),
  );
  return `data:${type},${safe}`;
}

/** Maximum of arguments of one `fromCharCode` call. */
const most = 0x8000;

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += most) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + most)));
  }
  return btoa(parts.join(""));
}
