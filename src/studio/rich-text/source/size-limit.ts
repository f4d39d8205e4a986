/**
 * So many signs of a longer text are typed on its page or pasted at once, about forty printed pages. More would hold up
 * each press; the field of the panel takes them.
 */
export const mostSigns = 100_000;

/** So many elements of pasted HTML are read. */
const mostElements = 20_000;

/** Whether a text is too long to be typed on its page, or to be pasted at once. */
export function isTooLong(text: string): boolean {
  return text.length > mostSigns;
}

/** Whether pasted HTML holds too much to be read. Pictures may come as long addresses, which do not count. */
export function holdsTooMuch(body: HTMLElement): boolean {
  return isTooLong(body.textContent ?? "") || body.querySelectorAll("*").length > mostElements;
}
