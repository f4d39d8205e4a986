import type { Refusal } from "../hosts/contract/refusal.ts";
import { isRefusal } from "../hosts/local/allowed/checked-edits.ts";
import { textOf } from "../hosts/local/allowed/told-by-bytes.ts";
import { type Repository, unread } from "./repository.ts";
import { partsOf, runGit } from "./run-git.ts";

/**
 * Reads blobs as UTF-8, by blob id. Blobs that are not UTF-8 are left out. One git process reads
 * them all.
 */
export async function textsAt(
  repository: Pick<Repository, "root">,
  blobs: readonly string[],
): Promise<ReadonlyMap<string, string> | Refusal> {
  const found = await bytesAt(repository, blobs);
  if (isRefusal(found)) return found;
  const texts = [...found].flatMap(([name, bytes]): [string, string][] => {
    const text = textOf(bytes);
    return text === undefined ? [] : [[name, text]];
  });
  return new Map(texts);
}

/** Reads the bytes of blobs, by blob id. */
export async function bytesAt(
  { root }: Pick<Repository, "root">,
  blobs: readonly string[],
): Promise<Map<string, Buffer> | Refusal> {
  const input = [...new Set(blobs)].map((blob) => `${blob}\n`).join("");
  if (input === "") return new Map();
  const answer = await runGit(root, ["cat-file", "--batch"], { input });
  return unread(answer) ?? readBatch(answer.out);
}

/**
 * Parses the output of `cat-file --batch`: `<name> blob <bytes>`, a newline, the bytes, a newline.
 */
function readBatch(out: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  let at = 0;
  while (at < out.length) {
    const end = out.indexOf("\n", at);
    if (end < 0) break;
    const [name = "", kind, size] = out.toString("latin1", at, end).split(" ");
    at = end + 1;
    // A missing object has only this line.
    if (kind !== "blob") continue;
    found.set(name, out.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

/** The blob ids of the content files in a commit, by path. */
export async function blobsIn(
  { root }: Repository,
  commit: string,
  isKnown: (path: string) => boolean,
): Promise<Map<string, string> | Refusal> {
  const answer = await runGit(root, ["ls-tree", "-r", "-z", "--end-of-options", commit]);
  const refused = unread(answer);
  if (refused) return refused;
  const found = partsOf(answer).flatMap((part): [string, string][] => {
    const [, blob = "", path = ""] = /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(part) ?? [];
    return isKnown(path) ? [[path, blob]] : [];
  });
  return new Map(found);
}
