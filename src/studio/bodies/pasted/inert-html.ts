import { trustedMarkup } from "../../browser/trusted-types.ts";
import { listsFromWord } from "./word-lists.ts";

const dead = "script, style, template, title, noscript, head, meta, link, object, iframe, form";
const pictures = "img, picture, svg, video, audio, canvas, figure > figcaption:empty";

/**
 * Pasted HTML in a document of its own, where none of it is alive: no script of it runs, no picture is asked for.
 * What nobody sees there is taken out.
 */
export function inertBody(html: string): { body: HTMLElement; hadPictures: boolean } {
  const { body } = new DOMParser().parseFromString(trustedMarkup(html), "text/html");
  for (const each of body.querySelectorAll(dead)) each.remove();
  // Those of a text of the site, that were cut out of it, come back.
  const shown = [...body.querySelectorAll(pictures)].filter(
    (each) => !each.closest("[data-picture]"),
  );
  for (const each of shown) each.remove();
  for (const each of body.querySelectorAll("[style]")) if (isHidden(each)) each.remove();
  listsFromWord(body);
  return { body, hadPictures: shown.length > 0 };
}

function isHidden(element: Element): boolean {
  const style = element.getAttribute("style") ?? "";
  return /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i.test(style);
}
