import type { Contents } from "../../site/folder/contents.ts";
import type { Brought } from "./core-messages.ts";

/** Contents with what is known of the pictures, whose bytes are not at hand here. */
export function withPictures(
  contents: Contents,
  { pictures, paths }: Pick<Brought, "pictures" | "paths">,
): Contents {
  const media = new Map(
    Object.entries(pictures).map(([name, { broken }]) => {
      const link = paths.find(({ path }) => path === `media/${name}`)?.link;
      return [name, { outside: link === "outside", broken }] as const;
    }),
  );
  const sizeOf = (name: string) => {
    const { width, height } = pictures[name] ?? {};
    return width && height ? { width, height } : undefined;
  };
  return { ...contents, media, sizeOf, bytesOf: (name) => pictures[name]?.bytes };
}
