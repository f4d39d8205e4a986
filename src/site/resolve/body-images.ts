import { picturesIn } from "../../content/markup/outline.ts";
import { type Draft, textAt } from "../../content/raw-site.ts";
import type { Schema } from "../../content/schema/schemas.ts";
import { pointer } from "../../text/pointer.ts";

/** What has texts with pictures in them, with these pictures by the names of their files; all else as it is. */
export function withBodyPictures(
  content: unknown,
  { properties = {} }: Schema,
  sizeOf: Draft["sizeOf"],
): unknown {
  const bodies = Object.keys(properties).filter((name) => properties[name]?.markup === "body");
  const pictures = bodies.flatMap((name) => picturesIn(textAt(content, pointer("", name)) ?? ""));
  if (pictures.length === 0) return content;
  const placed = pictures.map(({ file }) => [file, placedImage(file, sizeOf)]);
  return { ...Object(content), bodyPictures: Object.fromEntries(placed) };
}

/** Its words stand in the text, where the same picture may have others. */
function placedImage(file: string, sizeOf: Draft["sizeOf"]) {
  return { src: `/media/${file}`, alt: "", ...sizeOf(file) };
}
