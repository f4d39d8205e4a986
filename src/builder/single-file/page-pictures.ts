import { singleFileStrings as strings } from "#lang/builder/single-file/strings";
import { escapeHtml } from "../../ui/format/escape-html.ts";
import type { PictureClasses, PictureSchemeUrls } from "./picture-classes.ts";
import {
  findStartTags,
  replaceTags,
  type StartTag,
  setAttributes,
  tagMarkup,
} from "./start-tags.ts";

/**
 * The maximum width of a photograph in px. The export uses the widest rendition up to this width.
 */
const maxPhotoWidth = 960;

const pictureElement = /<picture\b[^>]*>([\s\S]*?)<\/picture>/g;

/** Lists the pictures of the site in markup. Pictures of other sites are skipped. */
export function listPictures(markup: string): PictureSchemeUrls[] {
  const found: PictureSchemeUrls[] = [];
  replaceImageElements(markup, (img, choice) => {
    if (isSiteAddress(choice.light)) found.push(choice);
    return tagMarkup(img, "/");
  });
  return found;
}

/**
 * Replaces each picture of a page with a placeholder whose class shows the picture. Replaces a
 * missing picture with a notice.
 */
export function replacePictures(markup: string, shelf: PictureClasses): string {
  return replaceImageElements(markup, (img, { light, dark }) => {
    const { attributes } = img;
    const own = shelf.light.get(light);
    if (own === undefined) return missingPictureNotice(attributes.get("alt") ?? "");
    const night = dark && shelf.dark.get(dark);
    const names = [attributes.get("class"), own, night].filter(Boolean);
    const [width = "1", height = "1"] = [attributes.get("width"), attributes.get("height")];
    const none = { srcset: undefined, sizes: undefined, loading: undefined };
    const instead = { class: names.join(" "), src: placeholderImageUrl(width, height) };
    setAttributes(img, { ...none, fetchpriority: undefined, ...instead });
    return tagMarkup(img, "/");
  });
}

/** Replaces each drawing that needs a script with a notice. */
export function replaceEmptyDrawings(markup: string): string {
  const told = `<p class="handout-absent">${escapeHtml(strings.noDrawing)}</p>`;
  return markup.replace(/<svg\b[^>]*\brole="img"[^>]*><\/svg>/g, told);
}

function replaceImageElements(
  markup: string,
  change: (img: StartTag, choice: PictureSchemeUrls) => string,
): string {
  const alone = markup.replace(pictureElement, (_, inner: string) => {
    const tags = findStartTags(inner);
    const img = tags.find(({ name }) => name === "img");
    if (!img) return "";
    const choice = chooseSources(tags, img);
    const { light, dark } = choice;
    setAttributes(img, { "data-light": light, "data-dark": dark });
    return tagMarkup(img, "/");
  });
  return replaceTags(alone, (tag) => {
    if (tag.name !== "img") return undefined;
    const { attributes } = tag;
    const light = attributes.get("data-light") ?? attributes.get("src") ?? "";
    const choice = {
      light: unescapeValue(light),
      dark: unescapeIfPresent(attributes.get("data-dark")),
    };
    setAttributes(tag, { "data-light": undefined, "data-dark": undefined });
    return change(tag, choice);
  });
}

/**
 * Chooses the files of a picture. For a photograph, that is one width in a format that browsers
 * have supported since 2020. A drawing has one file for each colour scheme.
 */
function chooseSources(tags: readonly StartTag[], { attributes }: StartTag): PictureSchemeUrls {
  const sources = tags.filter(({ name }) => name === "source").map((tag) => tag.attributes);
  const day = sources.filter((source) => mediaCondition(source) === "");
  const night = sources.filter((source) =>
    /^\(prefers-color-scheme:\s*dark\)$/.test(mediaCondition(source)),
  );
  const plain = night.find((source) => !source.has("type"))?.get("srcset");
  return {
    light: chooseRendition(day) ?? attributes.get("src") ?? "",
    dark: chooseRendition(night) ?? plain,
  };
}

function chooseRendition(sources: readonly StartTag["attributes"][]): string | undefined {
  const print = sources.find((source) => source.get("type") === "image/webp");
  return print && pickSrcsetAddress(print.get("srcset") ?? "");
}

function mediaCondition(source: StartTag["attributes"]): string {
  return source.get("media") ?? "";
}

/**
 * Returns the address of the widest candidate up to the maximum. If all are wider, returns the
 * narrowest (HTML, "srcset attributes").
 */
function pickSrcsetAddress(srcset: string): string | undefined {
  const candidates = srcset.split(/,\s+/).map((each) => {
    const [address = "", width = "0w"] = each.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
  const sorted = candidates.sort((a, b) => a.width - b.width);
  return (
    (sorted.findLast(({ width }) => width <= maxPhotoWidth) ?? sorted[0])?.address || undefined
  );
}

/**
 * Returns a transparent placeholder with the size of a picture. The styles contain each picture
 * once and show it there.
 */
function placeholderImageUrl(width: string, height: string): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
}

function missingPictureNotice(alt: string): string {
  return `<span class="handout-absent">${escapeHtml(strings.noPicture({ name: unescapeValue(alt) }))}</span>`;
}

/** Whether an address belongs to the site. Only web addresses belong to another site. */
function isSiteAddress(address: string): boolean {
  return address !== "" && !/^(?:\/\/|\w+:\/\/)/.test(address);
}

function unescapeIfPresent(address: string | undefined): string | undefined {
  return address === undefined ? undefined : unescapeValue(address);
}

/** Replaces the character references in an attribute's value. */
function unescapeValue(value: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return value.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? "");
}
