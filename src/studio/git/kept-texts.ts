import type { Refusal } from "../hosts/contract/refusal.ts";
import { isRefusal } from "../hosts/local/allowed/checked-edits.ts";
import { textOf } from "../hosts/local/allowed/told-by-bytes.ts";
import { type Repository, unread } from "./repository.ts";
import { partsOf, runGit } from "./run-git.ts";

/** The texts that git keeps under some names; those that are none in UTF-8 are left out. One process reads them all. */
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

/** The bytes that git keeps under some names. */
export async function bytesAt(
  { root }: Pick<Repository, "root">,
  blobs: readonly string[],
): Promise<Map<string, Buffer> | Refusal> {
  const input = [...new Set(blobs)].map((blob) => `${blob}\n`).join("");
  if (input === "") return new Map();
  const answer = await runGit(root, ["cat-file", "--batch"], { input });
  return unread(answer) ?? readBatch(answer.out);
}

/** Reads what `cat-file --batch` says: `<name> blob <bytes>`, a line end, the bytes, a line end. */
function readBatch(out: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  let at = 0;
  while (at < out.length) {
    const end = out.indexOf("\n", at);
    if (end < 0) break;
    const [name = "", kind, size] = out.toString("latin1", at, end).split(" ");
    at = end + 1;
    // One that is not there has no more than this line.
    if (kind !== "blob") continue;
    found.set(name, out.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

/** The names under which a commit keeps some files of the content, by their paths in it. */
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
