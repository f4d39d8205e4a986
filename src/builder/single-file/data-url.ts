/** A file with its media type, such as "image/webp". */
export interface FileWithMediaType {
  type: string;
  bytes: Uint8Array;
}

/**
 * Encodes a file as a data URL (RFC 2397). The result is safe in double quotes, in CSS and in
 * attributes.
 */
export function dataUrl({ type, bytes }: FileWithMediaType): string {
  if (type !== "image/svg+xml") return `data:${type};base64,${base64(bytes)}`;
  const text = new TextDecoder().decode(bytes);
  // SVG is shorter as text. Characters that end strings, styles or addresses are percent-encoded.
  const safe = text.replace(/[\s"%#<>\\&]/g, (sign) =>
    sign === " " ? " " : encodeURIComponent(sign),
  );
  return `data:${type},${safe}`;
}

/** The maximum number of arguments of a `fromCharCode` call. */
const maxArguments = 0x8000;

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += maxArguments) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + maxArguments)));
  }
  return btoa(parts.join(""));
}
