import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import { picturesIn } from "../../../model/markup/outline.ts";

/** The pictures of a text as its page shows them, for as long as the page does not draw it itself. */
export class DrawnPictures {
  private readonly known = new Map<string, Element>();

  /**
   * @param element shows the text
   * @param source the text as it is written
   * @param addressOf gives the address of a file that the page does not show
   */
  constructor(
    element: Element,
    source: string,
    private readonly addressOf: (file: string) => string,
  ) {
    eachShown(element, source, ({ file }, shown) => this.known.set(file, shown));
  }

  /** A picture as the page shows it; one that is new in the text as its file is. */
  draw({ file, alt }: Pick<BodyPicture, "file" | "alt">): Element {
    const known = this.known.get(file)?.cloneNode(true);
    const drawn = known instanceof Element ? known : document.createElement("img");
    const img = drawn.matches("img") ? drawn : drawn.querySelector("img");
    img?.setAttribute("alt", alt);
    if (!known) img?.setAttribute("src", this.addressOf(file));
    return drawn;
  }

  /** Puts each picture of a text into its place. */
  put(element: Element, source: string): void {
    eachShown(element, source, (picture, shown) => shown.replaceWith(this.draw(picture)));
  }
}

/** Where the page does not show just these pictures, none is taken for another. */
function eachShown(
  element: Element,
  source: string,
  visit: (picture: BodyPicture, shown: Element) => void,
): void {
  const shown = [...element.querySelectorAll("figure > :first-child")];
  const pictures = picturesIn(source);
  if (shown.length !== pictures.length) return;
  for (const [at, picture] of pictures.entries()) visit(picture, shown[at] as Element);
}
