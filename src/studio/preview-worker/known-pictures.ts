import type { Contents } from "../../load/files/contents.ts";
import type { CoreFiles } from "./core-files.ts";
import type { Brought, KnownPicture } from "./core-messages.ts";

type Known = Pick<Brought, "pictures" | "paths">;
type Kept = Pick<CoreFiles, "kept">;

/** Adds the known facts about pictures, whose bytes are not available in the worker. */
export function withPictures(contents: Contents, brought: Known, files: Kept): Contents {
  const pictures = knownPictures(brought, files);
  const media = new Map(
    [...pictures].map(([name, { broken }]) => {
      const link = brought.paths.find(({ path }) => path === `media/${name}`)?.link;
      return [name, { outside: link === "outside", broken }] as const;
    }),
  );
  const sizeOf = (name: string) => {
    const { width, height, isMoving } = pictures.get(name) ?? {};
    return width && height ? { width, height, ...(isMoving && { isMoving }) } : undefined;
  };
  return { ...contents, media, sizeOf, bytesOf: (name) => pictures.get(name)?.bytes };
}

/** The initial pictures, plus those added and minus those removed since. */
function knownPictures({ pictures }: Known, { kept }: Kept): Map<string, KnownPicture> {
  const known = new Map(Object.entries(pictures));
  for (const [path, file] of kept) {
    const name = path.replace(/^media\//, "");
    const before = known.get(name);
    if (file === null) known.delete(name);
    else if (file.width > 0 || !before) known.set(name, { ...file, bytes: file.size });
  }
  return known;
}
