/** The fields of a block from which its form key is built. */
export interface FormKeySource {
  type: string;
  /** The anchor of the block. */
  id?: string;
}

/**
 * Returns the name that identifies a form to the receiver of its messages: the segments of the
 * page's route and the anchor of the block, "contato-formulario". On the home page it is the anchor
 * alone. A block without an anchor uses its type, with a number from the second on the page:
 * "form-2".
 *
 * @param route the route of the page, beginning with "/"
 * @param index how many blocks of that type precede it on its page
 */
export function formKey(route: string, { type, id }: FormKeySource, index: number): string {
  const own = id ?? (index === 0 ? type : `${type}-${index + 1}`);
  return [...route.split("/").filter(Boolean), own].join("-");
}
