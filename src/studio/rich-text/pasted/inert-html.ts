import { trustedMarkup } from "../../browser/trusted-types.ts";
import { limitDepth } from "./limit-depth.ts";
import { type PastedPictures, takePictures } from "./pasted-pictures.ts";
import { listsFromWord } from "./word-lists.ts";

const dead = "script, style, template, title, noscript, head, meta, link, object, iframe, form";

/**
 * Pasted HTML in a document of its own, where none of it is alive: no script of it runs, no picture is asked for.
 * What nobody sees there is taken out.
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
