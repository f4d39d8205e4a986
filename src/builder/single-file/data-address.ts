/** A file with its kind, such as "image/webp". */
export interface GivenFile {
  type: string;
  bytes: Uint8Array;
}

/** A file as an address that holds it (RFC 2397), fit for a string in double quotes, in styles as in attributes. */
export function dataAddress({ type, bytes }: GivenFile): string {
  if (type !== "image/svg+xml") return `data:${type};base64,${base64(bytes)}`;
  const text = new TextDecoder().decode(bytes);
  // A drawing is shorter as text; what ends strings, styles or addresses is written as bytes.
  const safe = text.replace(/[\s"%#<>\\&]/g, (sign) =>
    sign === " " ? " " : encodeURIComponent(sign),
  );
  return `data:${type},${safe}`;
}

/** So many bytes become letters at once: a call takes no more. */
const most = 0x8000;

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += most) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + most)));
  }
  return btoa(parts.join(""));
}
