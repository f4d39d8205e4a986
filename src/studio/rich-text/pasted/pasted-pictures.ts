/** A picture that came with its bytes. */
export interface PastedPicture {
  file: File;
  alt: string;
}

/** The pictures of pasted HTML: those that came with their bytes, and how many are only elsewhere. */
export interface PastedPictures {
  /** In the order of the text. */
  brought: readonly PastedPicture[];
  missing: number;
}

const seen = "img, svg, video, audio, canvas";
/** Names the place of a picture that came with its bytes, by its number among them. */
const placeholder = "data-pasted-picture";

/**
 * Takes the pictures out of pasted HTML. A picture in a `data:` address leaves a figure at its place; the address of
 * any other is one of another computer or site, so that picture is counted as missing.
 */
export function takePictures(body: HTMLElement): PastedPictures {
  const brought: PastedPicture[] = [];
  let missing = 0;
  for (const each of body.querySelectorAll(seen)) {
    // Pictures that were cut out of a text of the site come back by their names.
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

/** The number of the picture whose place an element holds; `undefined` for any other element. */
export function pictureNumber(element: Element): number | undefined {
  const number = element.getAttribute(placeholder);
  return number === null ? undefined : Number(number);
}

/** Mails have pictures of one dot, which count their readers. */
function isCounter(element: Element): boolean {
  return ["width", "height"].every((side) => /^[01]$/.test(element.getAttribute(side) ?? ""));
}

function placeFor(picture: Element, number: number): Element {
  const figure = picture.ownerDocument.createElement("figure");
  figure.setAttribute(placeholder, String(number));
  return figure;
}

/** A `picture` element may hold the place of its image. */
function unwrap(element: Element): void {
  if (element.querySelector(`[${placeholder}]`)) element.replaceWith(...element.children);
  else element.remove();
}

/** The picture that a `data:` address holds. Its type is found by its bytes later. */
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
