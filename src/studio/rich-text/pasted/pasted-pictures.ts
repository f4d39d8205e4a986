/** A picture whose bytes were pasted. */
export interface PastedPicture {
  file: File;
  alt: string;
}

/** The pictures of pasted HTML: those with bytes, and the number of those without. */
export interface PastedPictures {
  /** In document order. */
  brought: readonly PastedPicture[];
  missing: number;
}

const seen = "img, svg, video, audio, canvas";
/** Marks the place of a picture with bytes by its index. */
const placeholder = "data-pasted-picture";

/**
 * Extracts the pictures of pasted HTML. A picture with a `data:` URL leaves a figure as a
 * placeholder. Other URLs point to another computer or site, so that such a picture counts as
 * missing.
 */
export function takePictures(body: HTMLElement): PastedPictures {
  const brought: PastedPicture[] = [];
  let missing = 0;
  for (const each of body.querySelectorAll(seen)) {
    // Pictures cut from a body of this site are restored by file name.
    if (each.closest("[data-picture]") || each.parentElement?.closest(seen)) continue;
    if (isCounter(each)) continue;
    const file = each.tagName === "IMG" ? fileIn(each.getAttribute("src") ?? "") : undefined;
    const alt = each.getAttribute("alt") ?? "";
    if (file) each.replaceWith(placeFor(each, brought.push({ file, alt }) - 1));
    else missing += 1;
  }
  for (const each of body.querySelectorAll(`picture, ${seen}, figure > figcaption:empty`))
    if (!each.closest("[data-picture]")) unwrap(each);
  return { brought, missing };
}

/**
 * The index of the picture that an element is the placeholder of; `undefined` for other elements.
 */
export function pictureNumber(element: Element): number | undefined {
  const number = element.getAttribute(placeholder);
  return number === null ? undefined : Number(number);
}

/** Whether a picture is a tracking pixel, as in emails. */
function isCounter(element: Element): boolean {
  return ["width", "height"].every((side) => /^[01]$/.test(element.getAttribute(side) ?? ""));
}

function placeFor(picture: Element, number: number): Element {
  const figure = picture.ownerDocument.createElement("figure");
  figure.setAttribute(placeholder, String(number));
  return figure;
}

/** A `picture` element may contain the placeholder of its image. */
function unwrap(element: Element): void {
  if (element.querySelector(`[${placeholder}]`)) element.replaceWith(...element.children);
  else element.remove();
}

/** Decodes the picture in a `data:` URL. Its type is detected from its bytes later. */
function fileIn(address: string): File | undefined {
  const [, type = "", rest = ""] = /^data:(image\/[^,]*),(.*)$/is.exec(address.trim()) ?? [];
  if (rest === "") return undefined;
  try {
    const isEncoded = /;\s*base64\s*$/i.test(type);
    const bytes = isEncoded ? bytesOf(rest) : new TextEncoder().encode(decodeURIComponent(rest));
    return new File([bytes], "image", { type: type.replace(/;.*/s, "") });
  } catch {
    return undefined;
  }
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded.replace(/\s|%0[ad]/gi, "")), (sign) => sign.charCodeAt(0));
}
