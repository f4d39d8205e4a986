import { mapFields, valuesAtHand } from "../../content/text-on-request.ts";

/** A picture in resolved content: `src` is its address, "/media/<file>" or on another host. */
export interface PlacedImage {
  src: string;
  tone?: "paper" | "deep";
  width: number;
  height: number;
  focus?: string;
  classes?: string;
}

/** All pictures that stand anywhere in a piece of content. */
export function collectImages(value: unknown): PlacedImage[] {
  if (typeof value !== "object" || value === null) return [];
  if (isImage(value)) return [value];
  return valuesAtHand(value).flatMap(collectImages);
}

/** A copy of content in which each picture is replaced; everything else stays as it is. */
export function paintImages<T>(value: T, paint: (image: PlacedImage) => PlacedImage): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => paintImages(item, paint)) as T;
  if (isImage(value)) return paint(value) as T;
  return mapFields(value, (item) => paintImages(item, paint)) as T;
}

/** A picture is what holds an address and a size. */
function isImage(value: object): value is PlacedImage {
  return "src" in value && typeof value.src === "string" && "width" in value && "height" in value;
}
