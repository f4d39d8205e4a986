import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import { picturesIn } from "../../../model/markup/extract-body-parts.ts";

/**
 * The rendered pictures of a body. They are reused while the editor replaces the page's own markup.
 */
export class PictureElementCache {
  private readonly known = new Map<string, Element>();

  /**
   * @param element the rendered body
   * @param source the source of the body
   * @param addressOf returns the URL of a file that the page does not show
   */
  constructor(
    element: Element,
    source: string,
    private readonly addressOf: (file: string) => string,
  ) {
    forEachPicture(element, source, ({ file }, shown) => this.known.set(file, shown));
  }

  /** Renders a picture as the page does. A new picture is rendered with its original file. */
  render({ file, alt }: Pick<BodyPicture, "file" | "alt">): Element {
    const known = this.known.get(file)?.cloneNode(true);
    const drawn = known instanceof Element ? known : document.createElement("img");
    const img = drawn.matches("img") ? drawn : drawn.querySelector("img");
    img?.setAttribute("alt", alt);
    if (!known) img?.setAttribute("src", this.addressOf(file));
    return drawn;
  }

  /** Replaces each picture of a rendered body with a copy of its cached element. */
  replaceIn(element: Element, source: string): void {
    forEachPicture(element, source, (picture, shown) => shown.replaceWith(this.render(picture)));
  }
}

/**
 * Visits each picture with its element. Visits none if the page does not show exactly these
 * pictures, because they could be confused.
 */
function forEachPicture(
  element: Element,
  source: string,
  visit: (picture: BodyPicture, shown: Element) => void,
): void {
  const shown = [...element.querySelectorAll("figure > :first-child")];
  const pictures = picturesIn(source);
  if (shown.length !== pictures.length) return;
  for (const [at, picture] of pictures.entries()) visit(picture, shown[at] as Element);
}
