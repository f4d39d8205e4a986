/**
 * Whether a text names a file, by the whole of its path in the media folder: `contrato.pdf` is not named by
 * `modelo-contrato.pdf`, nor by `2024/contrato.pdf`.
 */
export function mentionsFile(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (!nameCharacter.test(text.charAt(at - 1)) && !nameCharacter.test(text.charAt(end)))
      return true;
  }
  return false;
}

/** What a name goes on with; a full stop ends a sentence, too. */
const nameCharacter = /[\p{L}\p{M}\p{N}_/\\-]/u;
