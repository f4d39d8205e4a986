import { pictureFaults } from "#lang/studio/upload-preparation/strings";
import type { FileVersionId } from "../../backend-contract/files.ts";
import { formatMediaFilePointer } from "../../upload-preparation/media-file-pointer.ts";
import {
  type AcceptedFileKind,
  type PreparedUpload,
  prepareUpload,
} from "../../upload-preparation/prepare-upload.ts";
import { createSafeFileName } from "../../upload-preparation/safe-file-name.ts";
import type { SelectedMediaFile } from "../../upload-preparation/selected-media-file.ts";
import type { StudioModel } from "../studio-model.ts";
import { listMediaFileNames } from "./media-files.ts";

/** A file to upload, and what its file name depends on. */
export interface UploadRequest {
  picked: File;
  wanted: AcceptedFileKind;
  /** The title of the page or entry. The file name is derived from it. */
  title: string;
}

/**
 * Prepares a file for upload and stores its bytes in the backend. Does not change the content yet.
 *
 * @returns the name and media pointer of the file, or an error message
 */
export async function uploadFile(
  model: StudioModel,
  { picked, wanted, title }: UploadRequest,
): Promise<SelectedMediaFile | string> {
  const prepared = await prepareUpload(picked, wanted);
  if (typeof prepared === "string") return pictureFaults[prepared](picked.name);
  const naming = { fileName: picked.name, title, extension: prepared.extension };
  const isTaken = createNameTakenPredicate(model);
  const name = createSafeFileName({ ...naming, isTaken });
  const kept = await model.host.stageBlob(`media/${name}`, prepared.bytes);
  if (kept.kind === "refused") return kept.message;
  const same = await fileWithSameBytes(model, kept.version, prepared.extension);
  return same === undefined
    ? { name, line: mediaPointerText(prepared, kept.version) }
    : { name: same };
}

/**
 * Creates a function that returns whether a file name is taken. The names of deleted files remain
 * taken, because undo may restore these files. Names of generated files and names in other folders
 * are taken as well, because all files share one public folder.
 */
function createNameTakenPredicate({
  session,
  pendingUploads,
  brought,
}: StudioModel): (name: string) => boolean {
  const listed = brought.paths.map(({ path }) => path);
  const paths = [...session.mediaFiles().keys(), ...pendingUploads.keys(), ...listed];
  const made = session.files().filter((path) => /^(?:documents|spreadsheets)\//.test(path));
  const stemOf = (path: string) => path.replace(/.*\//, "").replace(/\.[^.]*$/, "");
  const stems = new Set([...paths, ...made].map((path) => stemOf(path).toLowerCase()));
  return (name) => stems.has(stemOf(`media/${name}`));
}

/** Returns the name of an existing file with the same bytes; `undefined` if there is none. */
async function fileWithSameBytes(
  model: StudioModel,
  version: FileVersionId,
  extension: string,
): Promise<string | undefined> {
  const there = new Set(listMediaFileNames(model));
  const held = [...model.session.mediaFiles()].find(([, line]) =>
    line?.startsWith(`kept ${version} `),
  );
  const listed = held ? undefined : await model.host.list();
  const found =
    listed?.kind === "files" ? listed.files.find((file) => file.version === version) : undefined;
  const name = (held?.[0] ?? found?.path)?.replace(/^media\//, "");
  return name !== undefined && there.has(name) && name.endsWith(`.${extension}`) ? name : undefined;
}

function mediaPointerText(
  { bytes, width, height }: PreparedUpload,
  version: FileVersionId,
): string {
  return formatMediaFilePointer({ version, size: bytes.length, width, height });
}
