/** A picture whose bytes were pasted. */
export interface PastedPicture {
  file: File;
  alt: string;
}

/** The pictures of pasted HTML. Only those with bytes can be imported; the others are counted. */
export interface PastedPictures {
  /** The pictures with bytes, in document order. */
  embedded: readonly PastedPicture[];
  missing: number;
}

const pictureSelector = "img, svg, video, audio, canvas";
/** Marks the placeholder of a picture whose bytes were pasted. The value is its index. */
const placeholderAttribute = "data-pasted-picture";

/**
 * Extracts the pictures of pasted HTML. A picture with a `data:` URL is replaced by a placeholder,
 * a `figure` element. All others count as missing, because the studio cannot read them from another
 * computer or site.
 */
export function extractPictures(body: HTMLElement): PastedPictures {
  const brought: PastedPicture[] = [];
  let missing = 0;
  for (const each of body.querySelectorAll(pictureSelector)) {
    // Pictures cut from a body of this site are restored by file name.
    if (each.closest("[data-picture]") || each.parentElement?.closest(pictureSelector)) continue;
    if (isTrackingPixel(each)) continue;
    const file = each.tagName === "IMG" ? decodeDataUrl(each.getAttribute("src") ?? "") : undefined;
    const alt = each.getAttribute("alt") ?? "";
    if (file) each.replaceWith(createPlaceholder(each, brought.push({ file, alt }) - 1));
    else missing += 1;
  }
  for (const each of body.querySelectorAll(
    `picture, ${pictureSelector}, figure > figcaption:empty`,
  ))
    if (!each.closest("[data-picture]")) reduceToPlaceholder(each);
  return { embedded: brought, missing };
}

/**
 * Returns the index of the picture that a placeholder represents; `undefined` for other elements.
 */
export function elementPlaceholderIndex(element: Element): number | undefined {
  const number = element.getAttribute(placeholderAttribute);
  return number === null ? undefined : Number(number);
}

/** Whether a picture is a tracking pixel, as in emails. */
function isTrackingPixel(element: Element): boolean {
  return ["width", "height"].every((side) => /^[01]$/.test(element.getAttribute(side) ?? ""));
}

function createPlaceholder(picture: Element, number: number): Element {
  const figure = picture.ownerDocument.createElement("figure");
  figure.setAttribute(placeholderAttribute, String(number));
  return figure;
}

/**
 * Replaces an element with the placeholder in it, such as that of the image of a `picture` element.
 * Removes the element if there is none.
 */
function reduceToPlaceholder(element: Element): void {
  if (element.querySelector(`[${placeholderAttribute}]`)) element.replaceWith(...element.children);
  else element.remove();
}

/** Decodes the picture in a `data:` URL. Its type is detected from its bytes later. */
function decodeDataUrl(address: string): File | undefined {
  const [, type = "", rest = ""] = /^data:(image\/[^,]*),(.*)$/is.exec(address.trim()) ?? [];
  if (rest === "") return undefined;
  try {
    const isEncoded = /;\s*base64\s*$/i.test(type);
    const bytes = isEncoded
      ? decodeBase64(rest)
      : new TextEncoder().encode(decodeURIComponent(rest));
    return new File([bytes], "image", { type: type.replace(/;.*/s, "") });
  } catch {
    return undefined;
  }
}

function decodeBase64(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded.replace(/\s|%0[ad]/gi, "")), (sign) => sign.charCodeAt(0));
}
