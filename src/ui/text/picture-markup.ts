import type { BodyPicture } from "../../model/markup/body-pictures.ts";
import type { Image } from "../../model/types.ts";
import { escapeHtml } from "../format/escape-html.ts";

/** The pictures of a text, by file name. */
export type BodyPictures = Readonly<Record<string, Image>>;

/** The width of the text column, as a `sizes` attribute. */
export const columnSizes = "(max-width: 700px) 100vw, 640px";

/**
 * Returns the same HTML as `Picture`, built without React. An unknown picture shows its alternative
 * text.
 */
export function pictureMarkup({ file, alt }: BodyPicture, pictures: BodyPictures): string {
  const image = pictures[file];
  if (!image) return `<img${attributesMarkup({ src: `/media/${file}`, alt, loading: "lazy" })}/>`;
  const { classes, src, width, height, sources = [] } = image;
  const own = { class: classes, src, alt, width, height, loading: "lazy" };
  const img = `<img${attributesMarkup(own)}/>`;
  if (sources.length === 0) return img;
  const others = sources.map(({ type, media, srcset }) => {
    const sizes = type && columnSizes;
    return `<source${attributesMarkup({ type, media, srcSet: srcset, sizes })}/>`;
  });
  return `<picture>${others.join("")}${img}</picture>`;
}

function attributesMarkup(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join("");
}
