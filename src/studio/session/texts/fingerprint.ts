/**
 * A short sign of a text, 64 bits of it: two texts of one sign are taken for the same. It guards against
 * mixing up states of a file, not against anybody's intent (FNV-1a, twice with other seeds). A file that is
 * not there has one of its own.
 */
export function fingerprint(text: string | null): string {
  if (text === null) return "none";
  return `${half(text, 0x811c9dc5)}${half(text, 0x2f0b4c27)}`;
}

function half(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
