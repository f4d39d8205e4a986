import type { Schema } from "./schemas.ts";

/** The schemas of a picture: a file, its description, and what more is known of it. */
const pictureParts: readonly unknown[] = ["parts/image.json", "parts/logo.json"];

/** Whether a schema node, its `$ref` followed, describes a picture. */
export function isPicture({ $id }: Schema): boolean {
  return pictureParts.includes($id);
}
