import type { Version } from "../../hosts/contract/host-files.ts";
import type { BroughtFile } from "../../pictures/brought-file.ts";
import { keptLine } from "../../pictures/kept-line.ts";
import { type Prepared, prepareFile, type Wanted } from "../../pictures/prepare-file.ts";
import { safeName } from "../../pictures/safe-name.ts";
import { pictureFaults } from "../../pictures/words.pt-br.ts";
import type { StudioModel } from "../studio-model.ts";
import { mediaFiles } from "./media-files.ts";

/** How a file of this computer comes in. */
export interface Bringing {
  picked: File;
  wanted: Wanted;
  /** What the page or the entry is called. */
  title: string;
}

/**
 * Makes a file of this computer ready and hands its bytes to the host: nothing of the content changes yet.
 *
 * @returns why not, in a sentence
 */
export async function bringFile(
  model: StudioModel,
  { picked, wanted, title }: Bringing,
): Promise<BroughtFile | string> {
  const prepared = await prepareFile(picked, wanted);
  if (typeof prepared === "string") return pictureFaults[prepared](picked.name);
  const naming = { fileName: picked.name, title, extension: prepared.extension };
  const isTaken = takenIn(model);
  const name = safeName({ ...naming, isTaken });
  const kept = await model.host.keep(`media/${name}`, prepared.bytes);
  if (kept.kind === "refused") return kept.message;
  const same = await fileOf(model, kept.version, prepared.extension);
  return same === undefined ? { name, line: lineOf(prepared, kept.version) } : { name: same };
}

/**
 * A name that was given once is not given again: undo may bring its file back. Nor one that the site makes a file of, nor
 * one in another folder: visitors find all of them in one place.
 */
function takenIn({ session, arriving, brought }: StudioModel): (name: string) => boolean {
  const listed = brought.paths.map(({ path }) => path);
  const paths = [...session.kept().keys(), ...arriving.keys(), ...listed];
  const made = session.files().filter((path) => /^(?:documents|spreadsheets)\//.test(path));
  const stemOf = (path: string) => path.replace(/.*\//, "").replace(/\.[^.]*$/, "");
  const stems = new Set([...paths, ...made].map((path) => stemOf(path).toLowerCase()));
  return (name) => stems.has(stemOf(`media/${name}`));
}

/** The file that has these very bytes. */
async function fileOf(
  model: StudioModel,
  version: Version,
  extension: string,
): Promise<string | undefined> {
  const there = new Set(mediaFiles(model));
  const held = [...model.session.kept()].find(([, line]) => line?.startsWith(`kept ${version} `));
  const listed = held ? undefined : await model.host.list();
  const found =
    listed?.kind === "files" ? listed.files.find((file) => file.version === version) : undefined;
  const name = (held?.[0] ?? found?.path)?.replace(/^media\//, "");
  return name !== undefined && there.has(name) && name.endsWith(`.${extension}`) ? name : undefined;
}

function lineOf({ bytes, width, height }: Prepared, version: Version): string {
  return keptLine({ version, size: bytes.length, width, height });
}
