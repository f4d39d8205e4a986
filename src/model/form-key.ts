/** What is asked of a block to name its form. */
export interface FormKeySource {
  type: string;
  /** Its anchor. */
  id?: string;
}

/**
 * The name by which a form of the site is known to whoever receives its messages: the words of its
 * page's address, then its anchor, "contato-formulario"; of the first page only the anchor. A block
 * without an anchor is named by its type, from the second of its page on with its number: "form-2".
 *
 * @param route the address of the page, beginning with "/"
 * @param index how many blocks of that type stand before it on its page
 */
export function formKey(route: string, { type, id }: FormKeySource, index: number): string {
  const own = id ?? (index === 0 ? type : `${type}-${index + 1}`);
  return [...route.split("/").filter(Boolean), own].join("-");
}
