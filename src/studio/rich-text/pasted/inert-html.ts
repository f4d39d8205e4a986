import { trustedMarkup } from "../../browser/trusted-types.ts";
import { limitDepth } from "./limit-depth.ts";
import { type PastedPictures, takePictures } from "./pasted-pictures.ts";
import { listsFromWord } from "./word-lists.ts";

const dead = "script, style, template, title, noscript, head, meta, link, object, iframe, form";

/**
 * Parses pasted HTML in an inert document: no script runs and no picture is requested. Removes
 * hidden elements and extracts pictures.
 */
export function inertBody(html: string): { body: HTMLElement; pictures: PastedPictures } {
  const { body } = new DOMParser().parseFromString(trustedMarkup(html), "text/html");
  limitDepth(body, dead);
  for (const each of body.querySelectorAll(dead)) each.remove();
  for (const each of body.querySelectorAll("[style]")) if (isHidden(each)) each.remove();
  const pictures = takePictures(body);
  listsFromWord(body);
  return { body, pictures };
}

function isHidden(element: Element): boolean {
  const style = element.getAttribute("style") ?? "";
  return /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i.test(style);
}
