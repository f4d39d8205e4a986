import type { LoadedFiles } from "../../load/files/loaded-files.ts";
import type { InitialState, MediaFileMetadata } from "./messages.ts";
import type { WorkerFiles } from "./worker-files.ts";

type InitialMedia = Pick<InitialState, "pictures" | "paths">;
type MediaChanges = Pick<WorkerFiles, "mediaFiles">;

/** Adds the metadata of pictures, whose bytes are not available in the worker. */
export function addMediaMetadata(
  contents: LoadedFiles,
  initial: InitialMedia,
  files: MediaChanges,
): LoadedFiles {
  const pictures = collectCurrentMedia(initial, files);
  const media = new Map(
    [...pictures].map(([name, { broken }]) => {
      const link = initial.paths.find(({ path }) => path === `media/${name}`)?.link;
      return [name, { outside: link === "outside", broken }] as const;
    }),
  );
  const sizeOf = (name: string) => {
    const { width, height, isMoving } = pictures.get(name) ?? {};
    return width && height ? { width, height, ...(isMoving && { isMoving }) } : undefined;
  };
  return { ...contents, media, sizeOf, bytesOf: (name) => pictures.get(name)?.bytes };
}

/** Returns the initial pictures, plus those added and minus those removed since. */
function collectCurrentMedia(
  { pictures }: InitialMedia,
  { mediaFiles }: MediaChanges,
): Map<string, MediaFileMetadata> {
  const known = new Map(Object.entries(pictures));
  for (const [path, file] of mediaFiles) {
    const name = path.replace(/^media\//, "");
    const before = known.get(name);
    if (file === null) known.delete(name);
    else if (file.width > 0 || !before) known.set(name, { ...file, bytes: file.size });
  }
  return known;
}
