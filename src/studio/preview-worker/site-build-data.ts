import { readImageSize } from "../../model/image-size.ts";
import type { StorageBackend } from "../backend-contract/backend.ts";
import type { BackendBuildData } from "../backend-contract/backend-option.ts";
import type { FileVersionId, StoredFile } from "../backend-contract/files.ts";
import type { InitialState, MediaFileMetadata, PicturePropsByRendition } from "./messages.ts";

/** A picture at the time when the static studio was built. */
export interface BuildTimeMediaFile extends MediaFileMetadata {
  /** The versions that backends may give these bytes: SHA-256 or git object ID. */
  versions: readonly FileVersionId[];
}

/** The build data of the static studio: `brought.json`. */
export interface SiteBuildData
  extends BackendBuildData,
    Pick<InitialState, "schemas" | "code" | "date"> {
  /** Version hash of the studio's files. */
  mark: string;
  pictures: Readonly<Record<string, BuildTimeMediaFile>>;
  placed: PicturePropsByRendition;
  /** The files of the site code, with the versions that backends may give them. */
  codeFiles: Readonly<Record<string, readonly FileVersionId[]>>;
}

/**
 * Builds the initial state of the preview worker from the build data and the current files of a
 * backend.
 */
export async function createInitialState(
  site: SiteBuildData,
  host: StorageBackend,
): Promise<InitialState> {
  const { schemas, code, date, folder } = site;
  const listed = await host.list();
  const files = listed.kind === "files" ? listed.files : [];
  const paths = files.map(({ path }) => ({ path }));
  const pictures = await readCurrentMediaMetadata(site, host, files);
  return {
    folder,
    schemas,
    code,
    date,
    paths,
    pictures,
    placed: selectUnchangedRenditions(site, files),
  };
}

/**
 * Returns the metadata of all pictures. For unchanged pictures it is known from the build; other
 * files are read.
 */
async function readCurrentMediaMetadata(
  site: SiteBuildData,
  host: StorageBackend,
  files: readonly StoredFile[],
): Promise<Record<string, MediaFileMetadata>> {
  const media = files.filter(({ path }) => path.startsWith("media/"));
  const known = media.map(async (file): Promise<[string, MediaFileMetadata]> => {
    const name = file.path.slice("media/".length);
    const { versions = [], ...before } = site.pictures[name] ?? {};
    return [name, versions.includes(file.version) ? before : await measureMediaFile(host, file)];
  });
  return Object.fromEntries(await Promise.all(known));
}

async function measureMediaFile(
  host: StorageBackend,
  { path, size }: StoredFile,
): Promise<MediaFileMetadata> {
  const answer = await host.readBytes(path);
  const shown = answer.kind === "bytes" ? readImageSize(answer.bytes) : undefined;
  return { ...shown, bytes: size };
}

/** Returns the renditions of unchanged pictures. Other pictures are shown as originals. */
function selectUnchangedRenditions(
  site: SiteBuildData,
  files: readonly StoredFile[],
): PicturePropsByRendition {
  const now = new Map(files.map(({ path, version }) => [path, version]));
  const isSame = (name: string) => {
    const version = now.get(`media/${name}`);
    return version !== undefined && site.pictures[name]?.versions.includes(version) === true;
  };
  const names = Object.keys(site.pictures);
  const placed = Object.entries(site.placed).filter(([key]) => {
    const file = key.replace(/ \w+$/, "");
    return [file, ...findDrawingRenditions(file, names)].every(isSame);
  });
  return Object.fromEntries(placed);
}

/** Returns the renditions of a drawing that are files beside it, such as `hero-dark.svg`. */
function findDrawingRenditions(file: string, names: readonly string[]): string[] {
  const stem = file.replace(/\.svg$/, "");
  const cuts = ["-dark", "-small", "-small-dark"].map((cut) => `${stem}${cut}.svg`);
  return cuts.filter((name) => names.includes(name));
}

/**
 * Whether the site code of a backend differs from the code that the studio was built with; `false`
 * if unknown.
 */
export async function hasDifferentSiteCode(
  site: SiteBuildData,
  host: StorageBackend,
): Promise<boolean> {
  const found = await host.siteCodeVersions?.();
  if (found?.kind !== "code") return false;
  const now = new Map(found.files.map(({ path, version }) => [path, version]));
  const names = new Set([...now.keys(), ...Object.keys(site.codeFiles)]);
  return [...names].some((path) => {
    const version = now.get(path);
    return !version || !site.codeFiles[path]?.includes(version);
  });
}
