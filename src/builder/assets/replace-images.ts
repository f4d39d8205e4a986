import { mapEagerFields, nonLazyValues } from "../../model/lazy-fields.ts";

/** A picture in resolved content. `src` is "/media/<file>", or an address on another host. */
export interface ContentImage {
  src: string;
  tone?: "paper" | "deep";
  width: number;
  height: number;
  focus?: string;
  classes?: string;
}

/**
 * Collects all pictures in a piece of content. A logo may contain a second picture for dark
 * backgrounds.
 */
export function collectImages(value: unknown): ContentImage[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = nonLazyValues(value).flatMap(collectImages);
  return isImage(value) ? [value, ...inside] : inside;
}

/** Returns a copy of content with all pictures replaced. Everything else stays unchanged. */
export function replaceImages<T>(value: T, replace: (image: ContentImage) => ContentImage): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => replaceImages(item, replace)) as T;
  const painted = mapEagerFields(value, (item) => replaceImages(item, replace)) as T;
  return isImage(value) ? (replace(painted as ContentImage) as T) : painted;
}

/** Whether an object is a picture: it has an address and a size. */
function isImage(value: object): value is ContentImage {
  return "src" in value && typeof value.src === "string" && "width" in value && "height" in value;
}
