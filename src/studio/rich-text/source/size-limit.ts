/**
 * The maximum number of characters of a body that is edited on its page, or of a pasted text: about
 * forty printed pages. Longer texts would delay each keystroke, so they can only be edited in the
 * panel field.
 */
export const maxCharacters = 100_000;

/** The maximum number of elements of pasted HTML. */
const maxElements = 20_000;

/** Whether a text is too long to be edited on its page or to be pasted. */
export function isTextTooLong(text: string): boolean {
  return text.length > maxCharacters;
}

/** Whether pasted HTML is too large. Pictures as long `data:` URLs do not count. */
export function isHtmlTooLarge(body: HTMLElement): boolean {
  return isTextTooLong(body.textContent ?? "") || body.querySelectorAll("*").length > maxElements;
}
