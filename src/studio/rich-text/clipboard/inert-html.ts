import { markAsTrustedHtml } from "../../browser/trusted-types.ts";
import { limitDepth } from "../../clipboard/limit-depth.ts";
import { convertWordLists } from "./ms-word-lists.ts";
import { extractPictures, type PastedPictures } from "./pasted-pictures.ts";

const removedSelector =
  "script, style, template, title, noscript, head, meta, link, object, iframe, form";

/**
 * Parses pasted HTML in an inert document, so that no script runs and no picture is requested.
 * Removes hidden elements and extracts pictures.
 */
export function parseAndCleanHtml(html: string): { body: HTMLElement; pictures: PastedPictures } {
  const { body } = new DOMParser().parseFromString(markAsTrustedHtml(html), "text/html");
  limitDepth(body, removedSelector);
  for (const each of body.querySelectorAll(removedSelector)) each.remove();
  for (const each of body.querySelectorAll("[style]")) if (isHiddenElement(each)) each.remove();
  const pictures = extractPictures(body);
  convertWordLists(body);
  return { body, pictures };
}

function isHiddenElement(element: Element): boolean {
  const style = element.getAttribute("style") ?? "";
  return /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i.test(style);
}
