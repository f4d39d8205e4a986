import { escapeHtml } from "../../ui/format/escape-html.ts";
import type { Choice, Shelf } from "./shelf.ts";
import { replaceTags, setAttributes, type Tag, tagMarkup, tagsIn } from "./tags.ts";
import { handoutWords as words } from "./words.pt-br.ts";

/** A print of a photograph is as wide as this, in px, or the next smaller one. */
const widest = 960;

const picture = /<picture\b[^>]*>([\s\S]*?)<\/picture>/g;

/** What markup shows of pictures in a file; those of other sites are none of it. */
export function picturesIn(markup: string): Choice[] {
  const found: Choice[] = [];
  changePictures(markup, (img, choice) => {
    if (isOwn(choice.light)) found.push(choice);
    return tagMarkup(img, "/");
  });
  return found;
}

/** The markup of a page whose pictures come from the shelf; those that are not on it say so. */
export function withPictures(markup: string, shelf: Shelf): string {
  return changePictures(markup, (img, { light, dark }) => {
    const { attributes } = img;
    const own = shelf.light.get(light);
    if (own === undefined) return absent(attributes.get("alt") ?? "");
    const night = dark && shelf.dark.get(dark);
    const names = [attributes.get("class"), own, night].filter(Boolean);
    const [width = "1", height = "1"] = [attributes.get("width"), attributes.get("height")];
    const none = { srcset: undefined, sizes: undefined, loading: undefined };
    const instead = { class: names.join(" "), src: blank(width, height) };
    setAttributes(img, { ...none, fetchpriority: undefined, ...instead });
    return tagMarkup(img, "/");
  });
}

/** The markup of a page where drawings that only a script would make say so. */
export function withoutEmptyDrawings(markup: string): string {
  const told = `<p class="handout-absent">${escapeHtml(words.noDrawing)}</p>`;
  return markup.replace(/<svg\b[^>]*\brole="img"[^>]*><\/svg>/g, told);
}

function changePictures(markup: string, change: (img: Tag, choice: Choice) => string): string {
  const alone = markup.replace(picture, (_, inner: string) => {
    const tags = tagsIn(inner);
    const img = tags.find(({ name }) => name === "img");
    if (!img) return "";
    const choice = choose(tags, img);
    const { light, dark } = choice;
    setAttributes(img, { "data-light": light, "data-dark": dark });
    return tagMarkup(img, "/");
  });
  return replaceTags(alone, (tag) => {
    if (tag.name !== "img") return undefined;
    const { attributes } = tag;
    const light = attributes.get("data-light") ?? attributes.get("src") ?? "";
    const choice = { light: plain(light), dark: optional(attributes.get("data-dark")) };
    setAttributes(tag, { "data-light": undefined, "data-dark": undefined });
    return change(tag, choice);
  });
}

/** One width of a photograph, in a format that browsers have read since 2020; a drawing for each scheme. */
function choose(tags: readonly Tag[], { attributes }: Tag): Choice {
  const sources = tags.filter(({ name }) => name === "source").map((tag) => tag.attributes);
  const day = sources.filter((source) => mediaOf(source) === "");
  const night = sources.filter((source) =>
    /^\(prefers-color-scheme:\s*dark\)$/.test(mediaOf(source)),
  );
  const plain = night.find((source) => !source.has("type"))?.get("srcset");
  return {
    light: printIn(day) ?? attributes.get("src") ?? "",
    dark: printIn(night) ?? plain,
  };
}

function printIn(sources: readonly Tag["attributes"][]): string | undefined {
  const print = sources.find((source) => source.get("type") === "image/webp");
  return print && widthOf(print.get("srcset") ?? "");
}

function mediaOf(source: Tag["attributes"]): string {
  return source.get("media") ?? "";
}

/** The address of the widest candidate that is not too wide, else of the narrowest (HTML, "srcset attributes"). */
function widthOf(srcset: string): string | undefined {
  const candidates = srcset.split(/,\s+/).map((each) => {
    const [address = "", width = "0w"] = each.trim().split(/\s+/);
    return { address, width: Number.parseInt(width, 10) };
  });
  const sorted = candidates.sort((a, b) => a.width - b.width);
  return (sorted.findLast(({ width }) => width <= widest) ?? sorted[0])?.address || undefined;
}

/** Nothing, as large as the picture: what is to be seen comes from the styles, where it stands once. */
function blank(width: string, height: string): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
}

function absent(alt: string): string {
  return `<span class="handout-absent">${escapeHtml(words.noPicture({ name: plain(alt) }))}</span>`;
}

/** Whoever makes the pages knows what an address means, unless it is one of the web. */
function isOwn(address: string): boolean {
  return address !== "" && !/^(?:\/\/|\w+:\/\/)/.test(address);
}

function optional(address: string | undefined): string | undefined {
  return address === undefined ? undefined : plain(address);
}

/** An attribute's value as it is meant. */
function plain(value: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return value.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name] ?? "");
}
