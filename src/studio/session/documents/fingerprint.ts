/**
 * Returns a 64-bit hash of a text (FNV-1a with two seeds). It detects mixed-up states of a file,
 * but does not protect against deliberate collisions. `null` means that the file does not exist,
 * and has its own fingerprint.
 */
export function fingerprint(text: string | null): string {
  if (text === null) return "none";
  return `${hash32(text, 0x811c9dc5)}${hash32(text, 0x2f0b4c27)}`;
}

function hash32(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
