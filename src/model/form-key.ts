/** The fields of a block from which its form key is built. */
export interface FormKeySource {
  type: string;
  /** Its anchor. */
  id?: string;
}

/**
 * Returns the name that identifies a form to the receiver of its messages. It consists of the
 * segments of the page's route and the block's anchor: "contato-formulario". On the home page it is
 * the anchor alone. A block without an anchor uses its type, numbered from the second one of the
 * page: "form-2".
 *
 * @param route the route of the page, beginning with "/"
 * @param index how many blocks of that type precede it on its page
 */
export function formKey(route: string, { type, id }: FormKeySource, index: number): string {
  const own = id ?? (index === 0 ? type : `${type}-${index + 1}`);
  return [...route.split("/").filter(Boolean), own].join("-");
}
