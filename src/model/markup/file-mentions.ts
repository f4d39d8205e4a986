/**
 * Whether a text mentions a file by its full path in the media folder. `modelo-contrato.pdf` and
 * `2024/contrato.pdf` do not mention `contrato.pdf`.
 */
export function mentionsFile(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (!nameCharacter.test(text.charAt(at - 1)) && !nameCharacter.test(text.charAt(end)))
      return true;
  }
  return false;
}

/** Characters that continue a file name. A period is not one of them: it may end a sentence. */
const nameCharacter = /[\p{L}\p{M}\p{N}_/\\-]/u;
